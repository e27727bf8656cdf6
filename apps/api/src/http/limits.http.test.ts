import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ChannelReceiver } from '@concordia/channels/port';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ChannelAdapters } from '../modules/channels/connections/channel-adapters.js';
import { LARGEST_MAIL } from '../modules/intake/inbound/webhook-routes.js';
import { HOST, openTestApp, type TestApp } from '../testing/test-app.js';

const MIB = 1_048_576;
const TELEGRAM = '/webhooks/telegram';
const NOWHERE = '/webhooks/email/sendgrid';

const receiver: ChannelReceiver = {
  provider: 'telegram',
  verify: ({ headers }) => (headers['x-sign'] === 'good' ? 'genuine' : 'forged'),
  mayBeGenuine: ({ headers }) => headers['x-sign'] !== 'malformed',
  split: () => [],
  parse: () => null,
};

/** A client that says exactly what a test wants, and no more. */
class RawClient {
  #heard = '';
  readonly #ended: Promise<unknown>;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.#heard += text));
    socket.on('error', () => undefined);
    this.#ended = once(socket, 'close');
  }

  static async open(port: number): Promise<RawClient> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  post(path: string, headers: Record<string, string | number>, body = ''): this {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`POST ${path} HTTP/1.1\r\nhost: ${HOST}\r\n${lines.join('')}\r\n${body}`);
    return this;
  }

  /** Everything that came until the server closed the connection. */
  async answer(): Promise<string> {
    await this.#ended;
    return this.#heard;
  }
}

