import type { InboundEvent, IncomingFile } from '@concordia/channels/port';
import { LARGEST_KEPT_FILE, safeFileName } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { Ids } from '../../../common/ids.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { sniffType } from '../../inbox/attachments/sniff.js';
import { FETCH_JOB } from './fetch-job.js';
import { IncomingFilesRepository } from './incoming-files.repository.js';

/** Most stored files per message. */
const MOST_FILES = 100;
const LONGEST_TYPE = 255;

/** A file that is stored, pending or unavailable; saved before its message. */
export type KeptFile = Omit<Insertable<ScopedTables['attachment']>, 'id' | 'message_id' | 'position'>;

@Injectable()
export class IncomingFiles {
  constructor(
    private readonly rows: IncomingFilesRepository,
    private readonly store: AttachmentStore,
    private readonly queue: JobQueue,
    private readonly ids: Ids,
  ) {}

  /** Writes included bytes to disk; call it before the transaction. */
  async keep({ files = [] }: Pick<InboundEvent, 'files'>): Promise<readonly KeptFile[]> {
    const kept: KeptFile[] = [];
    for (const file of files.slice(0, MOST_FILES)) kept.push(await this.#keep(file));
    return kept;
  }

  async attach(tx: WorkspaceTransaction, messageId: string, files: readonly KeptFile[]): Promise<void> {
    for (const [position, file] of files.entries()) {
      const id = this.ids.next();
      await this.rows.insert(tx, { id, message_id: messageId, position, ...file });
      if (file.fetch_state === 'waiting')
        await this.queue.enqueue(tx, { kind: FETCH_JOB, payload: { id }, uniqueKey: id });
    }
  }

  async #keep(file: IncomingFile): Promise<KeptFile> {
    const file_name = safeFileName(file.name);
    const size_bytes = file.kind === 'inline' ? file.content.byteLength : (file.size ?? 0);
    if (size_bytes > LARGEST_KEPT_FILE) {
      return { ...NOT_HERE, file_name, size_bytes, fetch_state: 'failed', failure: 'too_large' };
    }
    if (file.kind === 'remote') {
      const content_type = file.contentType?.slice(0, LONGEST_TYPE) ?? NOT_HERE.content_type;
      return { ...NOT_HERE, file_name, content_type, size_bytes, fetch_state: 'waiting', reference: file.reference };
    }
    const content_type = sniffType(file.content, file.contentType);
    return {
      file_name,
      content_type,
      size_bytes,
      content_hash: await this.store.put(file.content),
      fetch_state: 'here',
    };
  }
}

const NOT_HERE = { content_type: 'application/octet-stream', content_hash: '' } as const;
