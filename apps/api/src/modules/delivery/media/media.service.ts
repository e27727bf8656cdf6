import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { runAs } from '../../../database/request-context.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { MediaRepository } from './media.repository.js';
import { MediaLinks } from './media-links.js';

export interface ServedMedia {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly content: Readable;
}

@Injectable()
export class MediaService {
  constructor(
    private readonly links: MediaLinks,
    private readonly files: MediaRepository,
    private readonly store: AttachmentStore,
  ) {}

  /** @returns `null` for a link that does not work, whatever the reason. */
  async open(token: string): Promise<ServedMedia | null> {
    const linked = this.links.read(token);
    if (linked === null) return null;
    const { workspaceId, fileId } = linked;
    const row = await runAs({ kind: 'system', workspaceId }, () => this.files.find(fileId));
    const stored = row === undefined ? null : await this.store.open(row.content_hash);
    if (row === undefined || stored === null) return null;
    return { fileName: row.file_name, contentType: row.content_type, ...stored };
  }
}
