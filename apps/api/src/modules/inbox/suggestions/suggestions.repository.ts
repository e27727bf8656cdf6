import type { Channel, Direction, MessageKind } from '@concordia/domain';
import type { SuggestedReply, ThreadMessage } from '@concordia/domain/suggestions';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Newest messages of a conversation that a suggestion considers. */
const NEWEST = 20;

/** The newest messages of a conversation, oldest first. */
export interface StoredThread {
  readonly channel: Channel;
  readonly contactName: string | null;
  readonly conversationId: string;
  readonly subject: string | null;
  readonly messages: readonly ThreadMessage[];
  readonly newestId: string;
}

export interface SuggestionRow {
  readonly id: string;
  readonly message_id: string;
  readonly type: SuggestedReply['type'];
  readonly content: string;
  readonly confidence: number;
  readonly source: 'embedded' | 'llm' | 'memory';
  readonly grounds: string;
  readonly used_at: number | null;
  readonly answered_id: string | null;
}

/** Whom we answered so before. */
export interface AnsweredRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly sent_at: number;
  readonly name: string | null;
}

const COLUMNS = [
  'id',
  'message_id',
  'type',
  'content',
  'confidence',
  'source',
  'grounds',
  'used_at',
  'answered_id',
] as const;

export interface State {
  readonly newestMessageId: string;
  readonly model: string;
  readonly computedAt: number;
}

@Injectable()
export class SuggestionsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async isDemoWorkspace(): Promise<boolean> {
    const workspace = await this.db.read.selectFrom('workspace').select('is_demo').executeTakeFirst();
    return workspace?.is_demo === 1;
  }

  /** Returns `undefined` if the message does not exist. */
  async thread(messageId: string): Promise<StoredThread | undefined> {
    const message = await this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(['message.conversation_id', 'message.channel', 'message.subject', 'contact.name as contact_name'])
      .where('message.id', '=', messageId)
      .executeTakeFirst();
    if (message === undefined) return undefined;
    const rows = await this.#newest(message.conversation_id);
    return {
      channel: message.channel,
      contactName: message.contact_name,
      conversationId: message.conversation_id,
      subject: message.subject,
      messages: rows.toReversed(),
      newestId: rows[0]?.id ?? messageId,
    };
  }

  async #newest(conversationId: string): Promise<ThreadMessage[]> {
    const rows = await this.db.read
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.id', 'message.direction', 'message.kind', 'message.excerpt', 'message_body.text'])
      .where('message.conversation_id', '=', conversationId)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(NEWEST)
      .execute();
    return rows.map(({ id, direction, kind, excerpt, text }: ThreadRow) => ({
      id,
      direction,
      kind,
      text: text ?? excerpt,
    }));
  }

  state(messageId: string) {
    return this.db.read
      .selectFrom('suggestion_state')
      .select(['newest_message_id', 'model'])
      .where('message_id', '=', messageId)
      .executeTakeFirst();
  }

  current(messageId: string): Promise<SuggestionRow[]> {
    return this.db.read
      .selectFrom('suggestion')
      .select(COLUMNS)
      .where('message_id', '=', messageId)
      .where('is_current', '=', 1)
      .orderBy('position')
      .execute();
  }

  /** Messages that we answered before, with when we did. */
  answered(ids: readonly string[]): Promise<AnsweredRow[]> {
    return this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(['message.id', 'message.conversation_id', 'message.sent_at', 'contact.name'])
      .where('message.id', 'in', ids)
      .execute();
  }

  /** Replaces suggestions; used ones are kept for the record. */
  async replace(
    tx: WorkspaceTransaction,
    messageId: string,
    source: Exclude<SuggestionRow['source'], 'memory'>,
    replies: readonly (SuggestedReply & { readonly answeredId?: string })[],
    state: State,
  ): Promise<void> {
    // A language model's replies leave what we answered before in place.
    const replaced: readonly SuggestionRow['source'][] =
      source === 'llm' ? ['embedded', 'llm'] : ['embedded', 'llm', 'memory'];
    await tx
      .deleteFrom('suggestion')
      .where('message_id', '=', messageId)
      .where('used_at', 'is', null)
      .where('source', 'in', replaced)
      .execute();
    await tx
      .updateTable('suggestion')
      .set({ is_current: 0 })
      .where('message_id', '=', messageId)
      .where('source', 'in', replaced)
      .execute();
    for (const [position, { id, type, content, confidence, grounds, answeredId }] of replies.entries()) {
      const values = {
        type,
        content,
        confidence,
        source: answeredId === undefined ? source : 'memory',
        answered_id: answeredId ?? null,
        grounds: JSON.stringify(grounds),
        position,
        is_current: 1,
      } as const;
      await tx
        .insertInto('suggestion')
        .values({ id, message_id: messageId, created_at: state.computedAt, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    }
    const marks = { newest_message_id: state.newestMessageId, model: state.model, computed_at: state.computedAt };
    await tx
      .insertInto('suggestion_state')
      .values({ message_id: messageId, ...marks })
      .onConflict((conflict) => conflict.column('message_id').doUpdateSet(marks))
      .execute();
  }

  /** @returns the updated suggestion, or `undefined` if it does not exist. */
  use(tx: WorkspaceTransaction, id: string, now: number): Promise<SuggestionRow | undefined> {
    return tx
      .updateTable('suggestion')
      .set((eb) => ({ used_at: now, use_count: eb('use_count', '+', 1) }))
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
  }
}

interface ThreadRow {
  readonly id: string;
  readonly direction: Direction;
  readonly kind: MessageKind;
  readonly excerpt: string;
  readonly text: string | null;
}
