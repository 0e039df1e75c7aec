// Keeps the frames of the ticket pages, so that a ticket opened once opens without network. A frame is the same for
// everybody; calls of the API never pass here, and a person's tickets are kept by the page itself, apart by person.
const cacheName = `shell:${new URL(self.location.href).searchParams.get('v') ?? ''}`;
const frames = ['/me', '/me/ticket/saved'];

const frameOf = (path) => {
  if (path === '/me') return frames[0];
  return /^\/me\/ticket\/[^/]+$/.test(path) ? frames[1] : null;
};

/** Puts a page and every file it names into the cache. */
const keepFrame = async (frame, page) => {
  if (!page.ok || page.redirected) return;
  const cache = await caches.open(cacheName);
  const html = await page.clone().text();
  const files = new Set(html.match(/\/(?:assets|fonts)\/[\w.~-]+/g) ?? []);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...files].filter((file) => !known.has(file)));
  await cache.put(frame, page);
};

self.addEventListener('install', (event) => {
  const keepAll = async () => {
    for (const frame of frames) await keepFrame(frame, await fetch(frame));
    await self.skipWaiting();
  };
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('shell:') && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

const findKept = (key) => caches.match(key, { cacheName, ignoreVary: true });

/** The network first: a frame is shown only when the site cannot be reached. */
const openPage = async (event, frame) => {
  try {
    const page = await fetch(event.request);
    event.waitUntil(keepFrame(frame, page.clone()).catch(() => undefined));
    const isGateway = page.status >= 502 && page.status <= 504;
    return (isGateway && (await findKept(frame))) || page;
  } catch {
    return (await findKept(frame)) ?? Response.error();
  }
};

/** Files whose names change with their content. */
const openFile = async (request) => (await findKept(request)) ?? fetch(request);

/** Pictures of tickets that were seen. */
const openPicture = async (request) => {
  try {
    const picture = await fetch(request);
    if (picture.ok) await (await caches.open(cacheName)).put(request, picture.clone());
    return picture;
  } catch {
    return (await findKept(request)) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const frame = request.mode === 'navigate' ? frameOf(url.pathname) : null;
  if (frame) event.respondWith(openPage(event, frame));
  else if (/^\/(assets|fonts)\//.test(url.pathname)) event.respondWith(openFile(request));
  else if (url.pathname.startsWith('/images/terrain/')) event.respondWith(openPicture(request));
});
