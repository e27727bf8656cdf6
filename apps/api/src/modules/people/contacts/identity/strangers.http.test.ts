import type { InboundEvent } from '@concordia/channels/port';
import type { ApiError } from '@concordia/contract';
import type { ContactCandidates, ContactDetail, ConversationContact } from '@concordia/contract/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { onEveryEngine } from '../../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../../testing/test-app.js';
import { Arrivals } from '../../../intake/inbound/arrivals.js';

onEveryEngine('conversations without a contact', (engine) => {
  let opened: TestApp;
  let arrived = 0;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const post = (url: string, payload: object = {}) => opened.request({ method: 'POST', url: `/api/${url}`, payload });
  const make = async (contact: object) => (await post('contacts', contact)).json<ContactDetail>();
  const within = <Result>(work: (db: WorkspaceDatabase) => Promise<Result>) =>
    opened.inWorkspace(() => work(opened.app.get(WorkspaceDatabase)));

  /** A machine's email. @returns its conversation. */
  async function arrive(from: string, name: string | null = null, isAutomatic = true): Promise<string> {
    arrived += 1;
    const messageId = `stranger-${arrived}@x.example`;
    const event: InboundEvent = {
      kind: 'message',
      id: messageId,
      account: 'x',
      channel: 'email',
      at: opened.clock.now() - 60_000 + arrived,
      messageId,
      direction: 'inbound',
      from,
      name,
      subject: 'Order',
      text: 'Your order.',
      inReplyTo: null,
      isAutomatic,
    };
    return within(async (db) => {
      await db.write((tx) =>
        opened.app.get(Arrivals).take(tx, { provider: 'test', accountId: null, event, files: [] }),
      );
      const newest = db.read.selectFrom('conversation').select('id').orderBy('id', 'desc').limit(1);
      return (await newest.executeTakeFirstOrThrow()).id;
    });
  }

  const owners = () =>
    within(async (db) => ({
      messages: (await db.read.selectFrom('message').select('contact_id').orderBy('id').execute()).map(
        (row) => row.contact_id,
      ),
      conversations: (await db.read.selectFrom('conversation').select('contact_id').orderBy('id').execute()).map(
        (row) => row.contact_id,
      ),
    }));

  /** Every row that a gift touches. */
  const everything = () =>
    within(async (db) => ({
      contacts: await db.read.selectFrom('contact').selectAll().orderBy('id').execute(),
      points: await db.read.selectFrom('contact_point').selectAll().orderBy('id').execute(),
      messages: await db.read.selectFrom('message').selectAll().orderBy('id').execute(),
      conversations: await db.read.selectFrom('conversation').selectAll().orderBy('id').execute(),
      counters: await db.read.selectFrom('stat_counter').selectAll().orderBy('name').execute(),
      keys: await db.read.selectFrom('identity_key').selectAll().orderBy('key').orderBy('contact_id').execute(),
    }));

  const shopOrder = () => arrive('Orders@Shop.example', 'Ada Lindqvist');

  test('go to a contact with all that the sender wrote, and later messages follow', async () => {
    const ada = await make({ name: 'Ada Lindqvist', email: 'ada@shop.example' });
    const [first, , other] = [await shopOrder(), await shopOrder(), await arrive('news@other.example')];
    const given = (await post(`conversations/${first}/contact`, { contactId: ada.id })).json<ConversationContact>();
    expect(given).toMatchObject({ contact: { id: ada.id }, merge: { contactId: ada.id, messages: 2, canUndo: true } });
    expect(given.contact.lastMessageAt).not.toBeNull();
    expect(await owners()).toEqual({ messages: [ada.id, ada.id, null], conversations: [ada.id, ada.id, null] });
    await shopOrder();
    expect((await owners()).messages).toEqual([ada.id, ada.id, null, ada.id]);
    expect((await opened.get<ContactDetail>(`/api/contacts/${ada.id}`)).points.map(({ handle }) => handle)).toEqual([
      'ada@shop.example',
      'orders@shop.example',
    ]);
    const total = await opened.request({ method: 'GET', url: `/api/contacts/${ada.id}/messages` });
    expect(total.headers['x-total-count']).toBe('3');
    expect(other).not.toBe(first);
  });

  test('belong to nobody again after an undo, with every row as it was', async () => {
    const ada = await make({ name: 'Ada Lindqvist', email: 'ada@shop.example' });
    const conversation = await shopOrder();
    await shopOrder();
    const before = await everything();
    for (const request of [{ contactId: ada.id }, { name: 'Shop' }]) {
      const { merge } = (await post(`conversations/${conversation}/contact`, request)).json<ConversationContact>();
      expect(await everything()).not.toEqual(before);
      expect((await post(`merges/${merge?.id}/undo`)).statusCode).toBe(200);
      expect(await everything()).toEqual(before);
    }
  });

  test('after an undo, also what arrived since belongs to nobody', async () => {
    const ada = await make({ name: 'Ada Lindqvist' });
    const conversation = await shopOrder();
    const { merge } = (
      await post(`conversations/${conversation}/contact`, { contactId: ada.id })
    ).json<ConversationContact>();
    await shopOrder();
    await post(`merges/${merge?.id}/undo`);
    expect(await owners()).toEqual({ messages: [null, null], conversations: [null, null] });
    expect(await opened.get(`/api/contacts/${ada.id}`)).toMatchObject({ lastMessageAt: null });
  });

  test('make a new contact of their sender, which an undo keeps if something was added', async () => {
    const conversation = await shopOrder();
    const made = (await post(`conversations/${conversation}/contact`, { name: 'Shop' })).json<ConversationContact>();
    expect(made.contact).toMatchObject({ name: 'Shop', email: 'orders@shop.example' });
    await post(`contacts/${made.contact.id}/notes`, { text: 'Sells lamps' });
    await post(`merges/${made.merge?.id}/undo`);
    expect((await owners()).messages).toEqual([null]);
    expect(await opened.get(`/api/contacts/${made.contact.id}`)).toMatchObject({ name: 'Shop', email: null });
  });

  test('are given once, however often it is asked', async () => {
    const ada = await make({ name: 'Ada' });
    const bo = await make({ name: 'Bo' });
    const conversation = await shopOrder();
    await post(`conversations/${conversation}/contact`, { contactId: ada.id });
    const again = await post(`conversations/${conversation}/contact`, { contactId: ada.id });
    expect([again.statusCode, again.json()]).toMatchObject([200, { contact: { id: ada.id }, merge: null }]);
    const refused = await post(`conversations/${conversation}/contact`, { contactId: bo.id });
    expect([refused.statusCode, refused.json<ApiError>()]).toMatchObject([
      409,
      { code: 'CONVERSATION_HAS_CONTACT', details: [{ contact: { id: ada.id, name: 'Ada' } }] },
    ]);
  });

  test('are refused if the address is another contact’s, who is named', async () => {
    const conversation = await shopOrder();
    const ada = await make({ name: 'Ada', email: 'orders@shop.example' });
    const bo = await make({ name: 'Bo' });
    const before = await everything();
    const refused = await post(`conversations/${conversation}/contact`, { contactId: bo.id });
    expect([refused.statusCode, refused.json<ApiError>()]).toMatchObject([
      409,
      { code: 'CONTACT_POINT_TAKEN', details: [{ contact: { id: ada.id, name: 'Ada' } }] },
    ]);
    expect(await everything()).toEqual(before);
    const own = await post(`conversations/${conversation}/contact`, { contactId: ada.id });
    expect([own.statusCode, (await owners()).messages]).toEqual([200, [ada.id]]);
  });

  test('have likely contacts, with evidence', async () => {
    const ada = await make({ name: 'Ada Lindqvist', email: 'ada.lindqvist@shop.example' });
    await make({ name: 'Bo Berg', email: 'bo@else.example' });
    const conversation = await arrive('lindqvist@shop.example', 'Ada Lindqvist');
    const found = await opened.get<ContactCandidates>(`/api/conversations/${conversation}/contact-candidates`);
    expect(found).toMatchObject({ channel: 'email', address: 'lindqvist@shop.example', name: 'Ada Lindqvist' });
    expect(found.contacts.map(({ contact }) => contact.id)).toEqual([ada.id]);
    expect(found.contacts[0]?.evidence.length).toBeGreaterThan(0);
  });

  test('are found, and so is the contact', async () => {
    const conversation = await shopOrder();
    const unknown = opened.ids.next();
    expect((await post(`conversations/${unknown}/contact`, { name: 'X' })).statusCode).toBe(404);
    expect((await post(`conversations/${conversation}/contact`, { contactId: unknown })).statusCode).toBe(404);
    const candidates = await opened.request({ method: 'GET', url: `/api/conversations/${unknown}/contact-candidates` });
    expect(candidates.statusCode).toBe(404);
  });
});
