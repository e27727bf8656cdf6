import { createServer, type RequestListener, type Server } from 'node:http';
import type { LookupFunction } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OutgoingFailure } from './outgoing-failure.js';
import { PostClient } from './post-client.js';

/** Names mean what a test says; each look takes the next meaning, the last one stays. */
const meanings = new Map<string, string[]>();
const lookup: LookupFunction = (host, options, callback) => {
  const known = meanings.get(host) ?? [];
  const [address = '192.0.2.1'] = known.length > 1 ? known.splice(0, 1) : known;
  const family = address.includes(':') ? 6 : 4;
  return options.all === true ? callback(null, [{ address, family }]) : callback(null, address, family);
};

const posts = new PostClient(lookup);
let server: Server;
let port = 0;
let answer: RequestListener;
let reached = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    reached += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  await posts.close();
  server.close().closeAllConnections();
});
afterEach(() => {
  reached = 0;
  meanings.clear();
});

const post = (host: string, isTrusted = false, timeoutMs = 2_000) =>
  posts.post({
    url: new URL(`http://${host}:${port}/hook?a=1`),
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{}'),
    timeoutMs,
    isTrusted,
  });

describe('posting to addresses of others', () => {
  test.each([
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::7f00:1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fec0::1]',
  ])('refuses %s', async (host) => {
    await expect(post(host)).rejects.toThrow('is not on the public internet');
    expect(reached).toBe(0);
  });

  test.each(['127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fe80::1%lo', '64:ff9b::7f00:1'])(
    'refuses a name that means %s',
    async (address) => {
      meanings.set('hooks.example', [address]);
      await expect(post('hooks.example')).rejects.toThrow('is not on the public internet');
      expect(reached).toBe(0);
    },
  );

  test('asks for the name when it connects: one that was public a moment ago leads nowhere', async () => {
    meanings.set('turning.example', ['93.184.216.34', '127.0.0.1']);
    lookup('turning.example', {}, () => undefined);
    await expect(post('turning.example')).rejects.toThrow('is not on the public internet');
    expect(reached).toBe(0);
  });

  test('does not take a connection that was opened for whom it is allowed', async () => {
    answer = (_, response) => response.writeHead(204).end();
    meanings.set('inside.example', ['127.0.0.1']);
    expect(await post('inside.example', true)).toMatchObject({ status: 204, retryAfter: null, excerpt: '' });
    await expect(post('inside.example')).rejects.toThrow(OutgoingFailure);
    expect(reached).toBe(1);
  });

  test('takes a redirect for an answer', async () => {
    answer = (_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/other` }).end('moved');
    expect(await post('127.0.0.1', true)).toMatchObject({ status: 307, retryAfter: null, excerpt: 'moved' });
    expect(reached).toBe(1);
  });

  test('keeps the beginning of long answers, and gives up on late ones', async () => {
    answer = (_, response) => response.writeHead(429, { 'retry-after': '7' }).end('x'.repeat(500_000));
    const posted = await post('127.0.0.1', true);
    expect({ ...posted, excerpt: posted.excerpt.length }).toMatchObject({
      status: 429,
      retryAfter: '7',
      excerpt: 1_024,
    });
    answer = () => undefined;
    await expect(post('127.0.0.1', true, 100)).rejects.toThrow('did not respond in time');
  });
});
