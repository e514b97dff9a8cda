/* Beside the page on a server: keeps a copy of the page in the browser, for when there is no network.
   With a network the page is always the server's. */

const COPIES = 'kostka';

self.addEventListener('install', () => self.skipWaiting());
/* The page that has brought this is there already, and is asked for once more. */
async function begin() {
  const copies = await caches.open(COPIES);
  const pages = await self.clients.matchAll({includeUncontrolled: true, type: 'window'});
  await Promise.all(pages.map(({url}) => copies.add(url)));
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function answer(request) {
  const copies = await caches.open(COPIES);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await copies.put(request, response.clone());
    }
    return response;
  } catch (error) {
    return await copies.match(request) ?? Promise.reject(error);
  }
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    event.respondWith(answer(event.request));
  }
});
