/*
 * The service worker: keeps the shell of the app and what was read last, so that it opens without a connection, and shows notifications of the
 * page. What the API answers is kept for the time without it only: as long as the server can be reached, it is asked. A kept answer says so in a
 * header, by which the page knows to say that what it shows may be old.
 *
 * The build puts the two values in place: see worker/plugin.ts.
 */
const REVISION = '__REVISION__';
/** @type {readonly string[]} */
const SHELL = ['__SHELL__'];

const CACHE = `concordia-${REVISION}`;
const PAGE = '/';
/** Of every version: what was read before an update is no worse after it. */
const DATA = 'concordia-data';

/** Answers that are kept: what one reads while triaging. Nothing of settings, keys, files or exports. */
const KEPT_DATA =
  /^\/api\/(?:analytics\/stats|messages|conversations|contacts|projects|views|board|today|members|workspace|tasks|notifications|imports|birthdays|canned-replies|channels)(?:\/|$)/;
const ERASURE = /^\/api\/contacts\/[^/]+\/erasure$/;
const NEVER_KEPT = /\/(?:export|settings)$/;

/** So many answers of so many bytes each, and for so long: a week of a person's reading, a few megabytes. */
const MOST_ANSWERS = 300;
const LARGEST_ANSWER = 500_000;
const KEPT_FOR_MS = 7 * 24 * 3_600_000;

/** When an answer was given; what has it comes from here. */
const KEPT_AT = 'x-concordia-kept';

/** What is under this address in the data is no answer: whose data it is, and the last erasure that it knows of. */
const MARK = '/.kept/mark';

const NOT_OURS = /^\/(?:api|docs|docs-json|calendar|charts)(?:[/?]|$)/;
const HASHED = /^\/assets\//;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a page of the last build must not be kept as that of this one.
  const requests = SHELL.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('concordia-') && name !== CACHE && name !== DATA;
  const tidied = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  // The page that brought the first worker is looked after by it from now on.
  event.waitUntil(tidied.then(forgetErased).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin === self.location.origin && url.pathname.startsWith('/api/')) return followData(event, url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => kept(PAGE)));
    event.waitUntil(forgetErased());
  } else if (HASHED.test(url.pathname)) event.respondWith(keptOrFetched(request));
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

/** Keeps what is read, and answers with it when the server cannot be reached; forgets everything when somebody is erased. */
function followData(event, { pathname }) {
  const { request } = event;
  if (ERASURE.test(pathname) && request.method === 'POST') {
    const answer = fetch(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(() => caches.delete(DATA)));
  }
  if (request.method !== 'GET') return;
  if (isKeptData(pathname)) event.respondWith(readOrKept(event));
}

const isKeptData = (pathname) => KEPT_DATA.test(pathname) && !NEVER_KEPT.test(pathname);

async function readOrKept(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keepAnswer(request, answer.clone()));
    // What is gone on the server is gone here.
    else if (answer.status < 500) event.waitUntil(caches.open(DATA).then((data) => data.delete(request)));
    return answer;
  } catch (problem) {
    const data = await caches.open(DATA);
    const known = await data.match(request);
    if (known === undefined || isExpired(known)) throw problem;
    return known;
  }
}

const isExpired = (answer) => Date.now() - Date.parse(answer.headers.get(KEPT_AT) ?? '') > KEPT_FOR_MS;

/** Puts an answer behind those that were kept before, and drops the oldest when there are too many. */
async function keepAnswer(request, answer) {
  const body = await answer.arrayBuffer();
  if (body.byteLength > LARGEST_ANSWER) return;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  const data = await caches.open(DATA);
  // Put anew it is the newest: keys come in the order in which they were put.
  await data.delete(request);
  await data.put(request, new Response(body, { headers }));
  const keys = (await data.keys()).filter(({ url }) => new URL(url).pathname !== MARK);
  await Promise.all(keys.slice(0, -MOST_ANSWERS).map((key) => data.delete(key)));
}

/**
 * Forgets everything when somebody was erased since it was kept, whoever did it and wherever, or when the data is another workspace's. Looked at
 * when the worker begins, before it keeps anything, and whenever a page is opened.
 */
async function forgetErased() {
  try {
    const [workspace, erasures] = await Promise.all(
      ['/api/workspace', '/api/erasures?limit=1'].map(async (path) => {
        const answer = await fetch(path);
        if (!answer.ok) throw new Error(path);
        return answer.text();
      }),
    );
    const mark = `${JSON.parse(workspace).id} ${erasures}`;
    const known = await (await caches.open(DATA)).match(MARK);
    if (known !== undefined && (await known.text()) === mark) return;
    await caches.delete(DATA);
    await (await caches.open(DATA)).put(MARK, new Response(mark));
  } catch {
    // The server cannot be reached: the next page that is opened with it looks again.
  }
}

/** The person wants the new version: the waiting worker takes over, and the page loads again. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data?.kind === 'keep') event.waitUntil(keepLoaded(event.data.paths));
});

/** Keeps what a page had loaded before this worker looked after it. One after the other: the page's own requests go first. */
async function keepLoaded(paths) {
  for (const path of paths) {
    const request = new Request(path);
    const { pathname } = new URL(request.url);
    if (HASHED.test(pathname)) await keptOrFetched(request);
    else if (isKeptData(pathname)) await keepRead(request);
  }
}

async function keepRead(request) {
  const answer = await fetch(request);
  if (answer.ok) await keepAnswer(request, answer);
}

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
