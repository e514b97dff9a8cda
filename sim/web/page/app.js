/* The page as an app: a manifest by which a browser can install it, and, where the page comes from a
   server that has offline.js beside it, a copy for when there is no network. */

function absolute(url) {
  return new URL(url, location.href).href.replace(/#.*/, '');
}

function manifest(icon) {
  return {
    name: document.title,
    short_name: 'Kostka',
    description: document.querySelector('meta[name=description]').content,
    start_url: absolute(''),
    scope: absolute('.'),
    display: 'fullscreen',
    orientation: 'any',
    background_color: '#f6f3ec',
    theme_color: '#2457d6',
    icons: [{src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any'}],
  };
}

export function keepApp() {
  if (!location.protocol.startsWith('http')) {
    return; /* a file needs no network */
  }
  const link = document.createElement('link');
  const icon = document.querySelector('link[rel=icon]').href;
  link.rel = 'manifest';
  link.href = `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest(icon)))}`;
  document.head.append(link);
  navigator.serviceWorker?.register('kostka-offline.js').catch(() => {});
}
