import { afterEach, describe, expect, test, vi } from 'vitest';
import { sameAnswer } from './compare';
import { listMessages } from './generated';
import { askEarly, forgetEarly, HttpError, http } from './http';
import { pageOf } from './page';
import { hasMore, pageKey } from './pages';

const NEXT = '</api/messages?status=inbox&limit=2&cursor=1abc>; rel="next"';

function answerWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

async function failure(): Promise<HttpError> {
  try {
    await http('/api/x');
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error('It did not fail.');
}

describe('a call', () => {
  test('sends credentials and gives the body back', async () => {
    const fetch = answerWith('{"unread":3}');
    expect(await http('/api/analytics/stats', { method: 'GET' })).toEqual({ unread: 3 });
    expect(fetch).toHaveBeenCalledWith('/api/analytics/stats', { method: 'GET', credentials: 'include' });
  });

  test('gives names, subjects, files and notes as they may be shown, and bodies as they came', async () => {
    const names = {
      name: 'a\u202Eb',
      subject: '\u2066c\u2069',
      files: [{ fileName: 'x\u202Efdp.exe' }],
      text: '\u200Fd',
    };
    const bodies = { content: 'e\u202Ef', html: '<p>\u200Fg</p>', formerText: '\u202Ah' };
    const clean = { name: 'ab', subject: 'c', files: [{ fileName: 'xfdp.exe' }], text: 'd' };
    answerWith(JSON.stringify([{ ...names, ...bodies }]));
    expect(await http('/api/messages')).toEqual([{ ...clean, ...bodies }]);
    // Whoever writes JSON may escape them.
    answerWith('{"name":"a\\u202Eb\\u200f"}');
    expect(await http('/api/contacts/1')).toEqual({ name: 'ab' });
  });

  test('that is refused says the status and the body, and what the API meant', async () => {
    const body = { statusCode: 404, code: 'MESSAGE_NOT_FOUND', message: 'There is no such message.' };
    answerWith(JSON.stringify(body), { status: 404 });
    const error = await failure();
    expect(error.message).toBe(`404: ${JSON.stringify(body)}`);
    expect(error.apiError).toEqual(body);
    expect(error.status).toBe(404);
  });

  test('that is refused names its request as the log does', async () => {
    answerWith('', { status: 500, headers: { 'x-request-id': '0199f3a2' } });
    expect((await failure()).requestId).toBe('0199f3a2');
    answerWith('', { status: 500 });
    expect((await failure()).requestId).toBeNull();
  });

  test('that fails without a body says the status text', async () => {
    answerWith('', { status: 502, statusText: 'Bad Gateway' });
    expect((await failure()).message).toBe('502: Bad Gateway');
  });

  test.each(['<html>', '[]', '{"error":"x"}', 'null'])('that fails with %s has no ApiError', async (body) => {
    answerWith(body, { status: 500 });
    const error = await failure();
    expect(error.message).toBe(`500: ${body}`);
    expect(error.apiError).toBeNull();
  });
});

describe('a page', () => {
  test('is known by the list that was returned, and by no copy', async () => {
    const fetch = answerWith('[]', { headers: { 'x-total-count': '812', link: NEXT } });
    const list = await listMessages({ status: 'inbox', limit: 2 });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/messages?status=inbox&limit=2');
    expect(pageOf(list)).toEqual({ total: 812, isMinimum: false, nextCursor: '1abc' });
    expect(pageOf([...list])).toEqual({ total: null, isMinimum: false, nextCursor: null });
    expect(pageOf(undefined)).toEqual({ total: null, isMinimum: false, nextCursor: null });
  });

  test('leads to the next one with the same filters, until there is none', async () => {
    const first = '/api/messages?status=inbox&limit=2';
    expect(pageKey(null, null)).toBeNull();
    expect(pageKey(first, null)).toEqual(['pages', first]);
    answerWith('[]', { headers: { link: NEXT } });
    const page = await http<unknown[]>(first);
    expect(hasMore([page])).toBe(true);
    expect(pageKey(first, page)).toEqual(['pages', '/api/messages?status=inbox&limit=2&cursor=1abc']);
    answerWith('[]');
    const last = await http<unknown[]>(first);
    expect(hasMore([page, last])).toBe(false);
    expect(pageKey(first, last)).toBeNull();
  });
});

describe('two answers', () => {
  test.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: 1 }, { a: 2 }, false],
    [[1, 2], [1], false],
    [[], {}, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
  ])('%j and %j are the same: %s', (one, another, same) => {
    expect(sameAnswer(one, another)).toBe(same);
    expect(sameAnswer(another, one)).toBe(same);
  });

  test('with the same items but another total are not the same', async () => {
    answerWith('[{"id":1}]', { headers: { 'x-total-count': '1' } });
    const one = await http('/api/messages');
    answerWith('[{"id":1}]', { headers: { 'x-total-count': '2' } });
    const another = await http('/api/messages');
    expect(sameAnswer(one, another)).toBe(false);
    expect(sameAnswer([one], [another])).toBe(false);
  });
});

describe('an answer that was asked for early', () => {
  const asked = (fetch: ReturnType<typeof answerWith>) => fetch.mock.calls.map(([url]) => url);

  test('is taken by the first call of its URL, and only by that', async () => {
    const fetch = answerWith('[1]');
    fetch.mockImplementation(async () => new Response('[1]'));
    await askEarly(['/api/early']);
    expect(await http('/api/early', { method: 'GET' })).toEqual([1]);
    expect(asked(fetch)).toEqual(['/api/early']);
    await http('/api/early');
    expect(asked(fetch)).toEqual(['/api/early', '/api/early']);
  });

  test('is not taken after a change, ours or another', async () => {
    const fetch = answerWith('{}');
    fetch.mockImplementation(async () => new Response('{}'));
    await askEarly(['/api/early']);
    await http('/api/y', { method: 'PATCH' });
    await http('/api/early');
    await askEarly(['/api/early']);
    forgetEarly();
    await http('/api/early');
    expect(asked(fetch)).toEqual(['/api/early', '/api/y', '/api/early', '/api/early', '/api/early']);
  });

  test('is left out when a screen was quicker, which would take it for the answer to its next try', async () => {
    vi.resetModules();
    const client = await import('./http');
    const fetch = answerWith('');
    fetch.mockImplementation(async () => new Response('locked', { status: 503 }));
    await expect(client.http('/api/early')).rejects.toThrow('503: locked');
    await client.askEarly(['/api/early']);
    fetch.mockImplementation(async () => new Response('[1]'));
    expect(await client.http('/api/early')).toEqual([1]);
    expect(asked(fetch)).toEqual(['/api/early', '/api/early']);
  });

  test('fails where it is used', async () => {
    const fetch = answerWith('');
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await askEarly(['/api/early']);
    await expect(http('/api/early')).rejects.toThrow('offline');
  });
});
