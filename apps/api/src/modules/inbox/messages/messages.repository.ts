import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, sql } from 'kysely';
import { type PreparedQuery, param } from '../../../database/prepared.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { MESSAGE_COLUMNS, type MessageRow } from './message.row.js';
import { isAfter } from './message-cursor.js';
import { type FilterValue, type MessageFilter, messageCondition, shapeOf, valuesOf } from './message-filter.js';

/** Up to this many conversations, a project's messages are collected and sorted for a list. */
const SMALL_PROJECT = 1_000;

type ListQuery = PreparedQuery<string, MessageRow>;

@Injectable()
export class MessagesRepository {
  readonly #lists = new Map<string, ListQuery>();
  readonly #one;

  constructor(private readonly db: WorkspaceDatabase) {
    this.#one = db.prepare<'id', MessageRow>((q) => joined(q).where('message.id', '=', param<string>('id')));
  }

  /** Sets `projectIsSmall` on filters by project. */
  async sized(filter: MessageFilter): Promise<MessageFilter> {
    if (filter.projectId === undefined) return filter;
    const { projectId } = filter;
    const some = (q: Pick<WorkspaceDatabase['read'], 'selectFrom'>) =>
      q
        .selectFrom('conversation_project')
        .select('conversation_id')
        .where('project_id', '=', projectId)
        .limit(SMALL_PROJECT + 1);
    return { ...filter, projectIsSmall: (await some(this.db.read).execute()).length <= SMALL_PROJECT };
  }

  async count(filter: MessageFilter, bound: number): Promise<number> {
    const valueOf = (name: FilterValue) => sql.val(filter[name] ?? '');
    const some = this.#isRareList(filter)
      ? unreadInRareList(this.db.read, filter, valueOf).select('message.id').limit(bound).as('some')
      : this.db.read
          .selectFrom('message')
          .select('message.id')
          .where(messageCondition(filter, this.db.kind, valueOf))
          .limit(bound)
          .as('some');
    const { total } = await this.db.read
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  /** Newest first, starting after the cursor. */
  list(filter: MessageFilter, limit: number, after: Cursor | null): Promise<MessageRow[]> | MessageRow[] {
    if (filter.contactIds !== undefined || filter.also !== undefined) return this.#unprepared(filter, limit, after);
    const values: Record<string, string | number> = { limit };
    for (const name of valuesOf(filter)) values[name] = filter[name] ?? '';
    if (after !== null) {
      values.at = after.at ?? 0;
      values.id = after.id;
    }
    return this.db.all(this.#listQuery(filter, after !== null), values);
  }

  async find(id: string): Promise<MessageRow | undefined> {
    const [row] = await this.db.all(this.#one, { id });
    return row;
  }

  async bodies(messageIds: readonly string[]) {
    if (messageIds.length === 0) return [];
    return this.db.read
      .selectFrom('message_body')
      .selectAll()
      .where('message_id', 'in', [...messageIds])
      .execute();
  }

  async attachments(messageIds: readonly string[]) {
    if (messageIds.length === 0) return [];
    return this.db.read
      .selectFrom('attachment')
      .select(['id', 'message_id', 'file_name', 'content_type', 'size_bytes', 'is_inline', 'fetch_state', 'failure'])
      .where('message_id', 'in', [...messageIds])
      .orderBy('message_id')
      .orderBy('position')
      .execute();
  }

  async origins(messageIds: readonly string[]) {
    if (messageIds.length === 0) return [];
    return this.db.read
      .selectFrom('message_origin')

      .innerJoin('message', 'message.id', 'message_origin.message_id')
      .select(['message_origin.message_id', 'message_origin.provider_message_id', 'message.account_id'])
      .select(['message_origin.notes', 'message_origin.former_text', 'message_origin.edited_at'])
      .select('message_origin.deleted_at')
      .where('message_origin.message_id', 'in', [...messageIds])
      .execute();
  }

  /** Reactions that were not removed, oldest first, with the contact who reacted, if known. */
  async reactions(messageIds: readonly string[]) {
    if (messageIds.length === 0) return [];
    return this.db.read
      .selectFrom('message_reaction')
      .innerJoin('message', 'message.id', 'message_reaction.message_id')
      .leftJoin('contact_point', (join) =>
        join
          .onRef('contact_point.channel', '=', 'message.channel')
          .onRef('contact_point.handle', '=', 'message_reaction.sender'),
      )
      .leftJoin('contact', 'contact.id', 'contact_point.contact_id')
      .select(['message_reaction.message_id', 'message_reaction.sender', 'message_reaction.emoji'])
      .select(['message_reaction.at', 'contact.name'])
      .where('message_reaction.message_id', 'in', [...messageIds])
      .where('message_reaction.emoji', 'is not', null)
      .orderBy('message_reaction.at')
      .orderBy('message_reaction.id')
      .execute();
  }

  #listQuery(filter: MessageFilter, isLater: boolean): ListQuery {
    const shape = `${shapeOf(filter)}${isLater ? ' later' : ''}`;
    const kept = this.#lists.get(shape);
    if (kept !== undefined) return kept;
    const query = this.#isRareList(filter)
      ? this.#rareListQuery(filter, isLater)
      : this.#plainListQuery(filter, isLater);
    this.#lists.set(shape, query);
    return query;
  }

  #plainListQuery(filter: MessageFilter, isLater: boolean): ListQuery {
    return this.db.prepare((q) => {
      const list = joined(q)
        .where(messageCondition(filter, this.db.kind, (name) => param<string>(name)))
        .orderBy('message.sent_at', 'desc')
        .orderBy('message.id', 'desc')
        .limit(param<number>('limit'));
      if (!isLater) return list;
      return list.where((eb) =>
        eb(eb.refTuple('message.sent_at', 'message.id'), '<', eb.tuple(param<number>('at'), param<string>('id'))),
      );
    });
  }

  #unprepared(filter: MessageFilter, limit: number, after: Cursor | null): Promise<MessageRow[]> {
    return joined(this.db.read)
      .where(messageCondition(filter, this.db.kind, (name) => sql.val(filter[name] ?? '')))
      .$if(after !== null, (list) => list.where(isAfter(after)))
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(limit)
      .execute();
  }

