import { type PlacedMessage, placeConversation, scoreMessage } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { Clock } from '../../../common/clock.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { countedOf } from '../counters/counted-row.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { factsOf } from './message-facts.js';
import { type SortedRow, SortingRepository } from './sorting.repository.js';

export interface SortingFrame {
  /** When the newest dated message was sent, ms since the epoch. */
  readonly newestAt: number | null;
  /** The run whose messages get a read state; others keep theirs, since a person may have read them. */
  readonly importRunId: string | null;
}

/**
 * Assigns columns and priorities to the messages of whole conversations, by the domain's rules.
 *
 * Idempotent, and keeps what a person decided.
 */
@Injectable()
export class ConversationSorter {
  constructor(
    private readonly rows: SortingRepository,
    private readonly counters: StatCounters,
    private readonly clock: Clock,
  ) {}

  /** @returns how many messages changed. */
  async sort(tx: WorkspaceTransaction, conversationIds: readonly string[], frame: SortingFrame): Promise<number> {
    return this.#apply(tx, (await this.rows.conversations(tx, conversationIds)).values(), frame);
  }

  /** Sorts after one new message; the cost does not grow with the conversation. */
  async sortAround(tx: WorkspaceTransaction, conversationId: string): Promise<void> {
    // The new message decides what is open, so age is measured from now, not from the end of an archive.
    await this.#apply(tx, [await this.rows.recent(tx, conversationId)], { newestAt: null, importRunId: null });
  }

  /** Sorts the open and the newest messages of long conversations, whose earlier ones are final. */
  async sortRecent(tx: WorkspaceTransaction, conversationIds: readonly string[], frame: SortingFrame): Promise<void> {
    for (const id of conversationIds) await this.#apply(tx, [await this.rows.recent(tx, id)], frame);
  }

  async #apply(
    tx: WorkspaceTransaction,
    conversations: Iterable<readonly SortedRow[]>,
    frame: SortingFrame,
  ): Promise<number> {
    const now = this.clock.now();
    const tally = new CounterTally();
    let changed = 0;
    for (const messages of conversations) {
      for (const { row, values } of sorted(messages, frame, now)) {
        if (!differs(row, values)) continue;
        await this.rows.update(tx, row.id, values);
        tally.message(countedOf(row), countedOf({ ...row, ...values }), row.conversation_id);
        changed += 1;
      }
    }
    await this.counters.apply(tx, tally);
    return changed;
  }
}

type SortedValues = Required<
  Pick<Updateable<ScopedTables['message']>, 'status' | 'is_read' | 'priority' | 'priority_reasons' | 'is_urgent'>
>;

/** @param messages of one conversation, oldest first. */
function sorted(
  messages: readonly SortedRow[],
  frame: SortingFrame,
  now: number,
): { row: SortedRow; values: SortedValues }[] {
  const placements = placeConversation(messages.map(placedOf), { newestAt: frame.newestAt }, now);
  const lastOwn = messages.findLastIndex(({ direction, kind }) => direction === 'outbound' && kind === 'personal');
  return messages.map((row, index) => {
    const placement = placements[index];
    const status = placement?.status ?? row.status;
    const isNew = frame.importRunId !== null && row.import_run_id === frame.importRunId;
    const isRead = isNew
      ? (placement?.isRead ?? true)
      : row.is_read === 1 || (status !== row.status && placement?.isRead === true);
    const score = scoreMessage(factsOf(row, index > lastOwn), now);
    return {
      row,
      values: {
        status,
        is_read: isRead ? 1 : 0,
        priority: score.priority,
        priority_reasons: JSON.stringify(score.reasons),
        is_urgent: row.urgency_source === 'person' ? row.is_urgent : score.isUrgent ? 1 : 0,
      },
    };
  });
}

function placedOf(row: SortedRow): PlacedMessage {
  const flag = (value: number | null): boolean | null => (value === null ? null : value === 1);
  return {
    direction: row.direction,
    kind: row.kind,
    sentAt: row.sent_at_known === 1 ? row.sent_at : null,
    flags: { isRead: flag(row.archive_is_read), isInInbox: flag(row.archive_is_in_inbox) },
    movedTo: row.status_source === 'person' ? row.status : null,
  };
}

function differs(row: SortedRow, values: SortedValues): boolean {
  return (
    row.status !== values.status ||
    row.is_read !== values.is_read ||
    row.priority !== values.priority ||
    row.is_urgent !== values.is_urgent ||
    row.priority_reasons !== values.priority_reasons
  );
}
