import type {
  ConversationChange,
  ConversationsUpdated,
  ConversationUpdate,
  ConversationUpdated,
  MessageUpdate,
} from '@concordia/contract/inbox';
import { type Assignees, MOST_NAMED_CONVERSATIONS } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { survivingIds } from '../correspondence/surviving-conversations.repository.js';
import { BulkUpdates } from '../messages/bulk-updates.js';
import { ConversationMessagesRepository } from './conversation-messages.repository.js';
import { ConversationsService } from './conversations.service.js';
import { requireExpected } from './expected-state.js';

/** Changes whole conversations, by changing the messages that their state is derived from. */
@Injectable()
export class ConversationUpdates {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: ConversationMessagesRepository,
    private readonly updates: BulkUpdates,
    private readonly conversations: ConversationsService,
    private readonly changes: ChangeLog,
  ) {}

  /**
   * Changes all conversations in one transaction, or none.
   *
   * @param field path of the change in the request, for error details.
   */
  async apply(ids: readonly string[], update: ConversationChange, field: string): Promise<ConversationsUpdated> {
    this.updates.check(update, field);
    const surviving = await survivingIds(this.db.read, ids);
    const wanted = [...new Set(surviving.values())];
    const completedMessageIds = await this.db.write((tx) => this.#named(tx, wanted, update));
    const conversations = await this.conversations.byId(wanted);
    const found = new Set(conversations.map(({ id }) => id));
    return { conversations, missing: wanted.filter((id) => !found.has(id)), completedMessageIds };
  }

  /** To whom all of the conversations can be assigned, by the messages that would change. */
  async assignees(ids: readonly string[]): Promise<Assignees> {
    const surviving = await survivingIds(this.db.read, ids);
    return this.updates.assignees(await this.messages.deciding(this.db.read, [...new Set(surviving.values())]));
  }

  /** @throws DomainFailure `CONVERSATION_CHANGED` if the conversation is not in the state that the change is based on. */
  async applyToOne(id: string, { expected, ...update }: ConversationUpdate): Promise<ConversationUpdated> {
    this.updates.check(update, 'body');
    const completedMessageIds = await this.db.write(async (tx) => {
      if (expected !== undefined) {
        const held = await this.messages.hold(tx, id);
        if (held === undefined) throw notFound('conversation');
        requireExpected(held, expected, update);
      }
      return this.#named(tx, [id], update);
    });
    return { ...(await this.conversations.get(id)), completedMessageIds };
  }

  /** Writes, and tells open screens which conversations and columns it touches. It must be all that the transaction writes. */
  async #named(tx: WorkspaceTransaction, ids: readonly string[], update: ConversationChange): Promise<string[]> {
    if (ids.length > MOST_NAMED_CONVERSATIONS) return this.#write(tx, ids, update);
    const before = await this.messages.columns(tx, ids);
    const completed = await this.#write(tx, ids, update);
    const columns = [...new Set([...before, ...(await this.messages.columns(tx, ids))])];
    this.changes.confine(tx, { ids: [...ids], columns });
    return completed;
  }

  /** @returns the messages that it completed. */
  async #write(tx: WorkspaceTransaction, ids: readonly string[], update: ConversationChange): Promise<string[]> {
    const { isRead, isUrgent, snooze, reopen: _, ...moved } = update;
    const completed = moved.status === 'completed' ? await this.messages.open(tx, ids) : [];
    if (Object.keys(moved).length > 0) await this.#change(tx, await this.#moved(tx, ids, update), moved);
    if (snooze !== undefined) {
      const affected = snooze === null ? this.messages.snoozed(tx, ids) : this.messages.deciding(tx, ids);
      await this.#change(tx, await affected, { snooze });
    }
    if (isUrgent !== undefined) {
      const affected = isUrgent === 1 ? this.messages.leading(tx, ids) : this.messages.deciding(tx, ids);
      await this.#change(tx, await affected, { isUrgent });
    }
    if (isRead !== undefined) {
      const affected = isRead ? this.messages.unread(tx, ids) : this.messages.lastReceived(tx, ids);
      await this.#change(tx, await affected, { isRead });
    }
    return completed;
  }

  /** @returns the messages whose column or assignee changes. */
  async #moved(tx: WorkspaceTransaction, ids: readonly string[], { status, reopen }: ConversationChange) {
    if (status === undefined || reopen === undefined || reopen.length === 0) return this.messages.deciding(tx, ids);
    const [open, again] = [await this.messages.open(tx, ids), await this.messages.completedOf(tx, ids, reopen)];
    // A message that came since keeps the conversation open; these join it.
    return again.length === 0 ? this.messages.deciding(tx, ids) : [...open, ...again];
  }

  async #change(tx: WorkspaceTransaction, messageIds: readonly string[], update: MessageUpdate): Promise<void> {
    if (messageIds.length > 0) await this.updates.write(tx, messageIds, update);
  }
}
