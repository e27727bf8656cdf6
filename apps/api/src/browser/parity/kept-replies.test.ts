import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { repliesOf } from '../kept-replies.js';
import { loadWorker, type Send } from '../load-worker.js';

/* What was kept with the build is what the worker answers, whatever a browser adds to a request. */

const IMAGES = new URL('../../../dist/backend/', import.meta.url);
const read = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));
const asked = z.array(z.string()).parse(read(new URL('../story-reads.json', import.meta.url)));
const kept = z
  .record(
    z.string(),
    z.object({ status: z.number(), headers: z.array(z.tuple([z.string(), z.string()])), body: z.string() }),
  )
  .parse(read(new URL('world.replies.json', IMAGES)));

/** What Chromium sends of its own with a `fetch`. */
const OF_BROWSER: [string, string][] = [
  ['accept', '*/*'],
  ['accept-language', 'de-DE,de;q=0.9'],
  ['content-type', 'application/json'],
  ['referer', 'http://localhost:6006/iframe.html'],
  ['sec-ch-ua-mobile', '?0'],
  ['user-agent', 'Mozilla/5.0'],
];

let send: Send;

beforeAll(async () => {
  send = await loadWorker(new URL('worker.js', IMAGES));
});

it('keeps replies to most of what stories ask', () => {
  expect(Object.keys(kept).length).toBeGreaterThan(0.9 * asked.length);
});

it('keeps what the worker answers', async () => {
  expect(await repliesOf(send, asked.toReversed(), OF_BROWSER)).toEqual(kept);
});
