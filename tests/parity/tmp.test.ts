import { readFileSync } from 'node:fs';
import { STORY_ORIGIN } from '@concordia/fixtures';
import { it } from 'vitest';
import { loadWorker } from './backend.ts';
it('asks', async () => {
  const send = await loadWorker();
  await send({ kind: 'open', key: 1, ...STORY_ORIGIN, changed: null });
  for (const line of readFileSync('/tmp/asks.txt', 'utf8').trim().split('\n')) {
    const [method, path, body] = line.split(' ', 3);
    const r = await send({ kind: 'ask', key: 1, url: `http://x${path}`, method, headers: body ? [['content-type', 'application/json']] : [], body: body ? new TextEncoder().encode(body).buffer : null });
    console.log(method, path, r.status, r.reason ?? '', new TextDecoder().decode(r.body ?? new ArrayBuffer()).slice(0, 1500));
  }
}, 100000);
