import type { Campaign } from '@concordia/contract/delivery';
import { HOUR, SECOND } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { OutgoingContent } from '../outbox/outgoing-content.js';
import { type OutboxTest, openOutbox } from '../outbox/testing.js';
import { campaignsOf, PATIENCE } from './testing.js';

const PEOPLE = 7;

/** How many messages leave; their readers complain. */
const LEAVE = 3;

onEveryEngine('a campaign that is stopped while messages are on their way', (engine) => {
  let outbox: OutboxTest;
  beforeAll(async () => {
    outbox = await openOutbox(engine);
    await outbox.connect('email');
    await campaignsOf(outbox).rails();
    for (let count = 0; count < PEOPLE; count += 1) await outbox.person('email');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => outbox.opened.close());

  const messagesOf = (id: string) =>
    outbox.opened.engine.reader
      .selectFrom('outbound_message')
      .select(['state', 'failure_code', 'failure_is_final'])
      .where('automation_id', '=', `campaign:${id}`)
      .execute();

  /** Lets time pass, whatever jobs are running. */
  const until = (id: string, expected: object): Promise<Campaign> => {
    const campaigns = campaignsOf(outbox);
    return expect
      .poll(() => {
        outbox.opened.clock.advance(5 * SECOND);
        return campaigns.get(id);
      }, PATIENCE)
      .toMatchObject(expected)
      .then(() => campaigns.get(id));
  };

  test('sends none of those that are claimed and not yet handed over', { timeout: 300_000 }, async () => {
    const gate = Promise.withResolvers<void>();
    const contents = outbox.opened.app.get(OutgoingContent);
    const of = contents.of.bind(contents);
    let begun = 0;
    vi.spyOn(contents, 'of').mockImplementation(async (...given) => {
      begun += 1;
      // As on a machine that is busy with something else: what the provider needs is long in coming.
      if (begun > LEAVE) await gate.promise;
      return of(...given);
    });
    const before = (await outbox.taken()).length;
    const campaigns = campaignsOf(outbox);
    const { id } = await campaigns.create({ texts: ['Buy now #complain'] });
    await campaigns.act(id, 'start');
    const stopped = await until(id, { state: 'stopped' });
    expect(begun).toBeGreaterThan(LEAVE);
    expect(stopped.reason).toMatchObject({ code: 'complaints', by: 'program' });
    // What had not been handed over was recalled with the stop, and who was to get it waits.
    expect(stopped.progress).toMatchObject({ sent: LEAVE, queued: 0, waiting: PEOPLE - LEAVE });
    const states = (await messagesOf(id)).map(({ state }) => state).toSorted();
    expect(states).toEqual([...Array(PEOPLE - LEAVE).fill('cancelled'), ...Array(LEAVE).fill('sent')]);

    gate.resolve();
    await outbox.opened.app.get(JobRunner).idle();
    outbox.opened.clock.advance(HOUR);
    await outbox.opened.doJobs();
    expect(await outbox.taken()).toHaveLength(before + LEAVE);
    expect(await campaigns.get(id)).toMatchObject({ state: 'stopped', progress: { sent: LEAVE, queued: 0 } });
  });

  test('does not try again what the provider had refused', { timeout: 300_000 }, async () => {
    const before = (await outbox.taken()).length;
    const pause = { ok: false, failure: 'transient', providerCode: null, retryAfterMs: HOUR } as const;
    const adapters = outbox.opened.app.get(ChannelAdapters);
    const real = await outbox.opened.inWorkspace(() => adapters.forChannel('email'));
    if (real === null) throw new Error('Nobody carries the channel.');
    const away = vi.spyOn(adapters, 'forChannel').mockResolvedValue({ ...real, send: async () => pause });
    const campaigns = campaignsOf(outbox);
    const { id } = await campaigns.create({ name: 'Refused at first', texts: ['Good morning'] });
    await campaigns.act(id, 'start');
    await expect
      .poll(async () => {
        outbox.opened.clock.advance(5 * SECOND);
        return (await messagesOf(id)).map(({ failure_code }) => failure_code);
      }, PATIENCE)
      .toContain('transient');
    await campaigns.act(id, 'pause', 'Wait.');
    away.mockRestore();
    for (let hour = 0; hour < 3; hour += 1) {
      outbox.opened.clock.advance(HOUR);
      await outbox.opened.doJobs();
    }
    expect(await outbox.taken()).toHaveLength(before);
    const rows = await messagesOf(id);
    expect(rows.filter(({ state }) => state !== 'cancelled' && state !== 'failed')).toEqual([]);
    expect(rows).toContainEqual({ state: 'failed', failure_code: 'stopped', failure_is_final: 1 });
  });
});
