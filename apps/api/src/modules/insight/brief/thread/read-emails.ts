import { DAY } from '@concordia/domain';
import { BRIEF_DAYS, type BriefFacts } from '@concordia/domain/brief';
import type { WorkspaceReader } from '../../../../database/workspace-reader.js';
import { pointed, pointedQuery } from './pointed.js';

/** How many e-mails are named. */
const NEWEST = 10;

/** Two periods, and a day for where the earth turns later. */
const LOOKED_BACK = (2 * BRIEF_DAYS + 1) * DAY;

/** Our e-mails of the last two periods, and what people did with them. What a rehearsal told counts nowhere. */
export async function readEmails(
  read: WorkspaceReader['read'],
  now: number,
): Promise<Pick<BriefFacts, 'emails' | 'hearsOfOpenings' | 'clicked'>> {
  const rows = await read
    .selectFrom('message')
    .select(['id', 'sent_at'])
    .where('channel', '=', 'email')
    .where('direction', '=', 'outbound')
    .where('kind', '=', 'personal')
    .where('sent_at', '>', now - LOOKED_BACK)
    .where('sent_at', '<=', now)
    .execute();
  const done = await readEngagements(read, now);
  return {
    emails: rows.map(({ id, sent_at }) => ({
      at: sent_at,
      isOpened: done.open.has(id) || done.click.has(id),
      isClicked: done.click.has(id),
    })),
    hearsOfOpenings: done.open.size + done.click.size > 0,
    clicked: await readClicked(read, now),
  };
}

async function readEngagements(read: WorkspaceReader['read'], now: number) {
  const rows = await read
    .selectFrom('engagement_event')
    .select(['message_id', 'action'])
    .where('at', '>', now - LOOKED_BACK)
    .where('at', '<=', now)
    .where('is_test', '=', 0)
    .where('action', 'in', ['open', 'click'])
    .execute();
  const of = (wanted: 'open' | 'click') =>
    new Set(rows.flatMap(({ action, message_id: id }) => (action === wanted && id !== null ? [id] : [])));
  return { open: of('open'), click: of('click') };
}

async function readClicked(read: WorkspaceReader['read'], now: number): Promise<BriefFacts['clicked']> {
  const clicked = pointedQuery(read)
    .where('message.channel', '=', 'email')
    .where('message.direction', '=', 'outbound')
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', now - BRIEF_DAYS * DAY)
    .where('message.sent_at', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('engagement_event')
          .select('engagement_event.id')
          .whereRef('engagement_event.message_id', '=', 'message.id')
          .where('engagement_event.action', '=', 'click')
          .where('engagement_event.is_test', '=', 0)
          .where('engagement_event.at', '<=', now),
      ),
    );
  const rows = await clicked.orderBy('message.sent_at', 'desc').orderBy('message.id', 'desc').execute();
  return { count: rows.length, newest: rows.slice(0, NEWEST).map(pointed) };
}
