import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalyticsService } from '../modules/insight/analytics/analytics.service.js';
import { HOST, openTestApp, type TestApp } from '../testing/test-app.js';

describe('a refusal', () => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp('sqlite');
  });
  afterAll(() => opened.close());

  test('names every field of path, query and body at once, with what was expected', async () => {
    const listed = await opened.request({
      method: 'GET',
      url: '/api/messages?limit=9000&status=done&channel=fax&cursor=zz',
    });
    expect(listed.statusCode).toBe(400);
    expect(listed.json()).toEqual({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      message: 'The request has 4 invalid fields: query.limit, query.cursor, query.status, query.channel.',
      details: [
        { field: 'query.limit', expected: 'a number of at most 500', received: '9000' },
        { field: 'query.cursor', expected: 'the cursor of a Link header', received: 'zz' },
        { field: 'query.status', expected: 'one of inbox, in_progress, waiting, completed', received: 'done' },
        {
          field: 'query.channel',
          expected: 'one of email, whatsapp, linkedin, sms, telegram, instagram, messenger, twitter',
          received: 'fax',
        },
      ],
    });
    const patched = await opened.request({
      method: 'PATCH',
      url: '/api/messages/no-id',
      payload: { status: 7, isRead: 'yes', colour: 'red' },
    });
    expect(patched.json().details.map(({ field }: { field: string }) => field)).toEqual([
      'path.messageId',
      'body.status',
      'body.isRead',
      'body.colour',
    ]);
  });

  test.each([
    [
      'a body that is no JSON',
      { payload: '{bad', headers: { 'content-type': 'application/json' } },
      400,
      'MALFORMED_JSON',
    ],
    ['an empty body', { payload: '', headers: { 'content-type': 'application/json' } }, 400, 'MALFORMED_JSON'],
    ['no body', {}, 400, 'VALIDATION_FAILED'],
    ['an empty change', { payload: {} }, 400, 'VALIDATION_FAILED'],
    [
      'another type of body',
      { payload: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a body that is too large', { payload: { name: 'x'.repeat(1_100_000) } }, 413, 'BODY_TOO_LARGE'],
    [
      'a poisoned body',
      { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'MALFORMED_JSON',
    ],
  ])('of %s is an ApiError', async (_, options, statusCode, code) => {
    const answer = await opened.request({ method: 'PATCH', url: '/api/workspace', ...options });
    expect(answer.json()).toMatchObject({ statusCode, code });
    expect(answer.statusCode).toBe(statusCode);
  });

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of %s 5,000 deep is an ApiError', async (_, open, close) => {
    const headers = { 'content-type': 'application/json' };
    const deep = (depth: number) => `{"config":${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}}`;
    const ask = (url: string, depth: number) => opened.request({ method: 'POST', url, payload: deep(depth), headers });
    for (const url of ['/api/setup/export', '/api/tasks', '/api/connection/events/publish', '/api/mcp']) {
      expect((await ask(url, 5_000)).json()).toMatchObject({ statusCode: 400, code: 'JSON_TOO_DEEP' });
    }
    expect((await ask('/api/setup/export', 64)).json()).toMatchObject({ code: 'JSON_TOO_DEEP' });
    // The body itself and its `config` are two of the levels; a list is no config.
    expect((await ask('/api/setup/export', 63)).json()).not.toMatchObject({ code: 'JSON_TOO_DEEP' });
  });

  test('shows a bounded part of what came, whatever came', async () => {
    const long = 'x'.repeat(400_000);
    const payloads = [
      { name: long, [long]: 1 },
      { name: { a: long, list: Array.from({ length: 100_000 }, () => 1) } },
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`no-field-${index}`, index])),
      Array.from({ length: 100_000 }, () => 1),
    ];
    for (const payload of payloads) {
      const answer = await opened.request({ method: 'PATCH', url: '/api/workspace', payload });
      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
      expect(answer.json().details.length).toBeLessThanOrEqual(50);
      expect(answer.body.length).toBeLessThan(10_000);
    }
    const many = await opened.request({ method: 'PATCH', url: '/api/workspace', payload: payloads[2] });
    expect(many.json().message).toMatch(/^The request has more than 50 invalid fields: .* and others\.$/);
    const queried = await opened.request({ method: 'GET', url: `/api/messages?status=${'y'.repeat(10_000)}` });
    expect(queried.body.length).toBeLessThan(1_000);
  });

  test.each([
    [
      'none at all',
      { headers: { 'content-type': 'application/octet-stream', 'content-length': '0' } },
      400,
      'EMPTY_FILE',
    ],
    ['JSON', { payload: { a: 1 } }, 415, 'NOT_A_FILE'],
  ])('of %s where a file belongs stores nothing', async (_, options, statusCode, code) => {
    const answer = await opened.request({ method: 'POST', url: '/api/imports?name=a.mbox', ...options });
    expect(answer.json()).toMatchObject({ statusCode, code });
    expect((await opened.request({ method: 'GET', url: '/api/imports' })).json()).toEqual([]);
  });

  test.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/messages'],
    ['POST', '/nowhere'],
  ] as const)('of %s %s is an ApiError', async (method, url) => {
    const answer = await opened.request({ method, url });
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'ROUTE_NOT_FOUND' });
  });

  test('of an address that cannot be decoded is an ApiError', async () => {
    const answer = await opened.request({ method: 'GET', url: '/api/messages/%E0%A4%A' });
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
  });

  test('that nobody foresaw tells nothing; its id, which the log has too, is in a header', async () => {
    const service = opened.app.get(AnalyticsService);
    const stats = service.stats;
    service.stats = () => Promise.reject(new Error('secret: /etc/passwd'));
    const answer = await opened.request({ method: 'GET', url: '/api/analytics/stats' });
    service.stats = stats;
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(answer.json()).toEqual({
      statusCode: 500,
      code: 'INTERNAL',
      message: 'Something went wrong on the server. Try again.',
    });
    expect(answer.body).not.toContain('secret');
  });

  describe('of a stranger', () => {
    const ask = (method: 'GET' | 'PATCH', headers: Record<string, string>) =>
      opened.request({
        method,
        url: '/api/workspace',
        headers,
        ...(method === 'PATCH' && { payload: { name: 'Mine' } }),
      });

    test.each([
      'evil.example',
      'evil.example:4600',
      '127.0.0.1',
      '127.0.0.1:4601',
      '127.0.0.1.evil.example:4600',
      '192.168.0.7:4600',
    ])('that calls us %s', async (host) => {
      const answer = await ask('GET', { host });
      expect(answer.json()).toMatchObject({ statusCode: 403, code: 'FOREIGN_HOST' });
    });

    test.each(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])(
      'that a tunnel brought, which says %s',
      async (name) => {
        const answer = await ask('GET', { [name]: '203.0.113.7' });
        expect(answer.json()).toMatchObject({ statusCode: 403, code: 'FORWARDED' });
      },
    );

    test.each(['https://evil.example', 'null', 'http://127.0.0.1:4601', `https://${HOST}`])(
      'that writes from %s',
      async (origin) => {
        const answer = await ask('PATCH', { origin });
        expect(answer.json()).toMatchObject({ statusCode: 403, code: 'CROSS_SITE' });
      },
    );

    test('whose browser says that it comes from elsewhere', async () => {
      expect((await ask('PATCH', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await ask('PATCH', { 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    });

    test('covers addresses that are no calls too', async () => {
      const answer = await opened.request({ method: 'GET', url: '/docs-json', headers: { host: 'evil.example' } });
      expect(answer.statusCode).toBe(403);
    });
  });

  test.each(['127.0.0.1:4600', 'localhost:4600', '[::1]:4600', 'LOCALHOST:4600'])('is not for %s', async (host) => {
    const origin = `http://${host}`;
    const read = await opened.request({ method: 'GET', url: '/api/workspace', headers: { host, origin } });
    expect(read.statusCode).toBe(200);
    const written = await opened.request({
      method: 'PATCH',
      url: '/api/workspace',
      headers: { host, origin, 'sec-fetch-site': 'same-origin' },
      payload: { name: 'Ours' },
    });
    expect(written.json()).toMatchObject({ name: 'Ours' });
  });
});
