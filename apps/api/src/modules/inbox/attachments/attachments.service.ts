import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { AttachmentStore } from './attachment-store.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { HEAD_BYTES, previewType } from './sniff.js';

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
    const row = await this.#find(attachmentId);
    const stored = await this.store.open(row.content_hash);
    if (stored === null) throw notFound('attachment');
    return { fileName: row.file_name, contentType: row.content_type, ...stored };
  }

  /** @throws DomainFailure as `open` does, and if the bytes are neither those of a picture nor of a PDF. */
  async preview(attachmentId: string): Promise<AttachmentDownload> {
    const row = await this.#find(attachmentId);
    const head = await this.store.head(row.content_hash, HEAD_BYTES);
    if (head === null) throw notFound('attachment');
    const contentType = previewType(head);
    if (contentType === null) throw notPreviewable();
    return { ...(await this.open(attachmentId)), contentType };
  }

  async #find(attachmentId: string) {
    const row = await this.attachments.find(attachmentId);
    if (row === undefined) throw notFound('attachment');
    if (row.fetch_state !== 'here') throw notHere(row.fetch_state);
    return row;
  }
}

const notPreviewable = (): DomainFailure =>
  new DomainFailure(
    'unsupported',
    'ATTACHMENT_NOT_PREVIEWABLE',
    'Only pictures and PDFs have a preview. Download the file instead.',
  );

const notHere = (state: 'waiting' | 'failed'): DomainFailure =>
  state === 'waiting'
    ? new DomainFailure('conflict', 'ATTACHMENT_ON_ITS_WAY', 'The file is still being fetched. Try again in a minute.')
    : new DomainFailure('conflict', 'ATTACHMENT_NOT_FETCHED', 'The file could not be fetched from the provider.');
