import type { Conversation, ConversationsUpdated, ConversationUpdate, MessageUpdate } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
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
  ) {}

  /**
   * Changes all conversations in one transaction, or none.
   *
   * @param field path of the change in the request, for error details.
   */
  async apply(ids: readonly string[], update: MessageUpdate, field: string): Promise<ConversationsUpdated> {
    this.updates.check(update, field);
    const surviving = await survivingIds(this.db.read, ids);
    const wanted = [...new Set(surviving.values())];
    await this.db.write((tx) => this.#write(tx, wanted, update));
    const conversations = await this.conversations.byId(wanted);
    const found = new Set(conversations.map(({ id }) => id));
    return { conversations, missing: wanted.filter((id) => !found.has(id)) };
  }

  /** @throws DomainFailure `CONVERSATION_CHANGED` if the conversation is not in the state that the change is based on. */
  async applyToOne(id: string, { expected, ...update }: ConversationUpdate): Promise<Conversation> {
    this.updates.check(update, 'body');
    await this.db.write(async (tx) => {
      if (expected !== undefined) {
        const held = await this.messages.hold(tx, id);
        if (held === undefined) throw notFound('conversation');
        requireExpected(held, expected, update);
      }
      await this.#write(tx, [id], update);
    });
    return this.conversations.get(id);
  }

  async #write(tx: WorkspaceTransaction, ids: readonly string[], update: MessageUpdate): Promise<void> {
    const { isRead, isUrgent, snooze, ...moved } = update;
    if (Object.keys(moved).length > 0) await this.#change(tx, await this.messages.deciding(tx, ids), moved);
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
  }

  async #change(tx: WorkspaceTransaction, messageIds: readonly string[], update: MessageUpdate): Promise<void> {
    if (messageIds.length > 0) await this.updates.write(tx, messageIds, update);
  }
}
