import { DAY } from '@concordia/domain';
import { pointedMessages, type Read } from './pointed-messages.repository.js';

/** Inbound messages of the last 30 days that are the latest in their conversation and wait for a reply; most urgent first. */
export const findWaiting = (read: Read, now: number) =>
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

/** Those of these messages that a person wrote to us. In no particular order. */
export const findReceived = (read: Read, ids: readonly string[]) =>
  pointedMessages(read)
    .innerJoin('message_body', 'message_body.message_id', 'message.id')
    .select(['message.priority_reasons', 'message_body.text'])
    .where('message.id', 'in', [...ids])
    .where('message.direction', '=', 'inbound')
    .where('message.kind', '=', 'personal')
    .execute();
