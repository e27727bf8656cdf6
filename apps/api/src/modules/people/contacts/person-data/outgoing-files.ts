import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { JobQueue } from '../../../../jobs/job-queue.js';
import type { PersonData } from '../../../platform/person-data/person-data.js';
import { type FileHash, OutgoingFilesRepository } from './outgoing-files.repository.js';

/** Files of drafts and of unsent messages. */
@Injectable()
export class OutgoingFiles {
  constructor(
    private readonly files: OutgoingFilesRepository,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Deletes the files of conversations. Call it before deleting the conversations, which cascades to the rows.
   *
   * @returns how many.
   */
  async erase(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<number> {
    if (conversationIds.length === 0) return 0;
    const drafted = await this.files.removeDrafted(tx, conversationIds);
    const queued = await this.files.removeQueued(tx, conversationIds);
    await this.#sweep(tx, [...drafted, ...queued]);
    return drafted.length + queued.length;
  }

  /**
   * Registers the files as data about a person. They move with their messages and conversations, so a merge has nothing to do. Files of deleted
   * conversations are already gone. Must run before the messages are deleted, which cascades to the rows.
   */
  ofPerson(): PersonData {
    return {
      kind: 'outgoing-files',
      count: async () => 0,
      move: async () => [],
      moveBack: async () => undefined,
      erase: (tx, contactId) => this.#eraseOf(tx, contactId),
    };
  }

  async #eraseOf(tx: WorkspaceTransaction, contactId: string): Promise<number> {
    const known = await this.erase(tx, await this.files.conversationsOf(tx, contactId));
    const files = await this.files.removeQueuedTo(tx, contactId);
    await this.#sweep(tx, files);
    return known + files.length;
  }

  /** A job deletes the content after the commit, unless any workspace still uses it. */
  async #sweep(tx: WorkspaceTransaction, files: readonly FileHash[]): Promise<void> {
    const hashes = [...new Set(files.map(({ content_hash }) => content_hash))];
    if (hashes.length > 0) await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes } });
  }
}
