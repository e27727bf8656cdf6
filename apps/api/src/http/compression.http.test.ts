import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailMaker } from '../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../testing/test-app.js';

const LIST = '/api/messages?limit=50';

const DECOMPRESS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  zstd: (bytes) => zstdDecompressSync(bytes),
};

describe('an answer', () => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp('sqlite');
    const mail = mailMaker(opened);
    for (let n = 0; n < 5; n += 1) await mail();
  });
  afterAll(() => opened.close());

  const ask = (url: string, encoding?: string, method: 'GET' | 'HEAD' = 'GET') =>
    opened.request({ method, url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

  test.each([
    ['zstd, br, gzip', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('is compressed for who accepts %s', async (accepted, encoding) => {
    const plain = await ask(LIST);
    const small = await ask(LIST, accepted);
    expect(small.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': plain.headers['content-type'],
      'content-length': String(small.rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(DECOMPRESS[encoding]?.(small.rawPayload).toString()).toBe(plain.body);
  });

  test.each([undefined, 'identity', 'br;q=0', 'deflate'])('is plain for who accepts %s', async (accepted) => {
    const answer = await ask(LIST, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.json()).toHaveLength(5);
  });

  test('is plain where it is small, refused shortly, or has no body', async () => {
    for (const url of ['/api/workspace', '/api/nothing']) {
      expect((await ask(url, 'br')).headers).not.toHaveProperty('content-encoding');
    }
    const head = await ask(LIST, 'br', 'HEAD');
    expect(head.headers).not.toHaveProperty('content-encoding');
  });

  test('is compressed when it is a long refusal', async () => {
    const payload = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field-${n}`, n]));
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await opened.request({ method: 'PATCH', url: '/api/workspace', payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is plain when it is streamed', async () => {
    const answer = await ask('/api/contact-exports/contacts.csv', 'br, gzip');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toContain(',');
  });
});
