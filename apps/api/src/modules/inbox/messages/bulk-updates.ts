import type { MessagesUpdated, MessageUpdate } from '@concordia/contract/inbox';
import type { Assignees } from '@concordia/contract/platform';
import { type CountedMessage, canSnoozeUntil, type MessageStatus } from '@concordia/domain';
import type { HubFact } from '@concordia/domain/hub-events';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { Assignment } from '../../platform/members/assignment.js';
import { MailMarks } from '../correspondence/mail-marks.js';
import { countedOf } from '../counters/counted-row.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { BulkRepository, type MessageChange } from './bulk.repository.js';
import { messageOf } from './message.row.js';
import { Waking } from './wake.js';

interface Moved {
  readonly id: string;
  readonly conversation_id: string;
  readonly status: MessageStatus;
}

@Injectable()
export class BulkUpdates {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: BulkRepository,
    private readonly assignment: Assignment,
    private readonly waking: Waking,
    private readonly counters: StatCounters,
    private readonly marks: MailMarks,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes all messages in one transaction, or none.
   *
   * @param field path of the change in the request, for error details.
   */
  async apply(ids: readonly string[], update: MessageUpdate, field: string): Promise<MessagesUpdated> {
    this.check(update, field);
    const wanted = [...new Set(ids)];
    const found = await this.db.write((tx) => this.write(tx, wanted, update));
    const rows = new Map((await this.messages.list([...found])).map((row) => [row.id, row]));
    return {
      messages: wanted.flatMap((id) => rows.get(id) ?? []).map(messageOf),
      missing: wanted.filter((id) => !rows.has(id)),
    };
  }

  /** To whom all of the messages can be assigned. */
  async assignees(ids: readonly string[]): Promise<Assignees> {
    return this.assignment.assignees(await this.messages.accountsOf(ids));
  }

  /** @returns the messages that exist. @throws DomainFailure `not-found` for an unknown member, `NOT_ACCOUNT_MEMBER` for one who does not see a message. */
  async write(tx: WorkspaceTransaction, ids: readonly string[], update: MessageUpdate): Promise<string[]> {
    const found = await this.follow(tx, ids, update);
    if (found.length === 0) return found;
    if (update.isRead !== undefined) await this.marks.read(tx, found, update.isRead);
    if (update.status !== undefined) await this.marks.completed(tx, found, update.status === 'completed');
    return found;
  }

  /** As {@link write}, for what was done in the mailbox, which need not be told. */
  async follow(tx: WorkspaceTransaction, ids: readonly string[], update: MessageUpdate): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.messages.findForUpdate(tx, ids);
    if (typeof update.assigneeId === 'string') {
      await this.assignment.require(tx, update.assigneeId, accountsOf(rows));
    }
    const found = rows.map(({ id }) => id);
    if (found.length === 0) return found;
    await this.messages.change(tx, found, changeOf(update));
    const tally = new CounterTally();
    for (const row of rows) {
      const before = countedOf(row);
      tally.message(before, after(before, update), row.conversation_id);
    }
    await this.counters.apply(tx, tally);
    if (update.snooze) await this.waking.schedule(tx, found, Date.parse(update.snooze.until));
    await this.events.tell(
      tx,
      rows.flatMap((row) => movedTo(update.status, row)),
    );
    return found;
  }

  /** @throws DomainFailure for a snooze that is too late or past. */
  check({ snooze }: MessageUpdate, field: string): void {
    if (!snooze || canSnoozeUntil(Date.parse(snooze.until), this.clock.now())) return;
    const expected = 'a time in the future, at most two years ahead';
    throw new DomainFailure('invalid', 'SNOOZE_OUT_OF_RANGE', `A message can be snoozed until ${expected}.`, [
      { field: `${field}.snooze.until`, expected, received: snooze.until },
    ]);
  }
}

interface AtAccount {
  readonly account_id: string | null;
}

const accountsOf = (rows: readonly AtAccount[]): string[] => rows.flatMap(({ account_id }) => account_id ?? []);

/** Webhook events for a status change; none if the status did not change. */
const movedTo = (status: MessageStatus | undefined, row: Moved): HubFact[] => {
  if (status === undefined || row.status === status) return [];
  const { id: message_id, conversation_id, status: previous_status } = row;
  return [{ topic: 'message.status_changed', payload: { message_id, conversation_id, status, previous_status } }];
};

/** Whether messages are snoozed after the update; `undefined` if unchanged. Moving a message to a column ends its snooze. */
function snoozedAfter({ snooze, status }: MessageUpdate): boolean | undefined {
  if (snooze !== undefined) return snooze !== null;
  return status === undefined ? undefined : false;
}

/** Setting `status_source` and `urgency_source` stops rules and imports from overriding a person's decision. */
function changeOf(update: MessageUpdate): MessageChange {
  const { status, isRead, isUrgent, snooze, assigneeId } = update;
  return {
    ...(status !== undefined && { status, status_source: 'person' }),
    ...(isRead !== undefined && { is_read: isRead ? 1 : 0 }),
    ...(isUrgent !== undefined && { is_urgent: isUrgent, urgency_source: 'person' }),
    ...(assigneeId !== undefined && { assignee_id: assigneeId }),
    ...(snoozedAfter(update) === false && { snoozed_until: null, snooze_unless_reply: 0 }),
    ...(snooze && { snoozed_until: Date.parse(snooze.until), snooze_unless_reply: snooze.unlessReply ? 1 : 0 }),
  };
}

function after(before: CountedMessage, update: MessageUpdate): CountedMessage {
  return {
    ...before,
    status: update.status ?? before.status,
    isRead: update.isRead ?? before.isRead,
    isUrgent: update.isUrgent ?? before.isUrgent,
    isSnoozed: snoozedAfter(update) ?? before.isSnoozed,
  };
}
