import { DAY } from '@concordia/domain';
import { BRIEF_DAYS, type BriefFacts } from '@concordia/domain/brief';
import { findClicked, findEmails, findEngagements } from './brief-emails.repository.js';
import { pointed } from './pointed.js';
import type { Read } from './pointed-messages.repository.js';

/** Maximum emails named. */
const NEWEST = 10;

/** Two periods, plus a day for time zones behind UTC. */
const LOOKED_BACK = (2 * BRIEF_DAYS + 1) * DAY;

/** Emails of the last two periods, with their opens and clicks. Test events are excluded. */
export async function readEmails(
  read: Read,
  now: number,
): Promise<Pick<BriefFacts, 'emails' | 'hearsOfOpenings' | 'clicked'>> {
  const rows = await findEmails(read, { from: now - LOOKED_BACK, to: now });
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

async function readEngagements(read: Read, now: number) {
  const rows = await findEngagements(read, { from: now - LOOKED_BACK, to: now });
  const of = (wanted: 'open' | 'click') =>
    new Set(rows.flatMap(({ action, message_id: id }) => (action === wanted && id !== null ? [id] : [])));
  return { open: of('open'), click: of('click') };
}

async function readClicked(read: Read, now: number): Promise<BriefFacts['clicked']> {
  const rows = await findClicked(read, { from: now - BRIEF_DAYS * DAY, to: now });
  return { count: rows.length, newest: rows.slice(0, NEWEST).map(pointed) };
}
