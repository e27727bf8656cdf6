import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { AttachmentStore } from './attachment-store.js';
import { AttachmentsRepository } from './attachments.repository.js';

export interface AttachmentDownload {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly content: Readable;
}

@Injectable()
export class AttachmentsService {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly store: AttachmentStore,
  ) {}

  /** @throws DomainFailure if the attachment does not exist in the workspace, or its bytes are missing. */
  async open(attachmentId: string): Promise<AttachmentDownload> {
    const row = await this.attachments.find(attachmentId);
    if (row !== undefined && row.fetch_state !== 'here') throw notHere(row.fetch_state);
    const stored = row === undefined ? null : await this.store.open(row.content_hash);
    if (row === undefined || stored === null) throw notFound('attachment');
    return { fileName: row.file_name, contentType: row.content_type, ...stored };
  }
}

const notHere = (state: 'waiting' | 'failed'): DomainFailure =>
  state === 'waiting'
    ? new DomainFailure('conflict', 'ATTACHMENT_ON_ITS_WAY', 'The file is still being fetched. Try again in a minute.')
    : new DomainFailure('conflict', 'ATTACHMENT_NOT_FETCHED', 'The file could not be fetched from the provider.');
