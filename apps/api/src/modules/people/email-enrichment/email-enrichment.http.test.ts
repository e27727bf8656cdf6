import { generateKeyPairSync } from 'node:crypto';
import type { EmailSummary } from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EngagementAction } from '../../../database/entities/message-life.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { type Connections, openConnections } from '../../channels/connections/testing.js';
import { EmailEnrichmentService } from './email-enrichment.service.js';

const PUBLIC_KEY = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

onEveryEngine('what became of our email', (engine) => {
  let connections: Connections;
  beforeAll(async () => {
    connections = await openConnections(engine, []);
  });
  beforeEach(() => connections.opened.enterNewWorkspace());
  afterAll(() => connections.close());

  const summary = () => connections.opened.get<EmailSummary>('/api/email-enrichment/summary');
  const test1 = async (type: string) => {
    const body = { type, eventType: 'open', email: 'ada@mail.example' };
    return (await connections.post('/api/email-enrichment/test/event', body)).json<{
      ok: boolean;
      error: string | null;
    }>();
  };
  const write = (work: (tx: WorkspaceTransaction) => Promise<unknown>, workspaceId?: string) =>
    connections.opened.inWorkspace(() => connections.opened.app.get(WorkspaceDatabase).write(work), workspaceId);
  const stored = () =>
    connections.opened.engine.reader
      .selectFrom('engagement_event')
      .select(['provider', 'address', 'is_test'])
      .where('workspace_id', '=', connections.opened.workspaceId)
      .execute();
  const person = async (email: string) => {
    const answer = await connections.post('/api/contacts', { name: email, email });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  };

  const event = (action: EngagementAction, address: string, at: number, is_test: 0 | 1 = 0) => {
    const id = connections.opened.ids.next();
    return { id, provider: 'mailgun', provider_event_id: id, action, address, at, is_test } as const;
  };

  test('is nothing in an empty workspace', async () => {
    expect(await summary()).toEqual({
      contacts: {
        total: 0,
        averageScores: { engagement: 0 },
        byStatus: { active: 0, bounced: 0, complained: 0, unsubscribed: 0 },
        topDomains: [],
      },
    });
  });

  test('is counted from what providers told us, not from tests, and in this workspace alone', async () => {
    for (const name of ['ada', 'ben', 'cleo', 'dan']) await person(`${name}@mail.example`);
    await person('eve@other.example');
    const now = connections.opened.clock.now();
    const rows = [
      event('bounce', 'ben@mail.example', now - 400 * DAY),
      event('complaint', 'cleo@mail.example', now),
      event('bounce', 'cleo@mail.example', now),
      event('bounce', 'dan@mail.example', now, 1),
    ];
    await write((tx) => tx.insertInto('engagement_event').values(rows).execute());
    const other = await connections.opened.addWorkspace('Other');
    const theirs = event('bounce', 'eve@other.example', now);
    await write((tx) => tx.insertInto('engagement_event').values(theirs).execute(), other);
    expect((await summary()).contacts).toMatchObject({
      total: 5,
      byStatus: { active: 3, bounced: 1, complained: 1, unsubscribed: 0 },
      topDomains: [
        { domain: 'mail.example', count: 4 },
        { domain: 'other.example', count: 1 },
      ],
    });
  });

  test('is engagement of those we wrote to lately, once each', async () => {
    const here = await connections.opened.addWorkspace('Engaged');
    const make = mailMaker(connections.opened, here);
    const now = connections.opened.clock.now();
    const long = now - 200 * DAY;
    const people: { readonly id: string; readonly address: string }[] = [];
    for (const name of ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn']) {
      const first = await make({ direction: 'inbound', sentAt: long });
      // Eve was written to long ago, and Finn never.
      const last = name === 'eve' ? long + DAY : now - DAY;
      if (name !== 'finn') await make({ in: first, direction: 'outbound', sentAt: last });
      // Dan wrote back.
      if (name === 'dan') await make({ in: first, direction: 'inbound', sentAt: now - 1_000 });
      people.push({ id: first.contactId, address: `${name}@${name < 'd' ? 'north' : 'south'}.example` });
    }
    const points = people.map(({ id, address: handle }) => ({
      id: connections.opened.ids.next(),
      contact_id: id,
      channel: 'email' as const,
      handle,
      created_at: now,
    }));
    const told = [
      event('open', 'ada@north.example', now - DAY),
      event('click', 'ada@north.example', now - 2 * DAY),
      // Too long ago, and of a test: neither says anything of Ben and Cleo.
      event('open', 'ben@north.example', now - 91 * DAY),
      event('open', 'cleo@north.example', now, 1),
      event('click', 'eve@south.example', now),
      event('unsubscribe', 'ben@north.example', now - 300 * DAY),
    ];
    await write(async (tx) => {
      await tx.insertInto('contact_point').values(points).execute();
      await tx.insertInto('engagement_event').values(told).execute();
    }, here);
    const { app, inWorkspace } = connections.opened;
    // Of Ada, Ben, Cleo and Dan, who were written to, Ada opened and Dan answered.
    expect(await inWorkspace(() => app.get(EmailEnrichmentService).summary(), here)).toEqual({
      contacts: {
        total: 6,
        averageScores: { engagement: 0.5 },
        byStatus: { active: 5, bounced: 0, complained: 0, unsubscribed: 1 },
        topDomains: [
          { domain: 'north.example', count: 3 },
          { domain: 'south.example', count: 3 },
        ],
      },
    });
  });

  test('comes in as a test that no figure counts', async () => {
    const settings = { fromAddress: 'me@mail.example', domain: 'mail.example' };
    await person('ada@mail.example');
    const before = await summary();
    const cases: [string, object, object][] = [
      ['mailgun', settings, { apiKey: 'key-0123456789', webhookSecret: 'signing-key-0123456789' }],
      [
        'postmark',
        { fromAddress: 'me@mail.example' },
        { apiKey: 'key-0123456789', webhookSecret: 'password-0123456789' },
      ],
      ['sendgrid', settings, { apiKey: 'SG.0123456789', webhookSecret: PUBLIC_KEY }],
    ];
    for (const [provider, plain, secrets] of cases) {
      const put = await connections.put('email', { provider, settings: plain, secrets });
      expect([provider, put.statusCode]).toEqual([provider, 200]);
      expect([provider, await test1(provider)]).toEqual([provider, { ok: true, error: null }]);
      expect(await stored()).toContainEqual({ provider, address: 'ada@mail.example', is_test: 1 });
    }
    expect(await summary()).toEqual(before);
  });

  test('says what would keep it out', async () => {
    expect(await test1('mailgun')).toMatchObject({
      ok: false,
      error: expect.stringContaining('not set up with Mailgun'),
    });
    const put = (webhookSecret: string | null) =>
      connections.put('email', {
        provider: 'sendgrid',
        settings: { fromAddress: 'me@mail.example' },
        secrets: { webhookSecret },
      });
    await put(null);
    expect(await test1('sendgrid')).toMatchObject({ ok: false, error: expect.stringContaining('missing') });
    await put('not a key at all');
    expect(await test1('sendgrid')).toMatchObject({ ok: false, error: expect.stringContaining('Copy it again') });
    const ses = { accessKeyId: 'AKIA', region: 'eu-west-1', fromAddress: 'me@mail.example' };
    await connections.put('email', { provider: 'ses', settings: ses, secrets: { apiKey: 'secret-0123456789' } });
    expect(await test1('ses')).toMatchObject({ ok: false, error: expect.stringContaining('Only Amazon') });
  });

  test('simulates the route while email is simulated', async () => {
    await connections.patch('email', { mode: 'simulated' });
    expect(await test1('postmark')).toEqual({ ok: true, error: null });
  });

  test('refuses what is no event', async () => {
    for (const body of [
      {},
      { type: 'imap', eventType: 'open', email: 'a@b.example' },
      { type: 'ses', eventType: 'open', email: 'a' },
    ]) {
      expect((await connections.post('/api/email-enrichment/test/event', body)).statusCode).toBe(400);
    }
  });
});