describe('what one caller may ask', () => {
  let opened: TestApp;
  let port: number;
  const clients: RawClient[] = [];

  const open = async (limits: TestApp['settings']['limits']) => {
    opened = await openTestApp('sqlite', { limits });
    const { workspaceId } = opened;
    vi.spyOn(opened.app.get(ChannelAdapters), 'receiversFor').mockImplementation(async (providers) =>
      providers.includes('telegram')
        ? [{ workspaceId, channel: 'telegram', accountId: 'bot', receiver, accounts: null, endpoint: null }]
        : [],
    );
    await opened.app.listen({ host: '127.0.0.1', port: 0 });
    const address = opened.app.getHttpServer().address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  };
  const client = async () => {
    const made = await RawClient.open(port);
    clients.push(made);
    return made;
  };
  const close = async () => {
    vi.restoreAllMocks();
    await opened.close();
  };
  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.destroy();
  });

  describe('at the webhook routes', () => {
    beforeAll(() => open({ bodies: { totalMs: 400, idleMs: 200 }, webhook: { bodies: 2, bytes: 2 * MIB } }));
    afterAll(close);

    test('is refused before its body when nobody is connected there', async () => {
      const answer = await (await client()).post(NOWHERE, { 'content-length': 28 * MIB }).answer();
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain('NO_SUCH_CONNECTION');
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    });

    test('is refused before its body when it announces too much', async () => {
      const answer = await (await client()).post(TELEGRAM, { 'content-length': LARGEST_MAIL }).answer();
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*WEBHOOK_TOO_LARGE/s);
    });

    test('is refused before its body when its headers cannot be genuine', async () => {
      const headers = { 'content-length': MIB, 'x-sign': 'malformed' };
      const [head = ''] = (await (await client()).post(TELEGRAM, headers).answer()).split('\r\n');
      expect(head).toContain('401');
    });

    test('is refused while it comes when it did not say how much', async () => {
      const one = (await client()).post(TELEGRAM, { 'transfer-encoding': 'chunked' });
      const chunk = `${(64 * 1_024).toString(16)}\r\n${'x'.repeat(64 * 1_024)}\r\n`;
      for (let sent = 0; sent <= 2 * MIB; sent += 64 * 1_024) one.socket.write(chunk);
      expect(await one.answer()).toMatch(/^HTTP\/1\.1 503 .*WEBHOOKS_BUSY/s);
    });

    test('is ended when its body stops', async () => {
      const half = (await client()).post(TELEGRAM, { 'content-length': 1_000, 'x-sign': 'good' }, 'half');
      expect(await half.answer()).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s);
    });

    test('is told to come back when the route is at its limit', async () => {
      const two = [await client(), await client()];
      for (const one of two) one.post(TELEGRAM, { 'content-length': 1_000 });
      const third = () =>
        opened.request({ method: 'POST', url: TELEGRAM, payload: 'x', headers: { 'x-sign': 'good' } });
      await expect.poll(async () => (await third()).statusCode).toBe(503);
      const answer = await third();
      expect(answer.json()).toMatchObject({ code: 'WEBHOOKS_BUSY' });
      expect(answer.headers['retry-after']).toBe('1');
      for (const { socket } of two) socket.destroy();
      await expect.poll(async () => (await third()).statusCode).toBe(200);
    });

    test('gets through as before', async () => {
      const url = `http://127.0.0.1:${port}${TELEGRAM}`;
      const body = 'x'.repeat(MIB);
      expect((await fetch(url, { method: 'POST', body, headers: { 'x-sign': 'good' } })).status).toBe(200);
      expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
    });
  });

  describe('with a body that stops', () => {
    beforeAll(() => open({ bodies: { totalMs: 400, idleMs: 200 } }));
    afterAll(close);

    test.each([
      ['a change', '/api/tasks', 'application/json'],
      ['a file', '/api/imports?name=a.mbox', 'application/octet-stream'],
    ])('is ended: %s', async (_, path, type) => {
      const headers = { 'content-length': 1_000, 'content-type': type };
      const host = { host: `127.0.0.1:${port}` };
      const one = await client();
      const lines = Object.entries({ ...headers, ...host }).map(([name, value]) => `${name}: ${value}\r\n`);
      one.socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n{"a`);
      expect(await one.answer()).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s);
    });

    test('but not a file that keeps coming for longer than a call may', async () => {
      const one = await client();
      const body = 'From a@b.example Thu Jan  1 00:00:00 1970\n\nhi\n';
      one.socket.write(
        `POST /api/imports?name=a.mbox HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/octet-stream\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
      );
      const letters = [...body];
      const timer = setInterval(() => one.socket.write(letters.shift() ?? ''), 20);
      const answer = await one.answer();
      clearInterval(timer);
      expect(answer).toMatch(/^HTTP\/1\.1 20\d /);
    });
  });

  describe('after many refusals', () => {
    beforeAll(() => open({ refusals: { burst: 3, perSecond: 0.01 } }));
    afterAll(close);

    const tell = (sign: string, sender: string) =>
      opened.request({
        method: 'POST',
        url: TELEGRAM,
        payload: '[]',
        headers: { 'x-sign': sign, 'x-forwarded-for': `10.9.9.9, ${sender}` },
      });

    test('is refused unread, for a while, without the others', async () => {
      for (let n = 0; n < 5; n += 1) expect((await tell('good', '192.0.2.1')).statusCode).toBe(200);
      for (let n = 0; n < 3; n += 1) expect((await tell('bad', '192.0.2.1')).statusCode).toBe(401);
      const refused = await tell('good', '192.0.2.1');
      expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'TOO_MANY_REFUSALS' }]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await tell('good', '192.0.2.2')).statusCode).toBe(200);
    });
  });

  describe('to change', () => {
    beforeAll(() => open({ writes: { burst: 2, perSecond: 0.01 } }));
    afterAll(close);

    test('is bounded; reading, events and webhooks are not by that', async () => {
      const rename = () => opened.request({ method: 'PATCH', url: '/api/workspace', payload: { name: 'Ours' } });
      expect([(await rename()).statusCode, (await rename()).statusCode]).toEqual([200, 200]);
      const refused = await rename();
      expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await opened.request({ method: 'GET', url: '/api/workspace' })).statusCode).toBe(200);
      const event = { topic: 'order.created', payload: {} };
      const published = { method: 'POST', url: '/api/connection/events/publish', payload: event } as const;
      expect((await opened.request(published)).statusCode).toBe(201);
    });
  });
});
