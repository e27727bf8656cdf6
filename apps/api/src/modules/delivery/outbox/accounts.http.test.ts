import { createHmac } from 'node:crypto';
import type { ChannelAccount, ChannelEligibility } from '@concordia/contract/channels';
import type { OutboxEntry, Outreach, ReplyOptions, ReplyRecipientsSuggestion } from '@concordia/contract/delivery';
import type { Conversation, ConversationRegrouping, Message } from '@concordia/contract/inbox';
import type { AnalyticsOverview, MessageActivity } from '@concordia/contract/insight';
import type { Channel } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Sealing } from '../../../sealing/sealing.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { KeyCheck } from '../../channels/connections/key-check.js';
import { SecretsRepository } from '../../channels/connections/secrets.repository.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { Vault } from '../../channels/connections/vault.js';
import { MailboxWatches } from '../../intake/mailboxes/mailbox-watches.js';
import { EligibilityService } from './eligibility.service.js';
import { Pace } from './pace.js';
import { type OutboxTest, openOutbox } from './testing.js';

const PATIENCE = { timeout: 20_000, interval: 50 };
const ADA = '+46701740001';

onEveryEngine('the accounts of a channel', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());
  beforeEach(() => box.opened.enterNewWorkspace());

  const pathOf = (channel: Channel, id = '') => `/api/channels/${channel}/accounts${id === '' ? '' : `/${id}`}`;
  const list = (channel: Channel) => box.opened.get<ChannelAccount[]>(pathOf(channel));
  async function add(channel: Channel, account: object): Promise<ChannelAccount> {
    const answer = await box.post(pathOf(channel), account);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  }
  const change = (channel: Channel, id: string, payload: object) =>
    box.opened.request({ method: 'PATCH', url: pathOf(channel, id), payload });
  const remove = (channel: Channel, id: string) => box.opened.request({ method: 'DELETE', url: pathOf(channel, id) });

  /** Somebody writes to one of our accounts. */
  async function hear(channel: Channel, id: string, from: string, text: string): Promise<Message> {
    const sent = await box.post(`${pathOf(channel, id)}/simulated-messages`, { from, text, subject: text });
    expect([sent.statusCode, sent.statusCode === 200 ? '' : sent.body]).toEqual([200, '']);
    const find = async () => {
      await box.opened.app.get(MailboxWatches).lookAround();
      await box.opened.doJobs();
      return (await box.opened.get<Message[]>('/api/messages?limit=200')).find(({ content }) => content.includes(text));
    };
    await expect.poll(find, PATIENCE).toBeDefined();
    const found = await find();
    if (found === undefined) throw new Error('The message is gone.');
    return found;
  }

  /** What the provider of an account took from us. */
  const taken = (id: string) =>
    box.opened.app
      .get(SimulatedPeers)
      .runningIn(box.opened.workspaceId)
      .filter(({ accountId }) => accountId === id)
      .flatMap(({ peer }) => peer.accepted.map(({ to, text }) => [to, text]));

  let written = 0;
  function reply(conversationId: string, content: string, more: object = {}) {
    written += 1;
    const body = { content, idempotencyKey: `account-reply-${written}`, ...more };
    return box.post(`/api/conversations/${conversationId}/replies`, body);
  }

  async function answer({ conversationId }: Message, content: string, more: object = {}): Promise<OutboxEntry> {
    const queued = await reply(conversationId, content, more);
    expect([queued.statusCode, queued.statusCode === 200 ? '' : queued.body]).toEqual([200, '']);
    const entry: OutboxEntry = queued.json();
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    return entry;
  }

  test('of which two are numbers answer from the number that was written to', async () => {
    const first = await add('sms', { name: 'Sales', mode: 'simulated' });
    const second = await add('sms', { name: 'Support', color: 'sea', mode: 'simulated' });
    expect((await list('sms')).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Sales', true],
      ['Support', false],
    ]);
    const [toSales, toSupport] = [
      await hear('sms', first.id, ADA, 'A question of price'),
      await hear('sms', second.id, ADA, 'A broken lid'),
    ];
    // One person, two threads, as on their phone.
    expect(toSales.contact?.id).toBe(toSupport.contact?.id);
    expect(toSales.conversationId).not.toBe(toSupport.conversationId);
    expect((await answer(toSupport, 'We send another.')).accountId).toBe(second.id);
    expect((await answer(toSales, 'Ten each.')).accountId).toBe(first.id);
    expect([taken(first.id), taken(second.id)]).toEqual([[[ADA, 'Ten each.']], [[ADA, 'We send another.']]]);
  });

  test('are found by their names and addresses in a search', async () => {
    const sales = await add('sms', { name: 'Sales floor', mode: 'simulated' });
    const connection = {
      provider: 'twilio',
      settings: { accountSid: `AC${'0'.repeat(32)}`, fromNumber: '+46101112233' },
    };
    const support = await add('sms', { name: 'Support desk', mode: 'simulated', ...connection });
    const [toSales, toSupport] = [
      await hear('sms', sales.id, ADA, 'A question of price'),
      await hear('sms', support.id, ADA, 'A broken lid'),
    ];
    const found = async (q: string) =>
      (await box.opened.get<Message[]>(`/api/messages?q=${encodeURIComponent(q)}`)).map(({ id }) => id);
    expect(await found('account:support')).toEqual([toSupport.id]);
    expect(await found('account:+46101112233')).toEqual([toSupport.id]);
    expect(await found('account:"sales floor" price')).toEqual([toSales.id]);
    expect(await found('account:desk')).toEqual([]);
    const all = await box.opened.get<ChannelAccount[]>('/api/accounts');
    expect(all.map(({ channel, name }) => [channel, name])).toEqual([
      ['sms', 'Sales floor'],
      ['sms', 'Support desk'],
    ]);
  });

  test('narrow lists, views and analytics', async () => {
    const sales = await add('sms', { name: 'Sales', mode: 'simulated' });
    const support = await add('sms', { name: 'Support', mode: 'simulated' });
    const toSales = await hear('sms', sales.id, ADA, 'A question of price');
    const toSupport = await hear('sms', support.id, ADA, 'A broken lid');
    const lid = await hear('sms', support.id, '+46701740002', 'Another lid');
    await answer(toSupport, 'We send another.');
    await box.opened.doJobs();
    const total = async (url: string) => (await box.opened.get<unknown[]>(url)).length;
    const ids = async (url: string) => (await box.opened.get<{ id: string }[]>(url)).map(({ id }) => id);
    expect(await ids(`/api/messages?accountId=${sales.id}`)).toEqual([toSales.id]);
    expect(await total(`/api/messages?accountId=${support.id}`)).toBe(3);
    expect(await ids(`/api/messages?accountId=${support.id}&q=another&direction=inbound`)).toEqual([lid.id]);
    const listed = await box.opened.get<Conversation[]>(`/api/conversations?accountId=${support.id}`);
    expect(listed.map(({ id, accountId }) => [id, accountId])).toEqual([
      [toSupport.conversationId, support.id],
      [lid.conversationId, support.id],
    ]);
    for (const more of ['&status=inbox', '&channel=sms&status=inbox', '&unread=true']) {
      expect(await ids(`/api/conversations?accountId=${support.id}${more}`)).toEqual([lid.conversationId]);
      expect(await ids(`/api/conversations?accountId=${sales.id}${more}`)).toEqual([toSales.conversationId]);
    }
    expect(await total(`/api/conversations?accountId=${box.opened.ids.next()}`)).toBe(0);

    const view = await box.post('/api/views', { name: 'Support', query: { accountId: support.id } });
    expect(view.json()).toMatchObject({ query: { accountId: support.id }, missing: [] });

    const figures = (accountId: string) =>
      box.opened.get<AnalyticsOverview>(`/api/analytics/overview?range=7d&accountId=${accountId}`);
    const ofSupport = await figures(support.id);
    expect(ofSupport).toMatchObject({
      totalMessages: 3,
      inbound: 2,
      outbound: 1,
      activeContacts: 2,
      responseTimes: { answered: 1, unanswered: 1 },
    });
    expect(await figures(sales.id)).toMatchObject({ totalMessages: 1, responseTimes: { answered: 0, unanswered: 1 } });
    expect(await total(ofSupport.links.messages)).toBe(3);
    expect(await total(ofSupport.links.inbound)).toBe(2);
    expect((await box.opened.get<AnalyticsOverview>('/api/analytics/overview')).totalMessages).toBe(4);
    const activity = await box.opened.get<MessageActivity>(`/api/analytics/activity?accountId=${support.id}`);
    expect(activity.hours.received.flat().reduce((sum, count) => sum + count, 0)).toBe(2);
    expect((await box.opened.request({ method: 'GET', url: '/api/analytics/activity?accountId=1' })).statusCode).toBe(
      400,
    );

    expect((await remove('sms', support.id)).statusCode).toBe(200);
    expect(await box.opened.get('/api/views')).toMatchObject([{ missing: ['accountId'] }]);
  });

  test('of which two are numbers answer in one conversation after a merge, and part again', async () => {
    const [first, second] = [await add('sms', { mode: 'simulated' }), await add('sms', { mode: 'simulated' })];
    const toSales = await hear('sms', first.id, ADA, 'A first question');
    const toSupport = await hear('sms', second.id, ADA, 'A second question');
    const [kept, gone] = [toSales.conversationId, toSupport.conversationId];
    box.opened.clock.advance(1_000);
    const merged = (await box.post(`/api/conversations/${kept}/merge`, { ids: [gone] })).json<ConversationRegrouping>();
    box.opened.clock.advance(1_000);
    expect((await answer(toSales, 'By the second.')).accountId).toBe(second.id);
    const againToSales = await hear('sms', first.id, ADA, 'Back to the first');
    expect(againToSales.conversationId).toBe(kept);
    expect((await answer(againToSales, 'By the first.')).accountId).toBe(first.id);
    const againToSupport = await hear('sms', second.id, ADA, 'Back to the second');
    expect(againToSupport.conversationId).toBe(kept);
    await box.post(`/api/regroupings/${merged.id}/undo`, {});
    const place = (id: string) => box.opened.get<Message>(`/api/messages/${id}`);
    expect((await place(againToSales.id)).conversationId).toBe(kept);
    expect((await place(againToSupport.id)).conversationId).toBe(gone);
    expect((await answer(toSupport, 'By the second again.')).accountId).toBe(second.id);
  });

  test('of which two are mailboxes are read both, and answer from the one that was written to', async () => {
    const mailbox = (address: string) => ({ provider: 'imap', settings: { fromAddress: address }, mode: 'simulated' });
    const first = await add('email', mailbox('sales@fernhill.example'));
    const second = await add('email', mailbox('support@fernhill.example'));
    const toSales = await hear('email', first.id, 'ada@lindqvist.example', 'An offer');
    const toSupport = await hear('email', second.id, 'ada@lindqvist.example', 'A complaint');
    const mailboxes = await box.opened.get<{ accountId: string }[]>('/api/mailboxes');
    expect(mailboxes.map(({ accountId }) => accountId).toSorted()).toEqual([first.id, second.id].toSorted());
    const url = `/api/conversations/${toSupport.conversationId}/reply-recipients?mode=replyAll`;
    const { own } = await box.opened.get<ReplyRecipientsSuggestion>(url);
    expect(own).toEqual(expect.arrayContaining(['sales@fernhill.example', 'support@fernhill.example']));
    await answer(toSupport, 'Sorry.');
    await answer(toSales, 'Gladly.');
    const ada = 'ada@lindqvist.example';
    expect([taken(first.id), taken(second.id)]).toEqual([[[ada, 'Gladly.']], [[ada, 'Sorry.']]]);
    // What we wrote says from where.
    const rows = await box.opened.engine.reader
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['account_id', 'from_address'])
      .where('direction', '=', 'outbound')
      .where('message.workspace_id', '=', box.opened.workspaceId)
      .where('text', '=', 'Sorry.')
      .execute();
    expect(rows).toEqual([{ account_id: second.id, from_address: 'support@fernhill.example' }]);
  });

  test('are chosen by the sender, and else are the one used last with the contact', async () => {
    const first = await add('sms', { mode: 'simulated' });
    const second = await add('sms', { mode: 'simulated' });
    const heard = await hear('sms', second.id, ADA, 'Anybody there?');
    const { contactId } = { contactId: heard.contact?.id };
    const reach = async () => {
      const sent = await box.post('/api/outreach/multi-channel', { contactId, message: 'News.', channels: ['sms'] });
      const { results }: Outreach = sent.json();
      return (await box.rowOf(results[0]?.outboxId ?? ''))?.account_id;
    };
    expect(await reach()).toBe(second.id);
    const options = await box.opened.get<ReplyOptions>(`/api/conversations/${heard.conversationId}/reply-options`);
    expect(options.accountId).toBe(second.id);
    expect((await answer(heard, 'By the other number.', { accountId: first.id })).accountId).toBe(first.id);
    expect(taken(first.id)).toContainEqual([ADA, 'By the other number.']);
    const wrong = await reply(heard.conversationId, 'By none.', { accountId: box.opened.ids.next() });
    expect(wrong.json()).toMatchObject({ statusCode: 400, code: 'ACCOUNT_NOT_FOUND' });
  });

  test('are never the same mailbox, number or page twice, and the refusal names the account', async () => {
    const mailbox = { provider: 'postmark', settings: { fromAddress: 'Mara@Fernhill.example' } };
    const first = await add('email', { ...mailbox, name: 'Mara' });
    const again = { provider: 'imap', settings: { fromAddress: 'mara@fernhill.example' } };
    const refused = await box.post(pathOf('email'), again);
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'ACCOUNT_EXISTS',
      message: expect.stringContaining('"Mara"'),
      details: [{ field: 'account', expected: first.id }],
    });
    const other = await add('email', { ...again, settings: { fromAddress: 'desk@fernhill.example' } });
    const settings = { provider: 'postmark', settings: mailbox.settings };
    const moved = await box.opened.request({
      method: 'PUT',
      url: `${pathOf('email', other.id)}/settings`,
      payload: settings,
    });
    expect(moved.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    // The account itself may say its address again.
    const kept = await box.opened.request({
      method: 'PUT',
      url: `${pathOf('email', first.id)}/settings`,
      payload: settings,
    });
    expect(kept.statusCode).toBe(200);
    const numbers = { provider: 'twilio', settings: { accountSid: 'AC1', fromNumber: '+46701740009' } };
    await add('sms', numbers);
    expect((await box.post(pathOf('sms'), numbers)).statusCode).toBe(409);
    expect(await list('email')).toHaveLength(2);
  });

  test('are disconnected and removed alone', async () => {
    const first = await add('sms', { name: 'Sales', mode: 'simulated' });
    const second = await add('sms', { name: 'Support', mode: 'simulated' });
    const [toSales, toSupport] = [
      await hear('sms', first.id, ADA, 'Question one'),
      await hear('sms', second.id, ADA, 'Question two'),
    ];
    expect((await change('sms', first.id, { mode: 'not_connected' })).statusCode).toBe(200);
    const refused = await reply(toSales.conversationId, 'No way out.');
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'NOT_CONNECTED' });
    await answer(toSupport, 'Still here.');
    expect((await remove('sms', first.id)).json()).toMatchObject({ id: first.id });
    expect((await list('sms')).map(({ id, isDefault }) => [id, isDefault])).toEqual([[second.id, true]]);
    // What was written to a removed account is answered by the channel's.
    await answer(toSales, 'From the other number.');
    expect(taken(second.id)).toContainEqual([ADA, 'From the other number.']);
    expect((await remove('sms', first.id)).json()).toMatchObject({ statusCode: 404, code: 'ACCOUNT_NOT_FOUND' });
  });

  test('have a name, a color, a signature without scripts, and members who exist', async () => {
    const { id } = await add('email', { mode: 'simulated' });
    const [owner] = await box.opened.get<{ id: string }[]>('/api/members');
    const signature = { text: 'Mara', html: '<p>Mara <strong>Holt</strong></p><script>alert(1)</script>' };
    const changed = await change('email', id, { name: 'Mara', color: 'plum', signature, memberIds: [owner?.id] });
    expect(changed.json()).toMatchObject({ name: 'Mara', color: 'plum', memberIds: [owner?.id] });
    expect(changed.json().signature).toEqual({ text: 'Mara', html: '<p dir="auto">Mara <strong>Holt</strong></p>' });
    const stranger = await change('email', id, { memberIds: [box.opened.ids.next()] });
    expect(stranger.json()).toMatchObject({ statusCode: 400, code: 'MEMBER_NOT_FOUND' });
    expect((await change('email', id, { signature: null })).json()).toMatchObject({ signature: null, name: 'Mara' });
    const sms = await add('sms', { mode: 'simulated' });
    expect((await change('sms', sms.id, { signature })).json()).toMatchObject({ code: 'FORMATTING_NOT_ALLOWED' });
    const further = await add('sms', { mode: 'simulated' });
    expect((await change('sms', further.id, { isDefault: true })).json()).toMatchObject({ isDefault: true });
    expect((await list('sms')).map((one) => [one.id, one.isDefault])).toEqual([
      [further.id, true],
      [sms.id, false],
    ]);
  });

  test('have a reply window each, which opens where somebody wrote', async () => {
    const sales = await add('whatsapp', { name: 'Sales', mode: 'simulated' });
    const support = await add('whatsapp', { name: 'Support', mode: 'simulated' });
    const toSales = await hear('whatsapp', sales.id, ADA, 'A question of price');
    const refused = await reply(toSales.conversationId, 'From the other number.', { accountId: support.id });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'WINDOW_CLOSED']);
    const mayLeaveBy = async (accountId: string) => {
      const url = `/api/contacts/${toSales.contact?.id}/eligibility?accountId=${accountId}`;
      const all = await box.opened.get<ChannelEligibility[]>(url);
      return all.find(({ channel }) => channel === 'whatsapp')?.code;
    };
    expect([await mayLeaveBy(sales.id), await mayLeaveBy(support.id)]).toEqual([null, 'window_closed']);
    const toSupport = await hear('whatsapp', support.id, ADA, 'A broken lid');
    expect(await mayLeaveBy(support.id)).toBeNull();
    expect((await answer(toSupport, 'We send another.')).accountId).toBe(support.id);
    expect((await answer(toSales, 'Here too.', { accountId: support.id })).accountId).toBe(support.id);
    expect(taken(support.id).map(([, text]) => text)).toEqual(['We send another.', 'Here too.']);
  });

  test('have quiet hours of their own, which keep back automated messages alone', async () => {
    const sales = await add('sms', { mode: 'simulated' });
    const quietHours = { from: '00:00', until: '23:59', timeZone: 'UTC' };
    const support = await add('sms', { mode: 'simulated', quietHours });
    const heard = await hear('sms', support.id, ADA, 'Anybody there?');
    const facts = async (accountId: string) => {
      const of = box.opened.app.get(EligibilityService);
      const db = box.opened.app.get(WorkspaceDatabase).read;
      const by = { channel: 'sms', accountId } as const;
      return (await box.opened.inWorkspace(() => of.facts(db, heard.contact?.id ?? '', by))).sms.quietHours;
    };
    expect([await facts(sales.id), await facts(support.id)]).toMatchObject([null, { from: 0, until: 1_439 }]);
    expect((await answer(heard, 'A person answers at any hour.')).accountId).toBe(support.id);
  });

  test('are paused alone', async () => {
    const [first, second] = [await add('sms', { mode: 'simulated' }), await add('sms', { mode: 'simulated' })];
    const { app, inWorkspace } = box.opened;
    const pace = app.get(Pace);
    const held = await inWorkspace(() =>
      app.get(WorkspaceDatabase).write(async (tx) => {
        await pace.holdBack(tx, first.id, 60_000);
        return [await pace.heldUntil(tx, first.id), await pace.heldUntil(tx, second.id)];
      }),
    );
    expect(held).toEqual([box.opened.clock.now() + 60_000, 0]);
  });

  describe('at Twilio', () => {
    const number = (fromNumber: string, authToken: string, accountSid = 'AC1') => ({
      provider: 'twilio',
      settings: { accountSid, fromNumber },
      secrets: { authToken },
      mode: 'live',
    });

    /** As Twilio posts it. */
    async function post(path: string, to: string, token: string): Promise<number> {
      const sid = `SM${box.opened.ids.next().replaceAll('-', '')}`;
      const form = { AccountSid: 'AC1', Body: sid, From: ADA, MessageSid: sid, NumMedia: '0', To: to };
      const url = `http://127.0.0.1:4600${path}`;
      const signed = url + Object.entries(form).flat().join('');
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
      };
      const payload = new URLSearchParams(form).toString();
      return (await box.opened.request({ method: 'POST', url: path, headers, payload })).statusCode;
    }

    const received = async () => {
      const rows = await box.opened.engine.reader
        .selectFrom('inbound_envelope')
        .select('account_id')
        .where('workspace_id', '=', box.opened.workspaceId)
        .orderBy('id')
        .execute();
      return rows.map(({ account_id }) => account_id);
    };

    test('take webhooks at their own address, signed with their own token', async () => {
      const first = await add('sms', number('+46700000001', 'the token of the first'));
      const second = await add('sms', number('+46700000002', 'the token of the second'));
      expect(first.webhookUrl).toBe('http://127.0.0.1:4600/webhooks/sms');
      expect(second.webhookUrl).toBe(`http://127.0.0.1:4600/webhooks/sms/${second.id}`);
      const own = `/webhooks/sms/${second.id}`;
      expect(await post(own, '+46700000002', 'the token of the first')).toBe(401);
      expect(await post(own, '+46700000002', 'the token of the second')).toBe(200);
      expect(await post('/webhooks/sms', '+46700000001', 'the token of the first')).toBe(200);
      expect(await post(`/webhooks/sms/${box.opened.ids.next()}`, '+46700000001', 'the token of the first')).toBe(404);
      expect(await received()).toEqual([second.id, first.id]);
    });

    test('are told apart by the number where they share a token and an address', async () => {
      const first = await add('sms', number('+46700000001', 'one token'));
      const second = await add('sms', number('+46700000002', 'one token'));
      expect(await post('/webhooks/sms', '+46700000002', 'one token')).toBe(200);
      expect(await post('/webhooks/sms', '+46700000001', 'one token')).toBe(200);
      expect(await post('/webhooks/sms', '+46700000009', 'one token')).toBe(200);
      expect(await received()).toEqual([second.id, first.id, first.id]);
    });

    test('keep their secrets from each other, and those of before are sealed to them', async () => {
      const first = await add('sms', number('+46700000001', 'the token of the first'));
      const second = await add('sms', number('+46700000002', 'the token of the second'));
      const { app, inWorkspace, workspaceId } = box.opened;
      const db = app.get(WorkspaceDatabase);
      const rows = app.get(SecretsRepository);
      const open = (id: string) =>
        inWorkspace(() => app.get(Vault).open(db.read, { id, channel: 'sms' })).then(({ authToken }) => authToken);
      expect([await open(first.id), await open(second.id)]).toEqual([
        'the token of the first',
        'the token of the second',
      ]);
      const moved = (await inWorkspace(() => rows.of(db.read, first.id))).find(({ name }) => name === 'authToken');
      if (moved === undefined) throw new Error('There is no token.');
      await inWorkspace(() => db.write((tx) => rows.put(tx, { ...moved, account_id: second.id })));
      await expect(open(second.id)).rejects.toThrow('moved');
      // As it was sealed while a channel had one connection.
      const sealed = app.get(Sealing).seal('an older token', [workspaceId, 'sms', 'authToken']);
      const former = { ...moved, account_id: second.id, sealed, sealed_to: 'channel' } as const;
      await inWorkspace(() => db.write((tx) => rows.put(tx, former)));
      await inWorkspace(() =>
        db.write((tx) => app.get(ChannelsRepository).change(tx, { id: second.id, version: 1 }, { identity: null })),
      );
      await app.get(KeyCheck).onModuleInit();
      expect(await open(second.id)).toBe('an older token');
      const kept = (await inWorkspace(() => rows.of(db.read, second.id))).map(({ sealed_to }) => sealed_to);
      expect(new Set(kept)).toEqual(new Set(['account']));
      expect((await list('sms')).map(({ address }) => address)).toEqual(['+46700000001', '+46700000002']);
    });
  });
});
