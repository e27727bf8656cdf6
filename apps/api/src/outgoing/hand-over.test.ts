import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withHandOver } from './hand-over.js';
import { Outgoing } from './outgoing.js';

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that answers whole requests, and keeps all that it hears. */
async function listening() {
  const heard: string[] = [];
  const connected = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    connected.resolve();
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard.push(chunk.toString());
      if (heard.join('').endsWith('hello')) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ends.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/send`, heard, connected: connected.promise };
}

const post = { method: 'POST', body: 'hello' } as const;

test('nothing is written before the hand-over is noted, on a connection that is there', async () => {
  const { url, heard, connected } = await listening();
  const noted = Promise.withResolvers<void>();
  let heardBefore: readonly string[] | null = null;
  const note = async () => {
    await connected;
    await noted.promise;
    heardBefore = [...heard];
  };
  const answer = withHandOver(note, () => new Outgoing().fetchFor(true)(url, post));
  await connected;
  noted.resolve();
  expect((await answer).status).toBe(200);
  expect(heardBefore).toEqual([]);
  expect(heard.join('')).toMatch(/^POST \/send HTTP\/1\.1\r\n[^]*\r\n\r\nhello$/);
  expect(heard.join('')).toContain('\r\ncontent-length: 5\r\n');
});

test('nothing is written at all when the message may not leave', async () => {
  const { url, heard } = await listening();
  const refuse = () => Promise.reject(new Error('stopped'));
  await expect(withHandOver(refuse, () => new Outgoing().fetchFor(true)(url, post))).rejects.toThrow();
  await expect(withHandOver(refuse, () => new Outgoing().fetchFor(true)(url, { method: 'DELETE' }))).rejects.toThrow();
  expect(heard).toEqual([]);
});
