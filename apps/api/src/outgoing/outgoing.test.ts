import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { Outgoing, OutgoingFailure } from './outgoing.js';

const signal = new AbortController().signal;
const wishes = { signal, maxBytes: 1_000, timeoutMs: 20_000, isTrusted: true };

describe('reading from outside', () => {
  const outgoing = new Outgoing();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no port.');
    return `http://127.0.0.1:${address.port}/`;
  }

  test('brings text and what the server says of its age', async () => {
    const url = await serve((_, response) => response.setHeader('etag', '"1"').end('Grüße'));
    expect(await outgoing.read(url, wishes)).toEqual({ status: 200, text: 'Grüße', etag: '"1"', lastModified: null });
  });

  test.each([
    'http://127.0.0.1:8089/',
    'http://[::1]:8089/',
    'http://localhost:8089/',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f.1/',
    'file:///etc/passwd',
  ])('refuses %s, which is not public', async (url) => {
    const reading = outgoing.read(url, { ...wishes, isTrusted: false });
    await expect(reading).rejects.toThrow(/public internet|Only http/);
  });

  test('does not follow a trusted address to where nobody was trusted', async () => {
    const inside = await serve((_, response) => response.end('secret'));
    const url = await serve((_, response) => response.writeHead(302, { location: inside }).end());
    await expect(outgoing.read(url, wishes)).rejects.toThrow('is not on the public internet');
  });

  test('takes a redirect for an answer, unless it is asked to follow', async () => {
    const target = await serve((_, response) => response.end('there'));
    const url = await serve((_, response) => response.writeHead(302, { location: target }).end());
    const fetched = outgoing.fetchFor(true);
    expect((await fetched(url)).status).toBe(302);
    expect((await fetched(new Request(url))).status).toBe(302);
    expect(await (await fetched(url, { redirect: 'follow' })).text()).toBe('there');
    await expect(outgoing.guardedFetch(url, { redirect: 'follow' })).rejects.toThrow('fetch failed');
  });

  test('gives up what is late, too large, or an error', async () => {
    const late = await serve(() => undefined);
    await expect(outgoing.read(late, { ...wishes, timeoutMs: 300 })).rejects.toThrow('did not respond in time');
    const huge = await serve((_, response) => response.end('x'.repeat(2_000)));
    await expect(outgoing.read(huge, wishes)).rejects.toThrow('larger than 1000 bytes');
    const failing = await serve((_, response) => response.writeHead(500).end());
    await expect(outgoing.read(failing, wishes)).rejects.toThrow(OutgoingFailure);
  });
});
