import type { ChannelAdapter, EditEvent, InboundEvent, RawWebhook } from '@concordia/channels/port';
import type { ChannelAccount } from '@concordia/contract/channels';
import type { Message, MessageDetail } from '@concordia/contract/inbox';
import type { DeadLetter } from '@concordia/contract/intake';
import { type Channel, DAY, HOUR, MINUTE, SECOND } from '@concordia/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { aboutOf } from '../../delivery/outbox/early-receipts.js';
import { type OutboxTest, openOutbox, passTime } from '../../delivery/outbox/testing.js';
import { Events } from './events.js';
import { FETCH_JOB } from './fetch-job.js';
import { LARGEST_WEBHOOK } from './webhook-routes.js';

const PATIENCE = { timeout: 15_000, interval: 25 };

const textOf = ({ body }: RawWebhook) => Buffer.from(body).toString('utf8');

/** A provider that says its events as we do, and signs with a word. */
const adapter: ChannelAdapter = {
  provider: 'telegram',
  verify: ({ headers }) => {
    if (headers['x-sign'] === 'throws') throw new TypeError('odd');
    if (headers['x-sign'] === 'old') return 'stale';
    return headers['x-sign'] === 'good' ? 'genuine' : 'forged';
  },
  handshake: ({ url }) => (url.endsWith('?ask=1') ? { status: 200, contentType: 'text/plain', body: 'yes' } : null),
  split: (webhook) => {
    const events: unknown = JSON.parse(textOf(webhook));
    if (!Array.isArray(events)) return null;
    return events.map((event) => ({
      id: String(event.id),
      account: String(event.account),
      raw: JSON.stringify(event),
    }));
  },
  parse: (raw) => {
    const event = JSON.parse(raw);
    return event.kind === 'nothing' ? null : event;
  },
  thanks: { status: 200, contentType: 'text/xml', body: '<Response/>' },
  recognizesKeys: false,
  rates: { connection: { messages: 1_000, perMs: 1_000 }, recipient: null },
  send: async () => ({ ok: false, failure: 'rejected', providerCode: null, retryAfterMs: null }),
  check: async () => ({ ok: true, account: 'bot', expiresAt: null }),
  openFile: async (reference) =>
    reference === 'gone'
      ? { ok: false, failure: 'rejected', providerCode: '404' }
      : reference === 'gone without a code'
        ? { ok: false, failure: 'rejected', providerCode: null }
        : { ok: true, contentType: 'text/html', content: bytesOf('\x89PNG\r\n\x1a\nrest') },
};

/** No account has it, so what comes by it belongs to none. */
const ACCOUNT = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';

const CONNECTED = { channel: 'telegram', accountId: ACCOUNT, accounts: ['bot'], endpoint: null } as const;

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'latin1');
}

