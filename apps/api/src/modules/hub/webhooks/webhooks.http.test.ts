import { createHmac } from 'node:crypto';
import type {
  ConnectionSummary,
  Delivery,
  DeliveryDetail,
  NewSubscription,
  Subscription,
} from '@concordia/contract/hub';
import { DAY, HOUR } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runAs } from '../../../database/request-context.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { DeliveryEngine } from './delivery/delivery-engine.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { startReceiver, type TestReceiver } from './testing-receiver.js';

const URL = '/api/connection';

onEveryEngine('webhooks', (engine) => {
  let opened: TestApp;
  let receiver: TestReceiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    opened = await openTestApp(engine);
  });
  afterAll(async () => {
    receiver.stop();
    await opened.close();
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = (_, response) => response.writeHead(204).end();
  });
  // Each would get what the next tests publish.
  afterEach(async () => {
    for (const { id } of await subscriptions()) await send('DELETE', `/subscriptions/${id}`);
  });

  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    opened.request({ method, url: `${URL}${path}`, ...(payload && { payload }) });
  const subscribe = async (path: string, more: object = {}): Promise<NewSubscription> => {
    const where = { webhook_url: `${receiver.origin}${path}`, allow_private_network: true };
    const answer = await send('POST', '/webhooks/subscribe', {
      topic: 'user.*',
      module_name: 'crm',
      ...where,
      ...more,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([201, undefined]);
    return answer.json();
  };
  const publish = async (payload: object, topic = 'user.created'): Promise<string> =>
    (await send('POST', '/events/publish', { topic, payload })).json().id;
  const subscriptions = () => opened.get<Subscription[]>(`${URL}/subscriptions`);
  const one = async (id: string) => (await subscriptions()).find((some) => some.id === id);
  const failedEvents = async () => (await opened.get<ConnectionSummary>(`${URL}/summary`)).failed_events;
  const deliveries = (id: string) => opened.get<Delivery[]>(`${URL}/subscriptions/${id}/deliveries`);
  const eventually = <Value>(what: string, look: () => Promise<Value | undefined> | Value | undefined) =>
    vi.waitFor(
      async () => {
        const seen = await look();
        if (seen === undefined) throw new Error(`Still not so: ${what}`);
        return seen;
      },
      { timeout: 5_000, interval: 20 },
    );
  const arrived = (path: string, count = 1) =>
    eventually(`${count} at ${path}`, () => {
      const some = receiver.received.filter((request) => request.path === path);
      return some.length >= count ? some : undefined;
    });
  const inState = (id: string, status: Subscription['status']) =>
    eventually(`${status}`, async () => ((await one(id))?.status === status ? one(id) : undefined));
  /** What is due by a clock that was moved is looked for at once. */
  const pass = (ms: number) => {
    opened.clock.advance(ms);
    opened.inWorkspace(() => opened.app.get(DeliveryEngine).wake());
  };

  test('are refused with every field that is wrong', async () => {
    const answer = await send('POST', '/webhooks/subscribe', {
      topic: ' ',
      webhook_url: 'ftp://x.example',
      module_name: '',
      filter: { a: {} },
    });
    const fields = answer.json().details.map(({ field, expected }: Record<string, string>) => [field, expected]);
    expect([answer.statusCode, Object.fromEntries(fields)]).toMatchObject([
      400,
      {
        'body.topic': 'Topic is required',
        'body.webhook_url': 'Must be a valid URL',
        'body.module_name': 'Module name is required',
        'body.filter.a': expect.any(String),
      },
    ]);
  });

  test('bring what matches, signed with a secret that is told once', async () => {
    const made = await subscribe('/signed', { filter: { 'user.plan': 'pro' } });
    await publish({ user: { plan: 'free' } });
    await publish({ user: { plan: 'pro' } }, 'order.created');
    const id = await publish({ user: { plan: 'pro' } });
    const [got] = await arrived('/signed');
    expect(JSON.parse(got?.body ?? '')).toMatchObject({
      id,
      topic: 'user.created',
      payload: { user: { plan: 'pro' } },
    });
    const hex = createHmac('sha256', made.secret ?? '')
      .update(got?.body ?? '')
      .digest('hex');
    expect(got?.headers).toMatchObject({ 'x-concordia-signature': `sha256=${hex}`, 'webhook-id': id });
    await eventually('its status', async () => {
      const event = await opened.get<{ status: string }>(`${URL}/events/${id}`);
      return event.status === 'delivered' ? event : undefined;
    });
    const listed = await one(made.id);
    expect([listed, made.secret]).toMatchObject([
      { status: 'active', pending: 0, retry_count: 0, last_delivery_at: expect.any(String) },
      expect.stringMatching(/^whsec_/),
    ]);
    expect(JSON.stringify(listed)).not.toContain('whsec_');
  });

  test('are tried again under the same id, and every attempt can be read', async () => {
    receiver.answer = (_, response) => response.writeHead(500).end('token=abc is wrong');
    const made = await subscribe('/flaky');
    await publish({ n: 1 });
    const failing = await inState(made.id, 'failed');
    expect(failing).toMatchObject({ pending: 1, failing_since: expect.any(String) });
    receiver.answer = (_, response) => response.writeHead(200).end();
    pass(7_000);
    const got = await arrived('/flaky', 2);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await inState(made.id, 'active');
    const [delivery] = await deliveries(made.id);
    const detail = await opened.get<DeliveryDetail>(`${URL}/deliveries/${delivery?.id}`);
    expect(detail).toMatchObject({ status: 'delivered', attempts: 2, last: { status_code: 200, problem: null } });
    const [first] = detail.attempts_made;
    expect(first).toMatchObject({
      status_code: 500,
      problem: 'The receiver returned 500.',
      response_excerpt: 'token=… is wrong',
    });
    expect(first?.request_excerpt).toMatch(/^POST \/flaky\n/);
    expect(first?.request_excerpt).not.toMatch(/v1,|sha256/);
  });

  test('end at 410 with a notice; what is a dead letter then can be sent again', async () => {
    receiver.answer = (_, response) => response.writeHead(410).end();
    const failedBefore = await failedEvents();
    const made = await subscribe('/gone');
    const id = await publish({ n: 2 });
    const ended = await inState(made.id, 'disabled');
    expect(ended).toMatchObject({ disabled_reason: 'gone', dead_letters: 1 });
    expect(await opened.get(`${URL}/events/${id}`)).toMatchObject({ status: 'failed' });
    expect(await failedEvents()).toBe(failedBefore + 1);
    const [notice] = await opened.get<{ kind: string; title: string }[]>('/api/notifications');
    expect(notice).toMatchObject({ kind: 'webhook_disabled', title: `${receiver.origin}/gone` });
    receiver.answer = (_, response) => response.writeHead(204).end();
    expect((await send('PATCH', `/subscriptions/${made.id}`, { status: 'active' })).json().disabled_reason).toBeNull();
    expect((await send('POST', `/subscriptions/${made.id}/replay`)).json()).toEqual({ replayed: 1 });
    await arrived('/gone', 2);
    await eventually('no dead letters', async () => ((await one(made.id))?.pending === 0 ? true : undefined));
    expect(await one(made.id)).toMatchObject({ status: 'active', dead_letters: 0 });
  });

  test('are given up after five days of failure', async () => {
    receiver.answer = (_, response) => response.writeHead(503).end();
    const made = await subscribe('/down');
    await publish({ n: 3 });
    await inState(made.id, 'failed');
    pass(5 * DAY);
    expect(await inState(made.id, 'disabled')).toMatchObject({ disabled_reason: 'failing', pending: 1 });
  });

  test('sign with both secrets while one is changed', async () => {
    const made = await subscribe('/rotated');
    const rotated = await send('POST', `/subscriptions/${made.id}/rotate`, { overlap_hours: 2 });
    expect([rotated.statusCode, rotated.json()]).toMatchObject([201, { secret: expect.stringMatching(/^whsec_/) }]);
    await publish({ n: 4 });
    await arrived('/rotated');
    // Nobody looks at the subscription again: the end of the former secret alone decides.
    opened.clock.advance(3 * HOUR);
    await publish({ n: 5 });
    const got = await arrived('/rotated', 2);
    expect(got.map(({ headers }) => String(headers['webhook-signature']).split(' ').length)).toEqual([2, 1]);
  });

  test('wait while they are paused, and hold up nobody else', async () => {
    receiver.answer = ({ path }, response) => void (path === '/hangs' || response.writeHead(204).end());
    const hanging = await subscribe('/hangs');
    const other = await subscribe('/other', { signature: 'v1a' });
    expect([other.secret, other.public_key]).toEqual([null, expect.stringMatching(/^whpk_/)]);
    await send('PATCH', `/subscriptions/${other.id}`, { status: 'paused' });
    const id = await publish({ n: 6 });
    await arrived('/hangs');
    expect(await one(other.id)).toMatchObject({ status: 'paused', pending: 1 });
    await send('PATCH', `/subscriptions/${other.id}`, { status: 'active' });
    const [got] = await arrived('/other');
    expect(got?.headers['webhook-signature']).toMatch(/^v1a,/);
    const event = await opened.get<{ deliveries: { subscription_id: string; status: string }[] }>(
      `${URL}/events/${id}`,
    );
    const hung = event.deliveries.find(({ subscription_id }) => subscription_id === hanging.id);
    expect(hung?.status).toBe('pending');
  });

  test('are pinged, and do not lead inside unless the owner says so', async () => {
    const made = await subscribe('/pinged');
    const ping = await send('POST', `/subscriptions/${made.id}/ping`);
    expect([ping.statusCode, ping.json()]).toMatchObject([201, { topic: 'webhook.ping', status: 'delivered' }]);
    await send('PATCH', `/subscriptions/${made.id}`, { allow_private_network: false });
    const refused = (await send('POST', `/subscriptions/${made.id}/ping`)).json();
    expect(refused).toMatchObject({ status: 'failed', last: { problem: '127.0.0.1 is not on the public internet.' } });
    expect(receiver.received).toHaveLength(1);
  });

  test('of a module are its own, and stay outside', async () => {
    const owners = await subscribe('/owners');
    const module = { kind: 'module', moduleId: opened.ids.next(), moduleName: 'sync', scopes: ['events'] } as const;
    const service = opened.app.get(SubscriptionsService);
    const asModule = <Result>(work: () => Result) =>
      runAs({ ...module, workspaceId: opened.workspaceId, expiresAt: null }, work);
    const wish = { topic: '**', webhook_url: 'https://sync.example/', module_name: 'sync', signature: 'v1' } as const;
    const codeOf = (work: () => Promise<unknown>) =>
      asModule(work).then(String, (error: { code: string }) => error.code);
    expect([
      await codeOf(() => service.subscribe({ ...wish, module_name: 'crm' })),
      await codeOf(() => service.subscribe({ ...wish, allow_private_network: true })),
      await codeOf(() => service.remove(owners.id)),
    ]).toEqual(['FOREIGN_MODULE', 'OWNER_ONLY', 'SUBSCRIPTION_NOT_FOUND']);
    const own = await asModule(() => service.subscribe(wish));
    expect((await asModule(() => service.list())).map(({ id }) => id)).toEqual([own.id]);
    await send('PATCH', `/subscriptions/${own.id}`, { allow_private_network: true, status: 'paused' });
    const moved = await asModule(() => service.update(own.id, { webhook_url: 'http://10.0.0.1/' }));
    expect(moved.allow_private_network).toBe(false);
  });
});
