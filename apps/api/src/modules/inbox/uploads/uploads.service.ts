import type { Readable } from 'node:stream';
import type { UploadedFile, UploadQuery } from '@concordia/contract/inbox';
import { LARGEST_UPLOAD, safeFileName } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { AttachmentStore } from '../attachments/attachment-store.js';
import { sniffType } from '../attachments/sniff.js';
import { type UploadRow, UploadsRepository, uploadedFileOf } from './uploads.repository.js';

@Injectable()
export class UploadsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly uploads: UploadsRepository,
    private readonly store: AttachmentStore,
    private readonly queue: JobQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if the file is empty or too large; nothing is stored then. */
  async receive({ name, type }: UploadQuery, body: Readable): Promise<UploadedFile> {
    const content = await bytesOf(body);
    const row = {
      id: this.ids.next(),
      file_name: safeFileName(name),
      content_type: sniffType(content, type ?? null),
      size_bytes: content.byteLength,
      content_hash: await this.store.put(content),
    };
    await this.db.write((tx) =>
      this.uploads.insert(tx, { ...row, conversation_id: null, created_at: this.clock.now() }),
    );
    return uploadedFileOf(row);
  }

  remove(id: string): Promise<UploadedFile> {
    return this.db.write(async (tx) => {
      const [gone] = await this.uploads.remove(tx, [id]);
      if (gone === undefined) throw notFound('attachment');
      await this.#sweep(tx, [gone]);
      return uploadedFileOf(gone);
    });
  }

  /**
   * Returns the files in the order of the ids.
   *
   * @throws DomainFailure `invalid`, naming each missing id: sent, removed, or never uploaded to this workspace.
   */
  async require(tx: WorkspaceTransaction, ids: readonly string[]): Promise<UploadRow[]> {
    const rows = await this.uploads.find(tx, ids);
    const known = new Set(rows.map(({ id }) => id));
    const details = ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ field: `body.attachmentIds.${index}`, expected: 'a file that is here', received: id }],
    );
    if (details.length === 0) return rows;
    const said = 'An attachment is no longer available because it was sent or removed. Attach it again.';
    throw new DomainFailure('invalid', 'ATTACHMENT_GONE', said, details);
  }

  /** Deletes files uploaded before an instant that are neither in a draft nor being sent. @returns how many. */
  async collect(before: number): Promise<number> {
    const ids = await this.uploads.forgotten(before);
    if (ids.length > 0) await this.db.write(async (tx) => this.#sweep(tx, await this.uploads.remove(tx, ids)));
    return ids.length;
  }

  /** A job deletes unreferenced bytes after the commit. */
  async #sweep(tx: WorkspaceTransaction, rows: readonly UploadRow[]): Promise<void> {
    const hashes = [...new Set(rows.map(({ content_hash }) => content_hash))];
    await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes } });
  }
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const part = Buffer.from(chunk);
    size += part.byteLength;
    if (size > LARGEST_UPLOAD) {
      throw new DomainFailure('too-large', 'FILE_TOO_LARGE', 'Files can be up to 25 MB. Send a smaller one.');
    }
    chunks.push(part);
  }
  if (size > 0) return Buffer.concat(chunks);
  const details = [{ field: 'body', expected: 'a file of at least 1 byte' }];
  throw new DomainFailure('invalid', 'EMPTY_FILE', 'The file is empty.', details);
}
