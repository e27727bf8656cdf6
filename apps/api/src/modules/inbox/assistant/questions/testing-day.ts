import { DAY } from '@concordia/domain';
import type { DemoFacts } from './testing.js';
import { answered, type Expected, SHOWN } from './testing-expected.js';

export async function callFirst(facts: DemoFacts): Promise<Expected> {
  const proposals = await facts.test.get<{ entity_id: string; id: string }[]>('/api/queue/tasks');
  const { statusCode, body } = await facts.test.request({
    method: 'POST',
    url: '/api/queue',
    payload: { tasks: proposals },
  });
  if (statusCode !== 200) throw new Error(body);
  const plan: { optimized_tasks: { task: { entity_id: string } }[] } = JSON.parse(body);
  const order = plan.optimized_tasks.map(({ task }) => task.entity_id);
  return answered({ cites: order.slice(0, 1), mayCite: new Set(order) });
}

export async function waitingLongest(facts: DemoFacts): Promise<Expected> {
  const rows = (await facts.messages({})).toReversed();
  const conversationOf = await facts.conversations();
  const repliedAt = new Map<string | undefined, number>();
  for (const { id, direction, sent_at } of rows)
    if (direction === 'outbound') repliedAt.set(conversationOf.get(id), sent_at);
  const waiting = rows.filter(
    ({ id, direction, kind, status, snoozed_until, sent_at }) =>
      direction === 'inbound' &&
      kind === 'personal' &&
      (status === 'inbox' || status === 'in_progress') &&
      snoozed_until === null &&
      sent_at > (repliedAt.get(conversationOf.get(id)) ?? 0),
  );
  return answered({ cites: waiting.slice(0, 1).map(({ id }) => id), mayCite: new Set(waiting.map(({ id }) => id)) });
}

export async function dueTasks(facts: DemoFacts, days: number): Promise<Expected> {
  const midnight = facts.now - (facts.now % DAY) + DAY;
  const ids = await facts.openTasksBefore(days === 1 ? midnight : midnight + 6 * DAY);
  return answered({ cites: ids.slice(0, SHOWN), mayCite: new Set(ids) });
}

export async function birthdaysWithin(facts: DemoFacts, days: number): Promise<Expected> {
  const rows = await facts.birthdays();
  const near = Array.from({ length: days + 1 }, (_, day) => new Date(facts.now + day * DAY).toISOString().slice(5, 10));
  const ids = rows.filter(({ birthday }) => near.includes((birthday ?? '').slice(-5))).map(({ id }) => id);
  return answered({ cites: ids, mayCite: new Set(ids) });
}