onEveryEngine('webhook routes', (engine) => {
  let box: OutboxTest;
  let told = 0;
  let accountId = ACCOUNT;
  beforeAll(async () => {
    box = await openOutbox(engine);
    const adapters = box.opened.app.get(ChannelAdapters);
    vi.spyOn(adapters, 'receiversFor').mockImplementation(async (providers) =>
      providers.includes('telegram')
        ? [{ ...CONNECTED, accountId, workspaceId: box.opened.workspaceId, receiver: adapter }]
        : [],
    );
    vi.spyOn(adapters, 'receiverOf').mockResolvedValue(adapter);
    vi.spyOn(adapters, 'forChannel').mockResolvedValue(adapter);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await box.opened.close();
  });
  beforeEach(async () => {
    await box.opened.enterNewWorkspace();
    await box.connect('telegram');
    const accounts = await box.opened.get<ChannelAccount[]>('/api/channels/telegram/accounts');
    accountId = accounts[0]?.id ?? '';
  });

  const call = (payload: string | Buffer, sign = 'good', path = '/webhooks/telegram', type = 'application/json') =>
    box.opened.request({ method: 'POST', url: path, payload, headers: { 'content-type': type, 'x-sign': sign } });
  const base = (channel: Channel = 'telegram') => {
    told += 1;
    return { id: `event-${told}`, account: 'bot', channel, at: box.opened.clock.now() };
  };
  const message = (messageId: string, text: string, more: object = {}) =>
    ({
      ...base(),
      kind: 'message',
      messageId,
      from: '@ada',
      name: 'Ada',
      subject: null,
      text,
      inReplyTo: null,
      ...more,
    }) as const;
  const open = () =>
    box.opened.engine.reader
      .selectFrom('inbound_envelope')
      .select('id')
      .where('workspace_id', '=', box.opened.workspaceId)
      .where('state', '=', 'waiting')
      .execute();
  const tell = async (...events: object[]) => {
    const answer = await call(JSON.stringify(events));
    expect([answer.statusCode, answer.body]).toEqual([200, '<Response/>']);
    await expect.poll(open, PATIENCE).toEqual([]);
  };
  const all = () => box.opened.get<Message[]>('/api/messages?channel=telegram');
  const detail = async (providerId: string): Promise<MessageDetail> => {
    const row = await box.opened.engine.reader
      .selectFrom('message_origin')
      .select('message_id')
      .where('provider_message_id', '=', providerId)
      .executeTakeFirstOrThrow();
    return box.opened.get(`/api/messages/${row.message_id}`);
  };
  const receiversFor = () => vi.mocked(box.opened.app.get(ChannelAdapters).receiversFor);
  const letters = () => box.opened.get<DeadLetter[]>('/api/dead-letters?direction=in');
  const reasonsAfter = async (ms: number) => {
    await passTime(box.opened, ms);
    return (await letters()).map(({ reason }) => reason);
  };

  describe('let in', () => {
    test.each([
      ['what is forged', 401, 'BAD_SIGNATURE', 'bad'],
      ['what is old', 401, 'STALE_WEBHOOK', 'old'],
      ['what breaks the verifying', 401, 'BAD_SIGNATURE', 'throws'],
    ])('not %s', async (_, status, code, sign) => {
      expect((await call('[]', sign)).json()).toMatchObject({ statusCode: status, code });
    });

    test.each([
      [undefined, 'is too old'],
      [5 * MINUTE, 'is more than 5 minutes old'],
      [HOUR, 'is more than 60 minutes old'],
      [3 * HOUR, 'is more than 3 hours old'],
      [DAY, 'is more than 24 hours old'],
      [7 * DAY, 'is more than 7 days old'],
    ])('nothing older than the %s ms that its provider allows: it %s', async (believedForMs, age) => {
      const { workspaceId } = box.opened;
      const receiver = { ...adapter, ...(believedForMs !== undefined && { believedForMs }) };
      receiversFor().mockResolvedValueOnce([{ ...CONNECTED, workspaceId, receiver }]);
      expect((await call('[]', 'old')).json()).toMatchObject({
        message: expect.stringContaining(`${age}, or dated ahead`),
      });
    });

    test('nothing whose headers no provider would send, before its body is read', async () => {
      const { workspaceId } = box.opened;
      const receiver = { ...adapter, mayBeGenuine: () => false, verify: vi.fn() };
      receiversFor().mockResolvedValueOnce([{ ...CONNECTED, workspaceId, receiver }]);
      expect((await call('[]')).json()).toMatchObject({ statusCode: 401, code: 'BAD_SIGNATURE' });
      expect(receiver.verify).not.toHaveBeenCalled();
    });

    test('nobody at an unknown route, without asking the database', async () => {
      const asked = receiversFor().mock.calls.length;
      for (const path of ['/webhooks/fax', '/webhooks/email/telegram']) {
        expect((await call('[]', 'good', path)).statusCode).toBe(404);
      }
      expect(receiversFor().mock.calls).toHaveLength(asked);
    });

    test('nothing where nobody is connected, and nothing too large', async () => {
      for (const path of [
        '/webhooks/linkedin',
        '/webhooks/fax',
        '/webhooks/email/postmark',
        '/webhooks/email/telegram',
      ]) {
        expect((await call('[]', 'good', path)).json()).toMatchObject({ statusCode: 404, code: 'NO_SUCH_CONNECTION' });
      }
      expect((await call('x'.repeat(LARGEST_WEBHOOK + 1))).json()).toMatchObject({ statusCode: 413 });
    });

    test('a provider that asks, under any name that we have', async () => {
      const ask = (url: string) => box.opened.request({ method: 'GET', url, headers: { host: 'public.example' } });
      expect((await ask('/webhooks/telegram?ask=1')).body).toBe('yes');
      expect((await ask('/webhooks/telegram')).statusCode).toBe(401);
      expect((await ask('/api/messages')).statusCode).toBe(403);
    });

    test('what is signed and no sense, for a person to see, and once', async () => {
      const odd = [Buffer.from([0xff, 0, 1]), '{"token":"abc","hi":"there"}', 'not json'];
      for (const body of [...odd, ...odd])
        expect((await call(body, 'good', undefined, 'text/plain')).statusCode).toBe(200);
      await tell({ ...base(), kind: 'nothing' }, { ...base(), account: 'stranger', kind: 'nothing' });
      await expect.poll(async () => (await letters()).length, PATIENCE).toBe(5);
      const excerpts = (await letters()).map(({ excerpt }) => excerpt);
      expect(excerpts).toContain('{"token":…,"hi":"there"}');
      const [first, second, ...rest] = await letters();
      expect((await box.post(`/api/dead-letters/${first?.id}/retry`)).json()).toMatchObject({
        code: 'STILL_UNREADABLE',
      });
      for (const letter of [first, second, ...rest]) {
        const url = `/api/dead-letters/${letter?.id}`;
        expect((await box.opened.request({ method: 'DELETE', url })).json()).toEqual(letter);
      }
      expect(await letters()).toEqual([]);
      expect(await box.opened.get('/api/dead-letters/summary')).toMatchObject({ incoming: 0 });
    });

    test('whatever bytes, and go on', async () => {
      const anything = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constant('[{}]'), fc.constant('[null]'));
      await fc.assert(
        fc.asyncProperty(anything, async (body) => {
          expect((await call(body)).statusCode).toBe(200);
        }),
        { numRuns: 40 },
      );
      await tell(message('m-after', 'Still here'));
      expect((await all())[0]).toMatchObject({ content: 'Still here' });
    });
  });

  describe('have read again', () => {
    const retry = async () => {
      const [letter, ...others] = await letters();
      expect(others).toEqual([]);
      return box.post(`/api/dead-letters/${letter?.id}/retry`);
    };

    test('an event that its reader understands by now', async () => {
      const parse = vi.spyOn(adapter, 'parse').mockReturnValueOnce(null);
      onTestFinished(() => parse.mockRestore());
      await tell(message('m-understood', 'Understood'));
      expect(await letters()).toMatchObject([{ code: 'unreadable' }]);
      expect((await retry()).statusCode).toBe(200);
      await expect.poll(all, PATIENCE).toMatchObject([{ content: 'Understood' }]);
      expect(await letters()).toEqual([]);
    });

    test.each([
      ['text', 'å', 'utf8'],
      ['other bytes', '\ufffd', 'latin1'],
    ] as const)('a body of %s that its reader understands by now', async (_, content, encoding) => {
      const split = vi.spyOn(adapter, 'split').mockReturnValueOnce(null);
      onTestFinished(() => split.mockRestore());
      expect((await call(Buffer.from(JSON.stringify([message('m-body', 'å')]), encoding))).statusCode).toBe(200);
      expect(await letters()).toMatchObject([{ code: 'malformed' }]);
      expect((await retry()).statusCode).toBe(200);
      expect(split.mock.lastCall?.[0].headers).toEqual({ 'content-type': 'application/json' });
      await expect.poll(all, PATIENCE).toMatchObject([{ content }]);
      expect(await letters()).toEqual([]);
    });

    test.each([
      ['nobody is connected', false],
      ['another workspace alone is connected', true],
    ])('nothing where %s any more', async (_, isOthers) => {
      await tell({ ...base(), kind: 'nothing' });
      const connection = { ...CONNECTED, receiver: adapter };
      const others = isOthers ? [{ ...connection, workspaceId: box.opened.ids.next() }] : [];
      receiversFor().mockResolvedValueOnce(others);
      expect((await retry()).json()).toMatchObject({ statusCode: 409, code: 'CHANNEL_NOT_CONNECTED' });
      expect(await letters()).toHaveLength(1);
    });

    test('nothing about an account that is not the one connected', async () => {
      await tell({ ...message('m-foreign', 'Not for us'), account: 'stranger' });
      expect((await retry()).json()).toMatchObject({ statusCode: 409, code: 'FOREIGN_ACCOUNT' });
      expect(await letters()).toHaveLength(1);
      expect(await all()).toEqual([]);
    });
  });

  describe('tell of', () => {
    test('an edit before its message, an older one, and a deletion', async () => {
      const at = box.opened.clock.now();
      await tell({ ...base(), kind: 'edit', messageId: 'm-1', text: 'Third', at: at + 2_000 });
      await tell(message('m-1', 'First'));
      await expect.poll(() => detail('m-1'), PATIENCE).toMatchObject({ content: 'Third', formerText: 'First' });
      await tell({ ...base(), kind: 'edit', messageId: 'm-1', text: 'Second', at: at + 1_000 });
      expect(await detail('m-1')).toMatchObject({ content: 'Third', editedAt: new Date(at + 2_000).toISOString() });
      const before = await box.opened.get<{ unread: number }>('/api/analytics/stats');
      await tell({ ...base(), kind: 'deletion', messageId: 'm-1' });
      await tell({ ...base(), kind: 'edit', messageId: 'm-1', text: 'Never', at: at + 9_000 });
      expect(await detail('m-1')).toMatchObject({ content: '', isRead: true, deletedAt: expect.any(String) });
      expect((await detail('m-1')).formerText).toBeUndefined();
      expect(await box.opened.get('/api/analytics/stats')).toMatchObject({ unread: before.unread - 1 });
    });

    test('what cannot be shown, by a placeholder, which a deletion removes', async () => {
      const poll = { kind: 'poll', title: 'Lunch?', items: ['Yes', ''], url: 'javascript:alert(1)' };
      await tell({ ...message('m-poll', ''), notes: [poll], author: 'Ann' });
      expect(await detail('m-poll')).toMatchObject({
        content: 'Poll: Lunch?',
        body: { text: '' },
        kind: 'personal',
        from: { name: 'Ann' },
        notes: [{ kind: 'poll', title: 'Lunch?', items: ['Yes'] }],
      });
      expect((await detail('m-poll')).notes).toEqual([{ kind: 'poll', title: 'Lunch?', items: ['Yes'] }]);
      await tell({ ...base(), kind: 'deletion', messageId: 'm-poll' });
      expect(await detail('m-poll')).not.toHaveProperty('notes');
      await tell({ ...message('m-joined', ''), notes: [{ kind: 'group', title: 'joined' }] });
      expect(await detail('m-joined')).toMatchObject({ kind: 'automatic', content: 'Group: joined' });
      await tell({ ...base(), kind: 'ignored', reason: 'ours' });
      expect(await letters()).toEqual([]);
    });

    test('a deletion of what was read and still is urgent', async () => {
      await tell(message('m-urgent', 'URGENT: can you call me today?'));
      const { id } = await detail('m-urgent');
      await box.opened.request({ method: 'PATCH', url: `/api/messages/${id}`, payload: { isRead: true } });
      expect(await detail('m-urgent')).toMatchObject({ isRead: true, isUrgent: 1 });
      await tell({ ...base(), kind: 'deletion', messageId: 'm-urgent' });
      expect(await detail('m-urgent')).toMatchObject({ isUrgent: 0 });
    });

    test('an edit whose message was recorded while the edit was put aside', async () => {
      await tell(message('m-meanwhile', 'First'));
      const looked = vi.spyOn(box.opened.app.get(Events), 'take');
      onTestFinished(() => looked.mockRestore());
      // At the first look the message is not here yet.
      looked.mockResolvedValueOnce(aboutOf('telegram', 'm-meanwhile'));
      await tell({ ...base(), kind: 'edit', messageId: 'm-meanwhile', text: 'Second' });
      await box.opened.doJobs();
      expect(await detail('m-meanwhile')).toMatchObject({ content: 'Second' });
      expect(looked).toHaveBeenCalledTimes(2);
    });

    test('a message once, also when it comes again as another event', async () => {
      await tell(message('m-again', 'Once'), message('m-again', 'Once'));
      await tell(message('m-again', 'Once'));
      expect((await all()).filter(({ content }) => content === 'Once')).toHaveLength(1);
    });

    test('reactions, the latest of each by the provider’s clock', async () => {
      const at = box.opened.clock.now();
      const react = (emoji: string | null, when: number) => ({
        ...base(),
        kind: 'reaction',
        messageId: 'm-2',
        from: '@ada',
        emoji,
        at: when,
      });
      await tell(message('m-2', 'Look'), react('👍', at + 2), react('👎', at + 1));
      expect((await detail('m-2')).reactions).toMatchObject([{ emoji: '👍', from: '@ada', name: 'Ada' }]);
      await tell(react(null, at + 3), react('❤️', at + 2));
      expect((await detail('m-2')).reactions).toBeUndefined();
    });

    test('an echo of what we wrote elsewhere', async () => {
      await tell(message('m-3', 'From the phone', { direction: 'outbound' }));
      expect(await detail('m-3')).toMatchObject({ direction: 'outbound', to: [{ address: '@ada' }], isRead: true });
    });

    test('files: what came along, what is fetched, and what cannot be had', async () => {
      const remote = { kind: 'remote', contentType: 'image/png', size: null } as const;
      await tell(
        message('m-4', 'Files', {
          files: [
            { ...remote, name: 'there.png', reference: 'there' },
            { ...remote, name: 'gone.png', reference: 'gone' },
            { ...remote, name: 'gone-too.png', reference: 'gone without a code' },
          ],
        }),
      );
      await expect
        .poll(async () => (await detail('m-4')).attachments, PATIENCE)
        .toMatchObject([
          { contentType: 'image/png', sizeBytes: 12 },
          { state: 'failed', failure: 'refused' },
          { state: 'failed', failure: 'refused' },
        ]);
      const [there, gone] = (await detail('m-4')).attachments;
      expect(there?.state).toBeUndefined();
      const download = (id = '') => box.opened.request({ method: 'GET', url: `/api/attachments/${id}` });
      expect((await download(there?.id)).headers['content-type']).toBe('image/png');
      expect((await download(gone?.id)).json()).toMatchObject({ statusCode: 409, code: 'ATTACHMENT_NOT_FETCHED' });
      await box.opened.doJobs();
      const refused = await box.opened.engine.reader
        .selectFrom('job')
        .select('last_error')
        .where('workspace_id', '=', box.opened.workspaceId)
        .where('kind', '=', FETCH_JOB)
        .where('state', '=', 'dead')
        .execute();
      expect(refused.map(({ last_error }) => last_error).toSorted()).toEqual([
        'The provider did not return the file: rejected',
        'The provider did not return the file: rejected 404',
      ]);
    });

    test('a file that stays out of reach, once it has been asked for six times', async () => {
      const open = vi.spyOn(adapter, 'openFile').mockRejectedValue(new Error('reset'));
      onTestFinished(() => open.mockRestore());
      const file = { kind: 'remote', contentType: 'image/png', size: null, name: 'a.png', reference: 'there' } as const;
      await tell(message('m-reset', 'Files', { files: [file] }));
      const settled = async () => {
        await passTime(box.opened, HOUR);
        return (await detail('m-reset')).attachments;
      };
      await expect.poll(settled, PATIENCE).toMatchObject([{ state: 'failed', failure: 'unreachable' }]);
      expect(open).toHaveBeenCalledTimes(6);
    });

    test('another handle, consent, and what closes an address', async () => {
      await tell(message('m-5', 'My name will be another'));
      await tell({ ...base(), kind: 'identity', from: '@ada', to: '@lovelace' });
      await tell({ ...base(), kind: 'consent', from: '@lovelace', consent: 'opted_out', by: 'blocked' });
      await tell({ ...base('email'), kind: 'engagement', action: 'bounce', address: 'x@y.example', messageId: null });
      const points = await box.opened.engine.reader
        .selectFrom('contact_point')
        .select(['handle', 'consent', 'consent_source'])
        .where('workspace_id', '=', box.opened.workspaceId)
        .where('handle', 'in', ['@ada', '@lovelace', 'x@y.example'])
        .orderBy('handle')
        .execute();
      expect(points).toEqual([
        { handle: '@lovelace', consent: 'out', consent_source: 'blocked' },
        { handle: 'x@y.example', consent: 'out', consent_source: 'bounce' },
      ]);
      const [event] = await box.opened.engine.reader
        .selectFrom('engagement_event')
        .selectAll()
        .where('workspace_id', '=', box.opened.workspaceId)
        .execute();
      expect(event).toMatchObject({ action: 'bounce', address: 'x@y.example' });
    });

    test('mail that answers nothing but is by a machine, without making a contact of it', async () => {
      const mail = { channel: 'email', from: 'robot@shop.example', subject: 'Sale', isAutomatic: true };
      await tell(message('robot-1@shop.example', 'Buy', mail));
      expect(await detail('robot-1@shop.example')).toMatchObject({
        kind: 'automatic',
        status: 'completed',
        contact: null,
      });
    });
  });

  test('keep an event with the connection whose account it is about, whichever is asked first', async () => {
    const { workspaceId } = box.opened;
    const ours = { ...CONNECTED, workspaceId, receiver: adapter };
    const theirs = { ...ours, workspaceId: await box.opened.addWorkspace('Theirs'), accounts: ['another bot'] };
    for (const [index, connections] of [
      [ours, theirs],
      [theirs, ours],
    ].entries()) {
      receiversFor().mockResolvedValueOnce(connections);
      await tell(message(`m-ours-${index}`, `Ours ${index}`));
      expect(await detail(`m-ours-${index}`)).toMatchObject({ content: `Ours ${index}` });
    }
    const elsewhere = box.opened.engine.reader
      .selectFrom('inbound_envelope')
      .select('id')
      .where('workspace_id', '=', theirs.workspaceId);
    expect(await elsewhere.execute()).toEqual([]);
  });

  describe('keep a conversation to the people in it', () => {
    const conversationOf = async (providerId: string) => (await detail(providerId)).conversationId;

    test('when a stranger names one of its messages', async () => {
      await tell(message('m-private', 'Between us', { from: '@ann' }));
      await tell(message('m-intruder', 'Let me in', { from: '@eve', inReplyTo: 'm-private' }));
      await tell(message('m-reply', 'Yes', { from: '@ann', inReplyTo: 'm-private' }));
      const thread = await conversationOf('m-private');
      expect(await conversationOf('m-intruder')).not.toBe(thread);
      expect(await conversationOf('m-reply')).toBe(thread);
    });

    test('when an email of a stranger refers to one of them', async () => {
      const mail = (id: string, from: string, links: object = {}) =>
        message(`${id}@mail.example`, id, { channel: 'email', from: `${from}@people.example`, subject: id, ...links });
      const named = { inReplyTo: 'first@mail.example' };
      const referred = { references: ['first@mail.example'] };
      await tell(mail('first', 'ann'));
      await tell(mail('named', 'eve', named), mail('referred', 'mallory', referred));
      await tell(mail('answer', 'ann', { ...named, ...referred }), mail('later', 'ann', referred));
      const ids = ['first', 'named', 'referred', 'answer', 'later'].map((id) => `${id}@mail.example`);
      const [thread, ...others] = await Promise.all(ids.map(conversationOf));
      expect(others.map((id) => id === thread)).toEqual([false, false, true, true]);
    });
  });

  test('wake what waits for a reply when a person replies, and not when a machine does', async () => {
    const { clock, request } = box.opened;
    await tell(message('m-waiting', 'Shall we?', { from: '@mira' }));
    const { id } = await detail('m-waiting');
    const snooze = { until: new Date(clock.now() + HOUR).toISOString(), unlessReply: true };
    await request({ method: 'PATCH', url: `/api/messages/${id}`, payload: { snooze } });
    const answer = { from: '@mira', inReplyTo: 'm-waiting' };
    clock.advance(SECOND);
    await tell(message('m-away', 'I am away until Monday.', { ...answer, isAutomatic: true }));
    expect(await detail('m-away')).toMatchObject({ conversationId: (await detail('m-waiting')).conversationId });
    expect(await detail('m-waiting')).toMatchObject({ snooze });
    clock.advance(SECOND);
    await tell(message('m-back', 'Yes, let us.', answer));
    expect(await detail('m-waiting')).toMatchObject({ snooze: null, status: 'inbox' });
  });

  test('count what happens on a simulated channel as a test, and on a live one not', async () => {
    const opened = (address: string) => ({ ...base(), kind: 'engagement', action: 'open', address, messageId: null });
    await tell(opened('simulated@x.example'));
    await box.opened.engine.writer
      .updateTable('channel_connection')
      .set({ mode: 'live' })
      .where('workspace_id', '=', box.opened.workspaceId)
      .execute();
    await tell(opened('live@x.example'));
    const kept = await box.opened.engine.reader
      .selectFrom('engagement_event')
      .select(['address', 'is_test'])
      .where('workspace_id', '=', box.opened.workspaceId)
      .orderBy('address')
      .execute();
    expect(kept).toEqual([
      { address: 'live@x.example', is_test: 0 },
      { address: 'simulated@x.example', is_test: 1 },
    ]);
  });

  test('show what could not be stored, however often it was tried', async () => {
    const take = vi.spyOn(box.opened.app.get(Events), 'take').mockRejectedValue(new Error('no room'));
    onTestFinished(() => take.mockRestore());
    expect((await call(JSON.stringify([message('m-failed', 'Never stored')]))).statusCode).toBe(200);
    await expect.poll(() => reasonsAfter(DAY), PATIENCE).toEqual(['The event could not be stored after all retries.']);
  });

  test('show what was given up with its process', async () => {
    const { writer } = box.opened.engine;
    const { statusCode } = await call(JSON.stringify([message('m-given-up', 'Nobody reads this')]));
    expect(statusCode).toBe(200);
    await expect.poll(open, PATIENCE).toEqual([]);
    const envelopes = writer.updateTable('inbound_envelope').where('provider_id', '=', `event-${told}`);
    const kept = await envelopes.set({ state: 'waiting' }).returning(['id', 'workspace_id']).executeTakeFirstOrThrow();
    const at = box.opened.clock.now();
    const job = {
      kind: 'inbound.read',
      payload: JSON.stringify({ id: kept.id }),
      state: 'dead',
      created_at: at,
    } as const;
    await writer
      .insertInto('job')
      .values({ ...job, id: box.opened.ids.next(), workspace_id: kept.workspace_id, run_at: at, max_attempts: 10 })
      .execute();
    await expect
      .poll(() => reasonsAfter(20 * SECOND), { timeout: 40_000, interval: 100 })
      .toContain('The event could not be stored after all retries.');
  });

  test('lose, double and disorder nothing when events come doubled, mixed up and cut off', async () => {
    const people = 6;
    const each = 20;
    const at = box.opened.clock.now();
    const stream: (InboundEvent | EditEvent)[] = [];
    for (let index = 0; index < people * each; index += 1) {
      const messageId = `chaos-${index}`;
      const from = `@chaos${index % people}`;
      const when = at + index * 10;
      stream.push({
        ...base(),
        at: when,
        kind: 'message',
        messageId,
        from,
        name: null,
        subject: null,
        text: `n ${index}`,
        inReplyTo: null,
      });
      if (index % 3 === 0) stream.push({ ...base(), at: when + 5, kind: 'edit', messageId, text: `edited ${index}` });
    }
    // Each event has its place by a hash of its number, so that a failure can be seen again.
    const mixed = [...stream, ...stream.filter((_, index) => index % 5 === 0)].toSorted(
      (one, another) => ((Number(one.id.slice(6)) * 7_919) % 997) - ((Number(another.id.slice(6)) * 7_919) % 997),
    );
    const take = Events.prototype.take;
    let cut = 0;
    const cutting = vi.spyOn(box.opened.app.get(Events), 'take').mockImplementation(async function (
      this: Events,
      tx,
      read,
    ) {
      const waiting = await take.call(this, tx, read);
      cut += 1;
      if (cut % 23 === 0) throw new Error('cut off');
      return waiting;
    });
    onTestFinished(() => cutting.mockRestore());
    for (let start = 0; start < mixed.length; start += 40) {
      expect((await call(JSON.stringify(mixed.slice(start, start + 40)))).statusCode).toBe(200);
    }
    await expect
      .poll(
        async () => {
          await passTime(box.opened, 20 * SECOND);
          const rows = await box.opened.engine.reader
            .selectFrom('inbound_envelope')
            .select('id')
            .where('workspace_id', '=', box.opened.workspaceId)
            .where('state', 'in', ['waiting', 'early'])
            .execute();
          return rows.length;
        },
        { timeout: 40_000, interval: 100 },
      )
      .toBe(0);
    const stored = await box.opened.engine.reader
      .selectFrom('message')
      .innerJoin('contact_point', 'contact_point.contact_id', 'message.contact_id')
      .select(['message.excerpt', 'message.conversation_id', 'message.sent_at'])
      .where('contact_point.handle', 'like', '@chaos%')
      .orderBy('message.sent_at')
      .execute();
    const expected = Array.from({ length: people * each }, (_, index) =>
      index % 3 === 0 ? `edited ${index}` : `n ${index}`,
    );
    expect(stored.map(({ excerpt }) => excerpt)).toEqual(expected);
    expect(new Set(stored.map(({ conversation_id }) => conversation_id)).size).toBe(people);
  }, 60_000);
});
