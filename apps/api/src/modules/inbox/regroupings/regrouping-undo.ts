import type { ConversationRegrouping } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { Gathering } from './gathering.js';
import { setPlace } from './moved-references.repository.js';
import { Parts } from './parts.js';
import { type HeldConversation, type RegroupingRow, RegroupingsRepository } from './regroupings.repository.js';
import { RegroupingsService } from './regroupings.service.js';
import { Restoring } from './restoring.js';

const IdsSchema = z.array(z.string());

@Injectable()
export class RegroupingUndo {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: RegroupingsRepository,
    private readonly regroupings: RegroupingsService,
    private readonly gathering: Gathering,
    private readonly restoring: Restoring,
    private readonly parts: Parts,
    private readonly conversations: ConversationsService,
    private readonly clock: Clock,
  ) {}

  /** Newest first: what a later merge or split moved is not where this one left it. */
  async run(id: string): Promise<ConversationRegrouping> {
    const { row, otherIds } = await this.db.write((tx) => this.#undo(tx, id));
    const { kind, conversation_id, message_count: messages } = row;
    const others = kind === 'merge' ? await this.conversations.byId(otherIds) : [];
    return { id, kind, messages, conversation: await this.conversations.get(conversation_id), others };
  }

  async #undo(tx: WorkspaceTransaction, id: string) {
    const row = await this.rows.find(tx, id);
    if (row === undefined) throw notFound('regrouping');
    if (row.undone_at !== null) throw new DomainFailure('conflict', 'REGROUPING_UNDONE', 'This was already undone.');
    const otherIds = IdsSchema.parse(JSON.parse(row.other_ids));
    const kept = row.conversation_id;
    const held = await this.rows.hold(tx, [kept, ...otherIds]);
    await this.#requireLast(tx, row, held, otherIds);
    const others = otherIds.flatMap((otherId) => held.find((one) => one.id === otherId) ?? []);
    if (row.kind === 'merge') await this.restoring.run(tx, row, others);
    else await this.#rejoin(tx, id, kept, otherIds);
    await this.rows.markUndone(tx, id, this.clock.now());
    await this.regroupings.end(tx, [kept, ...others.map((one) => one.id)], {
      action: row.kind === 'merge' ? 'conversations.merge_undone' : 'conversation.split_undone',
      detail: otherIds.join(', '),
      fact: {
        topic: 'conversation.regrouping_undone',
        payload: { conversation_id: kept, other_ids: otherIds },
      },
    });
    return { row, otherIds };
  }

  /** Everything in the new conversation returns, also what arrived there since. */
  async #rejoin(tx: WorkspaceTransaction, id: string, kept: string, otherIds: readonly string[]): Promise<void> {
    for await (const { kind, fromId, ids } of this.parts.of(tx, id))
      if (kind === 'reference') await setPlace(tx, ids, fromId);
    for (const otherId of otherIds) await this.gathering.run(tx, null, otherId, kept);
  }

  async #requireLast(
    tx: WorkspaceTransaction,
    { id, kind, conversation_id: kept }: RegroupingRow,
    held: readonly HeldConversation[],
    otherIds: readonly string[],
  ): Promise<void> {
    // After a merge the others lead to the kept one; anything else was done later.
    const expected = (conversation: HeldConversation) => (kind === 'merge' && conversation.id !== kept ? kept : null);
    const isAsLeft = held.every((conversation) => conversation.merged_into_id === expected(conversation));
    if (isAsLeft && held.length === otherIds.length + 1 && (await this.rows.isLast(tx, id, [kept, ...otherIds])))
      return;
    throw new DomainFailure(
      'conflict',
      'REGROUPING_NOT_LAST',
      'These conversations were merged or split again later. Undo that first.',
    );
  }
}
