/*
 * The service worker: keeps the shell of the app, so that it opens without a connection, and shows notifications of the page. What the API
 * answers is never kept: a screen that shows old figures as new ones would be worse than one that says it has none.
 *
 * The build puts the two values in place: see worker/plugin.ts.
 */
const REVISION = '__REVISION__';
/** @type {readonly string[]} */
const SHELL = ['__SHELL__'];

const CACHE = `concordia-${REVISION}`;
const PAGE = '/';
const NOT_OURS = /^\/(?:api|docs|docs-json|calendar|charts)(?:[/?]|$)/;
const HASHED = /^\/assets\//;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a page of the last build must not be kept as that of this one.
  const requests = SHELL.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('concordia-') && name !== CACHE;
  const tidied = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  // The page that brought the first worker is looked after by it from now on.
  event.waitUntil(tidied.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (HASHED.test(url.pathname)) event.respondWith(keptOrFetched(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url.pathname)));
});

async function kept(path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? Response.error();
}

/** These files are named after their content: what is kept is right for ever. */
async function keptOrFetched(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The person wants the new version: the waiting worker takes over, and the page loads again. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? PAGE;
  event.waitUntil(show(path));
});

/** An open window goes to the message; without one a new window opens. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  if (first === undefined) return self.clients.openWindow(path);
  first.postMessage({ kind: 'show', path }, []);
  return first.focus();
}