  #rareListQuery(filter: MessageFilter, isLater: boolean): ListQuery {
    return this.db.prepare((q) => {
      const list = unreadInRareList(q, filter, (name) => param<string>(name))
        .leftJoin('contact', 'contact.id', 'message.contact_id')
        .select(MESSAGE_COLUMNS)
        .orderBy('unread.sent_at', 'desc')
        .orderBy('unread.id', 'desc')
        .limit(param<number>('limit'));
      if (!isLater) return list;
      return list.where((eb) =>
        eb(eb.refTuple('unread.sent_at', 'unread.id'), '<', eb.tuple(param<number>('at'), param<string>('id'))),
      );
    });
  }

  #isRareList(filter: MessageFilter): boolean {
    return filter.listIsRare === true && this.db.kind === 'sqlite';
  }
}

const joined = (q: Pick<WorkspaceDatabase['read'], 'selectFrom'>) =>
  q.selectFrom('message').leftJoin('contact', 'contact.id', 'message.contact_id').select(MESSAGE_COLUMNS);

type Values = (name: FilterValue) => Expression<unknown>;

/**
 * On SQLite, lists unread messages where few of all messages are in the list. It scans the unread index and skips what the index of the column or
 * channel lacks. Only messages in both are read; reading each unread message to check its list takes four times as long.
 *
 * The plus signs keep SQLite on this plan. Without them it would use the id index, which does not hold the list. It would also apply a later page's
 * bound to the messages themselves and scan all of them for each unread one.
 */
const unreadInRareList = (q: Pick<WorkspaceDatabase['read'], 'selectFrom'>, filter: MessageFilter, valueOf: Values) =>
  q
    .selectFrom('message as unread')
    .crossJoin('message')
    .where(sql<boolean>`unread.is_read = 0`)
    .whereRef('message.sent_at', '=', sql<number>`+unread.sent_at`)
    .whereRef(sql<string>`+message.id`, '=', 'unread.id')
    .where(messageCondition(filter, 'sqlite', valueOf));
