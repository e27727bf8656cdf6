import type { Cursor, SearchTerm } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { tsquery } from '../../../database/search-rows.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { MESSAGE_COLUMNS, type MessageRow } from './message.row.js';
import { isAfter } from './message-cursor.js';
import { type MessageFilter, messageCondition } from './message-filter.js';

/** PostgreSQL's message index. The database knows word frequencies and plans accordingly. */
@Injectable()
export class MessageVectorsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first, starting after the cursor. */
  list(
    terms: readonly SearchTerm[],
    filter: MessageFilter,
    limit: number,
    after: Cursor | null,
  ): Promise<MessageRow[]> {
    return this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(MESSAGE_COLUMNS)
      .where(passing(filter))
      .where(having(terms))
      .$if(after !== null, (query) => query.where(isAfter(after)))
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(terms: readonly SearchTerm[], filter: MessageFilter, bound: number): Promise<number> {
    const some = this.db.read
      .selectFrom('message')
      .select('message.id')
      .where(passing(filter))
      .where(having(terms))
      .limit(bound)
      .as('some');
    const { total } = await this.db.read
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }
}

const passing = (filter: MessageFilter): Expression<SqlBool> =>
  messageCondition(filter, 'postgresql', (name) => sql.val(filter[name] ?? ''));

function having(terms: readonly SearchTerm[]): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  return eb(
    'message.id',
    'in',
    eb
      .selectFrom('message_fts_words')
      .select('message_fts_words.message_id')
      .where(sql<SqlBool>`message_fts_words.words @@ ${tsquery(terms)}::tsquery`),
  );
}
