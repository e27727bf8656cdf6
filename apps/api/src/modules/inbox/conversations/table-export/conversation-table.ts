import type { Conversation, ConversationTableQuery } from '@concordia/contract/inbox';
import { CONVERSATION_TABLE_COLUMNS, type ConversationTableColumn, type Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { inertCell } from '../../../../common/csv-cells.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { accountNames } from '../../../channels/connections/account-names.repository.js';
import { AuditLog } from '../../../hub/auth/audit-log.js';
import { conversationOf } from '../conversation.row.js';
import { ConversationListsRepository } from '../conversation-lists.repository.js';
import { type ConversationOrder, placeIn } from '../sorting/conversation-order.js';
import { sortKey } from '../sorting/sort-keys.repository.js';
import { orderOf, SortedConversations, type SortedMatches } from '../sorting/sorted-conversations.js';
import { SortedConversationsRepository } from '../sorting/sorted-conversations.repository.js';
import { memberNames } from './member-names.repository.js';
import { cellOf, titleOf } from './table-cells.js';

/** Page size. */
const AT_ONCE = 250;

/** Newest messages of a search whose conversations are written. */
const MOST_FOUND = 10_000;

/** Conversations as a CSV table (RFC 4180), in chunks. */
@Injectable()
export class ConversationTable {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly conversations: ConversationListsRepository,
    private readonly sorted: SortedConversations,
    private readonly pages: SortedConversationsRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Audits the export before anything is sent. */
  async begin({ columns, ids, order, ...query }: ConversationTableQuery): Promise<AsyncIterable<string>> {
    await this.db.write((tx) =>
      this.audit.record(tx, { action: 'conversations.exported', subject: 'conversations', detail: 'CSV' }),
    );
    const matches =
      ids === undefined
        ? await this.sorted.matching(query, MOST_FOUND)
        : { filter: { ids }, since: null, isCut: false };
    return this.#write(columns ?? CONVERSATION_TABLE_COLUMNS, matches, orderOf({ sort: query.sort, order }));
  }

  /** A byte order mark makes spreadsheets read it as UTF-8. */
  async *#write(
    columns: readonly ConversationTableColumn[],
    matches: SortedMatches,
    order: ConversationOrder,
  ): AsyncGenerator<string> {
    yield `\uFEFF${line(columns.map(titleOf))}`;
    const [members, accounts] = await Promise.all([memberNames(this.db.read), accountNames(this.db.read)]);
    const key = sortKey(order.sort, this.db.kind);
    for (let after: Cursor | null = null; ; ) {
      const page = await this.pages.page({ ...matches, ...order, limit: AT_ONCE, after });
      const last = page.at(-1);
      if (last === undefined) return;
      const shown = await this.#shown(page.map(({ id }) => id));
      yield shown.map((one) => line(columns.map((column) => cellOf(one, column, { members, accounts })))).join('');
      after = placeIn(key, last);
    }
  }

  /** In the order of the ids. */
  async #shown(ids: readonly string[]): Promise<Conversation[]> {
    const rows = new Map((await this.conversations.byId(ids)).map((row) => [row.id, row]));
    const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
    const around = await this.conversations.around(inOrder);
    return inOrder.map((row) => conversationOf(row, around));
  }
}

const line = (cells: readonly string[]): string => stringify([cells.map(inertCell)], { record_delimiter: '\r\n' });
