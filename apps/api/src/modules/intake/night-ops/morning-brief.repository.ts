import { DAY, endOfDay, HIGH_PRIORITY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Limit of each count. */
const COUNTED = 1000;

/** How long a failed message stays in the brief, in ms. */
const FAILED_LATELY = 7 * DAY;

@Injectable()
export class MorningBriefRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The newest message of each unanswered conversation, if urgent or of high priority; urgent ones first. */
  unanswered(now: number) {
    return (
      this.db.read
        .selectFrom('message')
        .leftJoin('contact', 'contact.id', 'message.contact_id')
        .select([
          'message.id',
          'message.conversation_id',
          'message.contact_id',
          'message.channel',
          'message.subject',
          'message.excerpt',
          'message.priority',
          'message.is_urgent',
          'message.sent_at',
          'contact.name',
        ])
        .where('message.direction', '=', 'inbound')
        .where('message.kind', '=', 'personal')
        .where('message.status', 'in', ['inbox', 'in_progress'])
        // Literals, so that the query planner can use the partial indexes.
        .where((eb) =>
          eb.or([eb('message.is_urgent', '=', sql.lit(1)), eb('message.priority', '>=', sql.lit(HIGH_PRIORITY))]),
        )
        .where((eb) => eb.or([eb('message.snoozed_until', 'is', null), eb('message.snoozed_until', '<=', now)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('message as later')
                .select('later.id')
                .whereRef('later.conversation_id', '=', 'message.conversation_id')
                .whereRef('later.sent_at', '>', 'message.sent_at'),
            ),
          ),
        )
        .orderBy('message.is_urgent', 'desc')
        .orderBy('message.priority', 'desc')
        .orderBy('message.sent_at')
        .orderBy('message.id')
        .limit(COUNTED)
        .execute()
    );
  }

  /** Open follow-ups due by the end of the day, longest overdue first. */
  dueFollowUps(now: number, zone: string) {
    return this.db.read
      .selectFrom('task')
      .leftJoin('contact', 'contact.id', 'task.contact_id')
      .select([
        'task.id',
        'task.title',
        'task.due_at',
        'task.contact_id',
        'task.message_id',
        'task.conversation_id',
        'contact.name',
      ])
      .where('task.state', '=', 'open')
      .where('task.kind', '=', 'follow_up')
      .where('task.due_at', '<', endOfDay(now, zone))
      .orderBy('task.due_at')
      .orderBy('task.id')
      .limit(COUNTED)
      .execute();
  }

  /** Failed messages of the last days, latest first. */
  failedSends(now: number) {
    return this.db.read
      .selectFrom('outbound_message')
      .leftJoin('contact', 'contact.id', 'outbound_message.contact_id')
      .select([
        'outbound_message.message_id',
        'outbound_message.conversation_id',
        'outbound_message.contact_id',
        'outbound_message.channel',
        'outbound_message.subject',
        'outbound_message.content',
        'outbound_message.failure_message',
        'outbound_message.send_at',
        'outbound_message.left_at',
        'contact.name',
      ])
      .where('outbound_message.state', '=', 'failed')
      .where('outbound_message.send_at', '>', now - FAILED_LATELY)
      .orderBy('outbound_message.send_at', 'desc')
      .orderBy('outbound_message.id', 'desc')
      .limit(COUNTED)
      .execute();
  }

  brokenConnections() {
    return this.db.read
      .selectFrom('channel_connection')
      .select(['channel', 'health_reason', 'checked_at', 'since'])
      .where('mode', '=', 'live')
      .where('health', 'in', ['expired', 'failing'])
      .orderBy('channel')
      .execute();
  }
}
