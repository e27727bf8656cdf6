import type { Stretch } from './brief-messages.repository.js';
import { type PointedRow, pointedMessages, type Read } from './pointed-messages.repository.js';

export const findEmails = (read: Read, { from, to }: Stretch): Promise<{ id: string; sent_at: number }[]> =>
  read
    .selectFrom('message')
    .select(['id', 'sent_at'])
    .where('channel', '=', 'email')
    .where('direction', '=', 'outbound')
    .where('kind', '=', 'personal')
    .where('sent_at', '>', from)
    .where('sent_at', '<=', to)
    .execute();

/** Opens and clicks of emails, except test events. */
export const findEngagements = (read: Read, { from, to }: Stretch) =>
  read
    .selectFrom('engagement_event')
    .select(['message_id', 'action'])
    .where('at', '>', from)
    .where('at', '<=', to)
    .where('is_test', '=', 0)
    .where('action', 'in', ['open', 'click'])
    .execute();

/** Emails sent in a period and clicked before its end, newest first. */
export const findClicked = (read: Read, { from, to }: Stretch): Promise<PointedRow[]> =>
  pointedMessages(read)
    .where('message.channel', '=', 'email')
    .where('message.direction', '=', 'outbound')
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', from)
    .where('message.sent_at', '<=', to)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('engagement_event')
          .select('engagement_event.id')
          .whereRef('engagement_event.message_id', '=', 'message.id')
          .where('engagement_event.action', '=', 'click')
          .where('engagement_event.is_test', '=', 0)
          .where('engagement_event.at', '<=', to),
      ),
    )
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .execute();
