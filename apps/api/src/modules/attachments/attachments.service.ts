import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { AttachmentStore } from './attachment-store.js';

export interface AttachmentDownload {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly content: Readable;
}

@Injectable()
export class AttachmentsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly store: AttachmentStore,
  ) {}

  /** @throws DomainFailure when the workspace has no such attachment, or its bytes are gone. */
  async open(attachmentId: string): Promise<AttachmentDownload> {
    const row = await this.db.read
      .selectFrom('attachment')
      .select(['file_name', 'content_type', 'content_hash'])
      .where('id', '=', attachmentId)
      .executeTakeFirst();
    const stored = row === undefined ? null : await this.store.open(row.content_hash);
    if (row === undefined || stored === null) throw notFound('attachment');
    return { fileName: row.file_name, contentType: row.content_type, ...stored };
  }
}
