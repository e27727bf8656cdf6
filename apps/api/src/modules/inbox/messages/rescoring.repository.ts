import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Characters of a text that affect its priority; imports use the same limit. */
const READ_TEXT = 4_000;

export type OpenMessage = Awaited<ReturnType<RescoringRepository['open']>>[number];

@Injectable()
export class RescoringRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Open personal messages without a later reply of ours, newest first, starting after the cursor. */
  open(status: 'inbox' | 'in_progress' | 'waiting', after: Cursor | null, count: number) {
    const query = this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.id', 'message.channel', 'message.direction', 'message.kind', 'message.status'])
      .select(['message.sent_at', 'message.sent_at_known', 'message.subject', 'message.addressed'])
      .select(['message.sentiment_compound', 'message.is_read', 'message.is_urgent', 'message.urgency_source'])
      .select(['message.conversation_id', 'message.snoozed_until'])
      .select(['message.priority', 'message.priority_reasons'])
      .select(['contact.inbound_count as contact_inbound', 'contact.outbound_count as contact_outbound'])
      .select(sql<string | null>`substr(message_body.text, 1, ${sql.lit(READ_TEXT)})`.as('text'))
      .where('message.status', '=', status)
      .where('message.direction', '=', 'inbound')
      .where('message.kind', '=', 'personal')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('message as answer')
              .select('answer.id')
              .whereRef('answer.conversation_id', '=', 'message.conversation_id')
              .whereRef('answer.sent_at', '>=', 'message.sent_at')
              .where('answer.direction', '=', 'outbound')
              .where('answer.kind', '=', 'personal'),
          ),
        ),
      )
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(count);
    if (after === null) return query.execute();
    return query
      .where((eb) => eb(eb.refTuple('message.sent_at', 'message.id'), '<', eb.tuple(after.at ?? 0, after.id)))
      .execute();
  }

  /** Writes a priority, unless the row changed in between in a column that counters depend on. @returns whether it was written. */
  async score(
    tx: WorkspaceTransaction,
    row: OpenMessage,
    values: { priority: number; priority_reasons: string; is_urgent: 0 | 1 },
  ): Promise<boolean> {
    const result = await tx
      .updateTable('message')
      .set(values)
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .where('is_read', '=', row.is_read)
      .where('priority', '=', row.priority)
      .where('is_urgent', '=', row.is_urgent)
      .where('urgency_source', '=', row.urgency_source)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }
}
