import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { JobQueue } from '../../../../jobs/job-queue.js';
import type { PersonData } from '../../../platform/person-data/person-data.js';
import { type FileHash, OutgoingFilesRepository } from './outgoing-files.repository.js';

/** Files that were to go out: those of drafts, and of messages that have not left. */
@Injectable()
export class OutgoingFiles {
  constructor(
    private readonly files: OutgoingFilesRepository,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Deletes the files of conversations. Call it before the conversations go, which take the rows along.
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
   * As a part of a person's data. The files move with their messages and conversations, so that a merge has nothing to do here; those of
   * conversations that go are gone already. It comes before the messages are deleted, which take the rows along.
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

  /** Has the bytes of files deleted when nobody has them any more, in no workspace: a job looks after the commit. */
  async #sweep(tx: WorkspaceTransaction, files: readonly FileHash[]): Promise<void> {
    const hashes = [...new Set(files.map(({ content_hash }) => content_hash))];
    if (hashes.length > 0) await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes } });
  }
}
