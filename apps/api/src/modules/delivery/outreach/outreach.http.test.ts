import { type Outreach, OutreachSchema } from '@concordia/contract/delivery';
import { CHANNELS, type Channel } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('outreach', (engine) => {
  let opened: TestApp;
  let made: MadeMessage;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    for (const channel of CHANNELS) {
      await opened.request({ method: 'PATCH', url: `/api/channels/${channel}`, payload: { mode: 'simulated' } });
    }
  });
  afterAll(() => opened.close());

  /** Somebody who wrote an email, and has an address on three channels. */
  beforeEach(async () => {
    made = await mailMaker(opened)();
    await addPoints(made.contactId, ['email', 'sms', 'instagram']);
  });

  const addPoints = (contactId: string, channels: readonly Channel[]) =>
    opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        for (const channel of channels) {
          const id = opened.ids.next();
          const handle = channel === 'email' ? `${id}@people.example` : `+46${id}`;
          await tx
            .insertInto('contact_point')
            .values({ id, contact_id: contactId, channel, handle, created_at: 1 })
            .execute();
        }
      }),
    );
  const send = (payload: object) => opened.request({ method: 'POST', url: '/api/outreach/multi-channel', payload });
  const outbox = () =>
    opened.inWorkspace(() =>
      opened.app
        .get(WorkspaceDatabase)
        .read.selectFrom('outbound_message')
        .select(['id', 'channel', 'content', 'subject', 'outreach_id'])
        .where('contact_id', '=', made.contactId)
        .execute(),
    );

  test('queues what may go and says why the rest may not', async () => {
    const answer = await send({
      contactId: made.contactId,
      message: '  <b>Hello</b> & welcome\n',
      channels: ['instagram', 'email', 'sms', 'twitter'],
    });
    expect(answer.statusCode).toBe(200);
    const { outreachId, results } = answer.json<Outreach>();
    expect(OutreachSchema.parse(answer.json())).toEqual(answer.json());
    expect(results.map(({ channel, status, code }) => [channel, status, code])).toEqual([
      ['instagram', 'refused', 'cannot_start'],
      ['email', 'queued', null],
      ['sms', 'queued', null],
      ['twitter', 'refused', 'no_contact_point'],
    ]);
    expect(results[0]).toMatchObject({ outboxId: null, instead: 'email', reason: expect.stringMatching(/\.$/) });
    const rows = await outbox();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ content: '<b>Hello</b> & welcome', outreach_id: outreachId });
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([results[1]?.outboxId, results[2]?.outboxId]));
  });

  test('that nobody may have is an answer with the reasons', async () => {
    const answer = await send({ contactId: made.contactId, message: 'Hello', channels: ['twitter', 'telegram'] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Outreach>().results.map(({ status }) => status)).toEqual(['refused', 'refused']);
    expect(await outbox()).toEqual([]);
  });

  test('is refused on the channel that it is too long for', async () => {
    const answer = await send({ contactId: made.contactId, message: 'a'.repeat(5_000), channels: ['email', 'sms'] });
    const [email, sms] = answer.json<Outreach>().results;
    expect(email?.status).toBe('queued');
    expect(sms).toMatchObject({ status: 'refused', code: 'too_long', instead: 'email' });
  });

  test('is done once, however often it is asked for under one name', async () => {
    const request = {
      contactId: made.contactId,
      message: 'Once',
      channels: ['email', 'sms'],
      idempotencyKey: opened.ids.next(),
    };
    const [first, second] = await Promise.all([send(request), send(request)]);
    expect(first?.statusCode).toBe(200);
    expect(second?.json()).toEqual(first?.json());
    expect(await outbox()).toHaveLength(2);
    const other = await send({ ...request, message: 'Twice' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });

  test('to nobody, and to somebody of another workspace, is 404', async () => {
    const theirs = await mailMaker(opened, await opened.addWorkspace('Other'))();
    for (const contactId of [opened.ids.next(), theirs.contactId]) {
      const answer = await send({ contactId, message: 'Hello', channels: ['email'] });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'CONTACT_NOT_FOUND']);
    }
  });

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['body.channels', 'body.contactId', 'body.message']],
    ['blanks', { message: ' \n', channels: [] }, ['body.channels', 'body.message']],
    ['a channel twice', { message: 'a', channels: ['sms', 'sms'] }, ['body.channels']],
    ['other channels', { message: 'a', channels: ['fax'] }, ['body.channels.0']],
    ['too much', { message: 'a'.repeat(100_001), channels: ['sms'] }, ['body.message']],
    ['NUL', { message: 'a\0b', channels: ['sms'] }, ['body.message']],
    [
      'wrong types',
      { contactId: 7, message: {}, channels: 'sms' },
      ['body.channels', 'body.contactId', 'body.message'],
    ],
  ])('refuses %s, and queues nothing', async (title, wishes, fields) => {
    const answer = await send(title === 'nothing' ? {} : { contactId: made.contactId, ...wishes });
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .details.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(fields);
    expect(await outbox()).toEqual([]);
  });
});
