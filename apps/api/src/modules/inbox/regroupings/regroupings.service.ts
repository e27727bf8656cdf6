import type { ConversationMerge, ConversationRegrouping, ConversationSplit } from '@concordia/contract/inbox';
import { baseSubject } from '@concordia/domain';
import type { HubFact } from '@concordia/domain/hub-events';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { Gathering } from './gathering.js';
import { hasMessageBefore, messageIn } from './moved-rows.repository.js';
import { Parting } from './parting.js';
import { type HeldConversation, RegroupingsRepository } from './regroupings.repository.js';

/** Who did what, for the audit log and for webhooks. */
interface RegroupingRecord {
  readonly action: string;
  readonly detail: string;
  readonly fact: HubFact;
}

@Injectable()
export class RegroupingsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: RegroupingsRepository,
    private readonly gathering: Gathering,
    private readonly parting: Parting,
    private readonly conversations: ConversationsService,
    private readonly counters: StatCounters,
    private readonly audit: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A single transaction, so that no partial merge is visible. It moves rows in batches, between which other requests are served. */
  async merge(keptId: string, request: ConversationMerge): Promise<ConversationRegrouping> {
    const otherIds = [...new Set(request.ids)];
    const id = this.ids.next();
    const messages = await this.db.write(async (tx) => {
      requireMergeable(await this.rows.hold(tx, [keptId, ...otherIds]), keptId, otherIds);
      await this.#begin(tx, { id, kind: 'merge', conversationId: keptId, otherIds });
      let moved = 0;
      for (const otherId of otherIds) moved += await this.gathering.run(tx, id, otherId, keptId);
      await this.rows.setCount(tx, id, moved);
      const payload = { conversation_id: keptId, merged_ids: otherIds };
      await this.end(tx, [keptId, ...otherIds], {
        action: 'conversations.merged',
        detail: otherIds.join(', '),
        fact: { topic: 'conversation.merged', payload },
      });
      return moved;
    });
    return { id, kind: 'merge', messages, conversation: await this.conversations.get(keptId), others: [] };
  }

  /** Moves a message and all newer ones to a new conversation. */
  async split(conversationId: string, { messageId }: ConversationSplit): Promise<ConversationRegrouping> {
    const [id, newId] = [this.ids.next(), this.ids.next()];
    const messages = await this.db.write(async (tx) => {
      const [held] = await this.rows.hold(tx, [conversationId]);
      if (held === undefined) throw notFound('conversation');
      const first = await messageIn(tx, conversationId, messageId);
      if (first === undefined) throw notFound('message');
      if (!(await hasMessageBefore(tx, conversationId, first))) {
        const reason = 'Nothing stands before this message. Split the conversation at a later one.';
        throw new DomainFailure('conflict', 'NOTHING_TO_SPLIT', reason);
      }
      await this.rows.insertConversation(tx, {
        id: newId,
        channel: first.channel,
        contact_id: held.contact_id,
        subject: first.subject === null ? held.subject : baseSubject(first.subject) || first.subject,
        message_count: 0,
        first_message_at: first.sent_at,
        last_message_at: first.sent_at,
        created_at: this.clock.now(),
      });
      await this.#begin(tx, { id, kind: 'split', conversationId, otherIds: [newId] });
      const moved = await this.parting.run(tx, { regroupingId: id, from: conversationId, to: newId, first });
      await this.rows.setCount(tx, id, moved);
      const payload = { conversation_id: conversationId, new_conversation_id: newId, message_id: messageId };
      await this.end(tx, [conversationId, newId], {
        action: 'conversation.split',
        detail: newId,
        fact: { topic: 'conversation.split', payload },
      });
      return moved;
    });
    const [conversation, others] = [
      await this.conversations.get(conversationId),
      await this.conversations.byId([newId]),
    ];
    return { id, kind: 'split', messages, conversation, others };
  }

  /** Counts the conversations again, and records what was done. The first id is the one that is kept. */
  async end(tx: WorkspaceTransaction, ids: readonly [string, ...string[]], { action, detail, fact }: RegroupingRecord) {
    const tally = new CounterTally();
    for (const id of ids) {
      await this.rows.recount(tx, id);
      tally.conversation(id);
    }
    await this.counters.apply(tx, tally);
    await this.audit.record(tx, { action, subject: ids[0], detail });
    await this.events.tell(tx, [fact]);
  }

  async #begin(
    tx: WorkspaceTransaction,
    made: {
      readonly id: string;
      readonly kind: 'merge' | 'split';
      readonly conversationId: string;
      readonly otherIds: readonly string[];
    },
  ): Promise<void> {
    await this.rows.insert(tx, {
      id: made.id,
      kind: made.kind,
      conversation_id: made.conversationId,
      other_ids: JSON.stringify(made.otherIds),
      created_at: this.clock.now(),
    });
  }
}

/** @throws DomainFailure if the conversations cannot become one. */
function requireMergeable(held: readonly HeldConversation[], keptId: string, otherIds: readonly string[]): void {
  const byId = new Map(held.map((one) => [one.id, one]));
  if ([keptId, ...otherIds].some((id) => !byId.has(id))) throw notFound('conversation');
  const field = 'body.ids';
  if (otherIds.includes(keptId)) {
    throw new DomainFailure('invalid', 'MERGED_WITH_ITSELF', 'A conversation cannot be merged with itself.', [
      { field, expected: 'other conversations', received: keptId },
    ]);
  }
  const merged = held.find(({ merged_into_id }) => merged_into_id !== null);
  if (merged !== undefined) {
    throw new DomainFailure('conflict', 'CONVERSATION_MERGED', 'This conversation was already merged into another.', [
      { field, expected: 'conversations that are not merged', received: merged.id },
    ]);
  }
  const contactId = byId.get(keptId)?.contact_id ?? null;
  const foreign = held.find(({ contact_id }) => contact_id === null || contact_id !== contactId);
  if (foreign !== undefined) {
    throw new DomainFailure(
      'conflict',
      'DIFFERENT_CONTACTS',
      'Only conversations with the same contact can be merged. Merge the contacts first if they are one person.',
      [{ field, expected: 'conversations of the same contact', received: foreign.id }],
    );
  }
}
