import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { JobQueue } from '../../../../jobs/job-queue.js';
import { countedOf } from '../../../inbox/counters/counted-row.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { MessageSearchIndex } from '../../../inbox/search/message-search-index.js';
import { OutgoingFiles } from '../person-data/outgoing-files.js';
import { MessageEraserRepository } from './message-eraser.repository.js';
import { RecountsRepository } from './recounts.repository.js';

export interface ErasedMessages {
  readonly messages: number;
  /** Files that no message of the workspace uses any more. */
  readonly files: number;
}

interface GoneMessage {
  readonly channel: string;
  readonly direction: string;
  readonly sent_at: number;
  readonly contact_id: string | null;
}

/**
 * Deletes messages with all dependent rows, and keeps figures correct. Counters, conversations and contacts count the remaining messages; daily
 * counts keep the deleted ones.
 */
@Injectable()
export class MessageEraser {
  constructor(
    private readonly rows: MessageEraserRepository,
    private readonly recounts: RecountsRepository,
    private readonly outgoing: OutgoingFiles,
    private readonly counters: StatCounters,
    private readonly search: MessageSearchIndex,
    private readonly queue: JobQueue,
  ) {}

  /** @param ids at most a few hundred, to keep the transaction short. */
  async erase(tx: WorkspaceTransaction, ids: readonly string[]): Promise<ErasedMessages> {
    if (ids.length === 0) return { messages: 0, files: 0 };
    const rows = await this.rows.counted(tx, ids);
    if (rows.length === 0) return { messages: 0, files: 0 };
    const gone = rows.map(({ id }) => id);
    const files = await this.#eraseFiles(tx, gone);
    await this.rows.removeContent(tx, gone);
    await this.search.remove(tx, gone);
    await this.rows.remove(tx, gone);
    const tally = new CounterTally();
    for (const row of rows) tally.message(countedOf(row), null, row.conversation_id);
    await this.counters.apply(tx, tally);
    await this.rows.addToDays(tx, daysOf(rows));
    await this.#recountContacts(tx, rows);
    const conversations = [...new Set(rows.map(({ conversation_id }) => conversation_id))];
    const empty = await this.recounts.conversations(tx, conversations);
    await this.outgoing.erase(tx, empty);
    if (empty.length > 0) await this.rows.removeConversations(tx, empty);
    return { messages: rows.length, files };
  }

  /** A job deletes the content after the commit, unless a message in any workspace still uses it. */
  async #eraseFiles(tx: WorkspaceTransaction, ids: readonly string[]): Promise<number> {
    const hashes = await this.rows.removeFiles(tx, ids);
    if (hashes.length === 0) return 0;
    const kept = await this.rows.keptFiles(tx, hashes);
    const loose = hashes.filter((hash) => !kept.has(hash));
    if (loose.length > 0) await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes: loose } });
    return loose.length;
  }

  async #recountContacts(tx: WorkspaceTransaction, rows: readonly GoneMessage[]): Promise<void> {
    for (const [contactId, messages] of Map.groupBy(rows, ({ contact_id }) => contact_id)) {
      if (contactId === null) continue;
      const inbound = messages.filter(({ direction }) => direction === 'inbound').length;
      await this.recounts.takeFromContact(tx, contactId, { inbound, outbound: messages.length - inbound });
    }
  }
}

/** Counts by UTC day, channel and direction. */
function daysOf(rows: readonly GoneMessage[]) {
  const days = Map.groupBy(
    rows,
    ({ channel, direction, sent_at }) => `${new Date(sent_at).toISOString().slice(0, 10)} ${channel} ${direction}`,
  );
  return [...days]
    .sort(([one], [another]) => (one < another ? -1 : 1))
    .map(([key, messages]) => {
      const [day = '', channel = '', direction = ''] = key.split(' ');
      return { day, channel, direction, value: messages.length };
    });
}
