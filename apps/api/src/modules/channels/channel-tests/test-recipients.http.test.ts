import { TestResultSchema } from '@concordia/contract/channels';
import type { Channel } from '@concordia/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';
import { MailboxWatches } from '../../intake/mailboxes/mailbox-watches.js';
import { SimulatedPeers } from '../connections/simulated/simulated-peers.js';

/** Who writes on each channel, and the calls that send something there. */
const CHANNELS = {
  email: { from: 'ada@people.example', calls: [['email/outbound', { subject: 'Test', text: 'A test.' }]] },
  whatsapp: { from: '+46701740601', calls: [['meta/message', { echo: 'A test.' }]] },
  linkedin: { from: 'ada-lindqvist', calls: [['linkedin/post', { text: 'A test post.' }]] },
  sms: {
    from: '+46701740602',
    calls: [
      ['sms/inbound', { body: 'ping' }],
      ['sms/outbound', { body: 'A test.' }],
    ],
  },
  telegram: { from: '@ada_l', calls: [['telegram/message', { echo: 'A test.' }]] },
  instagram: { from: 'ada.roasts', calls: [['instagram/message', { echo: 'A test.' }]] },
  messenger: { from: 'ada.lindqvist', calls: [['messenger/message', { echo: 'A test.' }]] },
  twitter: { from: '@adaroasts', calls: [['twitter/post', { text: 'A test post.' }]] },
} satisfies Partial<Record<Channel, { from: string; calls: [string, object][] }>>;

const NAMES = Object.keys(CHANNELS).filter((name): name is keyof typeof CHANNELS => Object.hasOwn(CHANNELS, name));

onEveryEngine('a test message', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    const settings = { provider: 'imap', settings: { fromAddress: 'mara@fernhill.example' } };
    await box.opened.request({ method: 'PUT', url: '/api/channels/email/settings', payload: settings });
    for (const channel of NAMES) {
      await box.connect(channel);
      const { from } = CHANNELS[channel];
      await box.post(`/api/channels/${channel}/simulated-messages`, { from, text: 'Is the offer still open?' });
    }
    const arrived = async () => (await box.opened.get<unknown[]>('/api/messages')).length;
    await vi.waitUntil(async () => (await arrived()) === NAMES.length, { timeout: 15_000 });
    await untilQuiet();
  });
  afterAll(() => box.opened.close());

  /** Everything that correspondence shows in. */
  const shown = async () => ({
    messages: await box.opened.get('/api/messages'),
    contacts: await box.opened.get('/api/contacts'),
    stats: await box.opened.get('/api/analytics/stats'),
    overview: await box.opened.get('/api/analytics/overview'),
    email: await box.opened.get('/api/email-enrichment/summary'),
    log: await box.opened.engine.reader.selectFrom('engagement_event').selectAll().execute(),
  });
  const running = () => box.opened.app.get(SimulatedPeers).runningIn(box.opened.workspaceId);
  const untilQuiet = async () => {
    for (const { peer } of running()) await peer.settled();
    await box.opened.app.get(MailboxWatches).lookAround();
    await box.opened.doJobs();
  };

  test('of a simulated channel goes to the provider’s own recipient and is shown nowhere', async () => {
    const before = await shown();
    const earlier = new Set((await box.taken()).map(({ id }) => id));
    const contacts = new Set(NAMES.map((channel) => CHANNELS[channel].from));
    for (const channel of NAMES) {
      for (const [path, body] of CHANNELS[channel].calls) {
        const result = TestResultSchema.parse((await box.post(`/api/test/${path}`, body)).json());
        expect([path, result]).toMatchObject([path, { ok: true, simulated: true }]);
      }
    }
    await untilQuiet();
    const taken = (await box.taken()).filter(({ id }) => !earlier.has(id));
    expect(taken.map(({ channel }) => channel).toSorted()).toEqual(NAMES.toSorted());
    expect(taken.filter(({ to }) => contacts.has(to))).toEqual([]);
    const early = box.opened.engine.reader.selectFrom('inbound_envelope').select('id').where('state', '<>', 'done');
    await expect.poll(() => early.execute(), { timeout: 15_000 }).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  test('to a contact who was named is shown nowhere either', async () => {
    const before = await shown();
    for (const channel of ['instagram', 'messenger', 'email'] as const) {
      const [path = '', body] = CHANNELS[channel].calls[0] ?? [];
      const named = await box.post(`/api/test/${path}`, { ...body, to: CHANNELS[channel].from });
      expect(named.json()).toMatchObject({ ok: true });
    }
    await untilQuiet();
    expect(await shown()).toEqual(before);
  });
});
