import { DAY, type PriorityReason } from '@concordia/domain';
import { type BriefFacts, tellingReasons } from '@concordia/domain/brief';
import type { WorkspaceReader } from '../../../../database/workspace-reader.js';
import { pointed, pointedQuery } from './pointed.js';

/** How many are looked at one by one. */
const FIRST = 50;

type Read = WorkspaceReader['read'];

/** The conversations of the last thirty days whose latest message is theirs and waits; the most pressing first. */
export async function readWaiting(read: Read, now: number): Promise<BriefFacts['waiting']> {
  const rows = await waitingRows(read, now);
  const first = rows.slice(0, FIRST);
  const details = await readDetails(
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

const waitingRows = (read: Read, now: number) =>
  read
    .selectFrom('message')
    .select(['message.id', 'message.priority', 'message.is_urgent'])
    .where('message.direction', '=', 'inbound')
    .where('message.kind', '=', 'personal')
    .where('message.status', 'in', ['inbox', 'in_progress'])
    .where('message.sent_at', '>', now - 30 * DAY)
    .where('message.sent_at', '<=', now)
    .where((eb) => eb.or([eb('message.snoozed_until', 'is', null), eb('message.snoozed_until', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message as later')
            .select('later.id')
            .whereRef('later.conversation_id', '=', 'message.conversation_id')
            .where(({ eb, or, and, ref }) =>
              or([
                eb('later.sent_at', '>', ref('message.sent_at')),
                and([eb('later.sent_at', '=', ref('message.sent_at')), eb('later.id', '>', ref('message.id'))]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('message.is_urgent', 'desc')
    .orderBy('message.priority', 'desc')
    .orderBy('message.sent_at')
    .orderBy('message.id')
    .execute();

async function readDetails(read: Read, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await pointedQuery(read)
    .innerJoin('message_body', 'message_body.message_id', 'message.id')
    .select(['message.priority_reasons', 'message_body.text'])
    .where('message.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { ...pointed(row), reasons: tellingReasons(reasonsOf(row.priority_reasons)), text: row.text },
    ]),
  );
}

/** We wrote them ourselves, from the very type. */
function reasonsOf(json: string): PriorityReason[] {
  const reasons: PriorityReason[] = JSON.parse(json);
  return reasons;
}
