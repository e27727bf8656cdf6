import type { PriorityReason } from '@concordia/domain';
import { type BriefFacts, tellingReasons } from '@concordia/domain/brief';
import { findReceived, findWaiting } from './brief-waiting.repository.js';
import { pointed } from './pointed.js';
import type { Read } from './pointed-messages.repository.js';

/** Maximum messages examined individually. */
const FIRST = 50;

/** Conversations of the last 30 days whose latest message is inbound and waits for a reply; most urgent first. */
export async function readWaiting(read: Read, now: number): Promise<BriefFacts['waiting']> {
  const rows = await findWaiting(read, now);
  const first = rows.slice(0, FIRST);
  const details = await readReceived(
    read,
    first.map(({ id }) => id),
  );
  return {
    count: rows.length,
    urgent: rows.filter(({ is_urgent }) => is_urgent === 1).length,
    first: first.flatMap(({ id, priority, is_urgent }) => {
      const detail = details.get(id);
      return detail === undefined ? [] : [{ ...detail, priority, isUrgent: is_urgent === 1 }];
    }),
  };
}

/** What a brief says of a received message, by message ID. */
export async function readReceived(read: Read, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await findReceived(read, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...pointed(row), reasons: tellingReasons(reasonsOf(row.priority_reasons)), text: row.text },
    ]),
  );
}

/** Our own serialization of the type. */
function reasonsOf(json: string): PriorityReason[] {
  const reasons: PriorityReason[] = JSON.parse(json);
  return reasons;
}
