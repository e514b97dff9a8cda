/* This script lies beside the page on a server. It keeps a copy of the page in the browser for use
   without a network. With a network the page always comes from the server. */

const COPIES = 'kostka';

self.addEventListener('install', () => self.skipWaiting());
/* The page that has loaded this script came without it, so it is fetched once more for the copy. */
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
    return await copies.match(request, {ignoreSearch: true}) ?? Promise.reject(error);
  }
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    event.respondWith(answer(event.request));
  }
});
