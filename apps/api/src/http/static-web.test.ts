import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.js';

describe('the web app', () => {
  let opened: TestApp;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'concordia-web-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Concordia</title>');
    writeFileSync(join(root, 'setup.html'), '<!doctype html><title>Concordia</title><link rel="modulepreload">');
    writeFileSync(join(root, 'favicon.svg'), '<svg/>');
    writeFileSync(join(root, 'sw.js'), 'self');
    writeFileSync(join(root, 'assets', 'index-abc123.js'), 'export {};'.repeat(500));
    opened = await openTestApp('sqlite', { webRoot: root });
  });
  afterAll(async () => {
    await opened.close();
    rmSync(root, { recursive: true });
  });

  const ask = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => opened.request({ method, url });

  test.each(['/', '/contacts', '/intelligence?tab=2', '/no/such/page', '/index.html', '/apiary'])(
    'answers %s with its page',
    async (url) => {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Concordia</title>');
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("worker-src 'self'; manifest-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  test('lets browsers keep what is named after its content for good, and the rest for minutes', async () => {
    const hashed = await ask('/assets/index-abc123.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=300');
    // A worker that a browser keeps would keep everything else.
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test('gives a page its own HTML where the build has one', async () => {
    expect((await ask('/setup?section=import')).body).toContain('modulepreload');
    expect((await ask('/contacts')).body).not.toContain('modulepreload');
    expect((await ask('/setup.html')).statusCode).toBe(404);
  });

  test('compresses texts for whoever can read that, and sends nothing again that is known', async () => {
    const url = '/assets/index-abc123.js';
    const plain = await ask(url);
    const small = await opened.request({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const gzipped = await opened.request({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, zstd, br;q=0' } });
    expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    const known = await opened.request({ method: 'GET', url, headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  test.each([
    '/assets/gone.js',
    '/assets',
    '/missing.png',
    '/api',
    '/api/nothing',
    '/docs/nothing',
    '/webhooks',
    '/webhooks/',
  ])('does not pretend that %s is a page or a file', async (url) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.json().statusCode]).toEqual([404, 404]);
  });

  test.each([
    '/webhooks/',
    '/webhooks/nothing/at/all',
    '/webhooks/../contacts',
    '/webhooks/%2e%2e/contacts',
    '/webhooks//contacts',
    '/webhooks/index.html',
    '/webhooks/../assets/index-abc123.js',
  ])('shows nothing of itself under a foreign name at %s', async (url) => {
    const answer = await opened.request({ method: 'GET', url, headers: { host: 'evil.example' } });
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ statusCode: answer.statusCode });
    expect(answer.body).not.toContain('Concordia');
  });

  test.each([
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/../../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
  ])('opens nothing outside its folder for %s', async (url) => {
    expect((await ask(url)).body).not.toContain('root:');
  });

  test('answers HEAD, and leaves everything else to the API', async () => {
    expect((await ask('/contacts', 'HEAD')).statusCode).toBe(200);
    expect((await ask('/contacts', 'POST')).json()).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect((await ask('/api/workspace')).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});
