import type { ArchiveFile } from '@concordia/channels/archives';
import { LARGEST_KEPT_FILE, safeFileName } from '@concordia/domain';
import { sniffType } from '../../../../inbox/attachments/sniff.js';
import type { AttachmentFiles } from '../attachment-files.js';
import { type ArchiveFiles, readFileOf } from './archive-files.js';
import type { ChatAttachment } from './imported-chat.js';
import type { NamedFiles } from './named-files.js';

/** Most files kept per message, as of live ones. */
const MOST_FILES = 100;
const NOT_HERE = { contentType: 'application/octet-stream', contentHash: '' } as const;

/** Keeps the files of messages, within the bounds of live ones. */
export class ChatFiles {
  constructor(
    private readonly archive: ArchiveFiles,
    private readonly named: NamedFiles,
    private readonly kept: AttachmentFiles,
    private readonly nextId: () => string,
  ) {}

  /** @param text path of the text that names them. */
  async keep(files: readonly ArchiveFile[], text: string): Promise<ChatAttachment[]> {
    const kept: ChatAttachment[] = [];
    for (const file of files.slice(0, MOST_FILES)) kept.push(await this.#keep(file, text));
    return kept;
  }

  async #keep({ path, name, contentType }: ArchiveFile, text: string): Promise<ChatAttachment> {
    const place = path === null ? null : this.named.find(path, text);
    const content = place === null ? null : await readFileOf(this.archive, place, LARGEST_KEPT_FILE);
    const base = { id: this.nextId(), fileName: safeFileName(name) };
    const sizeBytes = place === null ? 0 : this.archive.sizeOf(place);
    if (content === null) return { ...base, ...NOT_HERE, sizeBytes, failure: 'not_exported' };
    if (content === 'too_large') return { ...base, ...NOT_HERE, sizeBytes, failure: 'too_large' };
    return {
      ...base,
      contentType: sniffType(content, contentType),
      sizeBytes: content.length,
      contentHash: this.kept.add(content),
      failure: null,
    };
  }
}
