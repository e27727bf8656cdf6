import type { Stats } from '@concordia/contract/insight';
import { byChannel, CHANNELS, MESSAGE_STATUSES, PRIORITY_TIERS, priorityTier } from '@concordia/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const action = fc.oneof(
  fc.record({
    make: fc.constant(true),
    channel: fc.constantFrom(...CHANNELS),
    status: fc.constantFrom(...MESSAGE_STATUSES),
    direction: fc.constantFrom('inbound', 'outbound'),
    isRead: fc.boolean(),
    isUrgent: fc.constantFrom(0, 1),
    priority: fc.constantFrom(10, 59, 60, 79, 80),
  }),
  fc.record({
    make: fc.constant(false),
    which: fc.nat(),
    change: fc
      .record(
        {
          status: fc.constantFrom(...MESSAGE_STATUSES),
          isRead: fc.boolean(),
          isUrgent: fc.constantFrom(0, 1),
        },
        { requiredKeys: [] },
      )
      .filter((change) => Object.keys(change).length > 0),
  }),
);

onEveryEngine('the kept counters', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  /** What the counters must say, the slow way. */
  async function recount(): Promise<Omit<Stats, 'conversations'> & { cells: Record<string, number> }> {
    const rows = await opened.engine.reader.selectFrom('message').selectAll().execute();
    const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
    return {
      unread: count((row) => row.direction === 'inbound' && row.is_read === 0),
      urgent: count((row) => row.is_urgent === 1 && row.status !== 'completed'),
      byChannel: byChannel((channel) => count((row) => row.channel === channel)),
      byStatus: {
        inbox: count((row) => row.status === 'inbox'),
        in_progress: count((row) => row.status === 'in_progress'),
        waiting: count((row) => row.status === 'waiting'),
        completed: count((row) => row.status === 'completed'),
      },
      cells: Object.fromEntries(
        [...MESSAGE_STATUSES, null].flatMap((status) =>
          [...CHANNELS, null].flatMap((channel) =>
            [...PRIORITY_TIERS, null].map((priority) => [
              new URLSearchParams({
                ...(status !== null && { status }),
                ...(channel !== null && { channel }),
                ...(priority !== null && { priority }),
              }).toString(),
              count(
                (row) =>
                  (status === null || (row.status === status && row.snoozed_until === null)) &&
                  (channel === null || row.channel === channel) &&
                  (priority === null || priorityTier(row.priority) === priority),
              ),
            ]),
          ),
        ),
      ),
    };
  }

  test('equal a recount after anything that can happen', async () => {
    const make = mailMaker(opened);
    const made: MadeMessage[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
        await Promise.all(
          actions.map(async (one) => {
            if ('channel' in one) {
              made.push(await make(one));
              return;
            }
            const target = made.at(one.which % Math.max(1, made.length));
            if (target === undefined) return;
            await opened.request({ method: 'PATCH', url: `/api/messages/${target.messageId}`, payload: one.change });
          }),
        );
        const { cells, ...stats } = await recount();
        expect(await opened.get('/api/analytics/stats')).toMatchObject(stats);
        const all = Object.entries(cells);
        for (const [query, total] of [7, 31, 83].flatMap((step) =>
          all.slice((made.length * step) % all.length).slice(0, 1),
        )) {
          const answer = await opened.request({ method: 'GET', url: `/api/messages?limit=1&${query}` });
          expect({ query, total: answer.headers['x-total-count'] }).toEqual({ query, total: String(total) });
        }
      }),
      { numRuns: 25 },
    );
  });
});
