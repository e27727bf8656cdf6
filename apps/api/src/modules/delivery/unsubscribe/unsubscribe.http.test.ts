import type { ChannelEligibility } from '@concordia/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { AutomatedSending } from '../outbox/automated-sending.js';
import { OutboxRepository } from '../outbox/outbox.repository.js';
import { OutgoingContent } from '../outbox/outgoing-content.js';
import { type OutboxTest, openOutbox } from '../outbox/testing.js';

const PUBLIC = 'https://ours.example';

onEveryEngine('unsubscribing', (engine) => {
  let box: OutboxTest;
  let sends = 0;
  beforeAll(async () => {
    box = await openOutbox(engine, { publicUrl: PUBLIC });
    await box.connect('email');
    const { time_zone: _, ...guardrails } = await box.opened.get<Record<string, unknown>>('/api/guardrails');
    await box.opened.request({ method: 'PUT', url: '/api/guardrails', payload: { ...guardrails, L2: true } });
  });
  afterAll(() => box.opened.close());

  /** The link that an entry of the outbox would carry. */
  const linkOf = (entryId: string, to: string) =>
    box.opened.inWorkspace(async () => {
      const row = await box.opened.app.get(OutboxRepository).find(box.opened.app.get(WorkspaceDatabase).read, entryId);
      if (row === undefined) throw new Error('There is no such entry.');
      return (
        (await box.opened.app.get(OutgoingContent).of(row, { handle: to, isByHumanAgent: false })).unsubscribeUrl ??
        null
      );
    });

  async function automated(person: { contactId: string; handle: string }): Promise<string | null> {
    sends += 1;
    const { app, inWorkspace } = box.opened;
    const message = {
      contactId: person.contactId,
      channel: 'email' as const,
      conversationId: null,
      content: 'News of the week',
      subject: 'News',
      idempotencyKey: `news-${sends}`,
    };
    const sent = await inWorkspace(() =>
      app.get(WorkspaceDatabase).write((tx) => app.get(AutomatedSending).queue(tx, message, `news-${sends}`)),
    );
    if (!sent.sent) throw new Error(sent.code);
    return linkOf(sent.entry.id, person.handle);
  }

  /** As a mailbox or a browser calls it through the tunnel. */
  const call = (method: 'GET' | 'POST', url: string, type = 'application/x-www-form-urlencoded') =>
    box.opened.request({
      method,
      url: url.replace(PUBLIC, ''),
      headers: {
        host: 'ours.example',
        'x-forwarded-for': '203.0.113.7',
        ...(method === 'POST' && { 'content-type': type }),
      },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });
  const emailOf = async (contactId: string) => {
    const all = await box.opened.get<ChannelEligibility[]>(`/api/contacts/${contactId}/eligibility`);
    return all.find(({ channel }) => channel === 'email');
  };

  test('takes one click of a mailbox, and ends what is sent to the address', async () => {
    const person = await box.person('email');
    const link = (await automated(person)) ?? '';
    expect(link).toMatch(/^https:\/\/ours\.example\/webhooks\/unsubscribe\/[\w.-]+$/);
    expect((await emailOf(person.contactId))?.eligible).toBe(true);
    const answer = await call('POST', link);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await emailOf(person.contactId)).toMatchObject({ eligible: false, code: 'opted_out' });
    const changes = () =>
      box.opened.engine.reader
        .selectFrom('consent_change')
        .selectAll()
        .where('contact_id', '=', person.contactId)
        .execute();
    expect(await changes()).toMatchObject([{ handle: person.handle, consent: 'out', source: 'unsubscribe' }]);
    expect((await call('POST', link)).statusCode).toBe(200);
    expect(await changes()).toHaveLength(1);
    await expect(automated(person)).rejects.toThrow(/opted out/);
  });

  test('asks people first, since scanners open links, too', async () => {
    const person = await box.person('email');
    const link = (await automated(person)) ?? '';
    const page = await call('GET', link);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect((await emailOf(person.contactId))?.eligible).toBe(true);
    expect((await call('POST', link)).body).toContain('You are unsubscribed');
    expect((await emailOf(person.contactId))?.eligible).toBe(false);
  });

  test('knows its own links alone, and what is gone is unsubscribed already', async () => {
    const person = await box.person('email');
    const link = (await automated(person)) ?? '';
    for (const method of ['GET', 'POST'] as const) {
      expect((await call(method, `${link}x`)).statusCode).toBe(404);
      expect((await call(method, `${PUBLIC}/webhooks/unsubscribe/v1.a.b.c.d`)).statusCode).toBe(404);
    }
    await box.opened.engine.writer.deleteFrom('contact_point').where('contact_id', '=', person.contactId).execute();
    expect((await call('POST', link)).statusCode).toBe(200);
  });

  test('is offered by what no person wrote, alone', async () => {
    const person = await box.person('email');
    const entry = (await box.reply(person, 'By hand')).json<{ id: string }>();
    expect(await linkOf(entry.id, person.handle)).toBeNull();
  });
});
