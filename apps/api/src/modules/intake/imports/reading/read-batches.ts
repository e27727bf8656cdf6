import { randomBytes } from 'node:crypto';
import { type MailAttachmentContent, parseMail } from '@concordia/channels/email';
import { createIds, ownAddressTest } from '@concordia/domain';
import { type ArchiveItem, readArchive } from './archive.js';
import { AttachmentFiles } from './attachment-files.js';
import type { Checkpoint, ImportedAttachment, ImportedBatch, ImportedEntry } from './imported-mail.js';
import type { ReadingOrder } from './reading-protocol.js';
import { toImported } from './to-imported.js';

/** A batch is one uninterrupted write transaction: small enough not to block others, large enough to be worth a commit. */
const BATCH_MESSAGES = 60;
/** Limit of a batch's text, in UTF-16 units. */
const BATCH_WEIGHT = 512 * 1024;

const LEFT_OUT = new Set(['spam', 'trash', 'drafts']);
const TOO_LARGE = 'The message was skipped because it is larger than 64 MB.';
const GARBAGE = 'The content before the first message is not an email.';

export type BatchOrder = ReadingOrder & { readonly ownAddresses: readonly string[] };

export async function* readBatches(order: BatchOrder): AsyncGenerator<ImportedBatch> {
  const reader = new MailReader(order);
  let entries: ImportedEntry[] = [];
  let weight = 0;
  let checkpoint = order.from;
  for await (const item of readArchive(order.archive, order.from)) {
    const entry = reader.read(item);
    entries.push(entry);
    weight += weightOf(entry);
    checkpoint = reader.checkpointAfter(item);
    if (entries.length < BATCH_MESSAGES && weight < BATCH_WEIGHT) continue;
    await reader.settle();
    yield { entries, checkpoint };
    entries = [];
    weight = 0;
  }
  await reader.settle();
  // The last batch also carries the end of the archive, which may be after the last message.
  if (entries.length > 0) yield { entries, checkpoint };
}

function weightOf(entry: ImportedEntry): number {
  if (entry.kind !== 'mail') return 0;
  return (
    entry.text.length +
    (entry.quotedText?.length ?? 0) +
    (entry.html?.length ?? 0) +
    200 * (entry.to.length + entry.cc.length)
  );
}

class MailReader {
  private readonly ids = createIds({ now: () => Date.now(), randomBytes: (length) => randomBytes(length) });
  private readonly files: AttachmentFiles;
  private readonly isOwn: (address: string) => boolean;
  private sentAt: number | null;
  private messagesRead: number;

  constructor(private readonly order: BatchOrder) {
    this.files = new AttachmentFiles(order.dataDir);
    this.isOwn = ownAddressTest(order.ownAddresses);
    this.sentAt = order.from.sentAt;
    this.messagesRead = order.from.messagesRead;
  }

  settle(): Promise<void> {
    return this.files.settle();
  }

  checkpointAfter(item: ArchiveItem): Checkpoint {
    return { positionBytes: item.end, messagesRead: this.messagesRead, file: item.file, sentAt: this.sentAt };
  }

  read(item: ArchiveItem): ImportedEntry {
    if (item.kind !== 'garbage') this.messagesRead += 1;
    const place = { ordinal: item.ordinal + 1, position: item.start, file: item.file };
    if (item.kind === 'garbage')
      return { kind: 'unreadable', ...place, code: 'leading_garbage', reason: GARBAGE, subject: null };
    if (item.kind === 'too_large')
      return { kind: 'unreadable', ...place, code: 'too_large', reason: TOO_LARGE, subject: null };
    const attachments: ImportedAttachment[] = [];
    const outcome = parseMail(item.bytes, {
      fromLine: item.fromLine,
      onAttachment: (attachment) => {
        const id = this.ids();
        attachments.push(this.keep(id, attachment));
        return `/api/attachments/${id}`;
      },
    });
    if (!outcome.ok) return { kind: 'unreadable', ...place, ...outcome.problem, subject: null };
    const { mail } = outcome;
    if (mail.flags.folder !== null && LEFT_OUT.has(mail.flags.folder)) return { kind: 'left-out', ...place };
    const entry = toImported(mail, attachments, place, {
      isOwn: this.isOwn,
      sentAtBefore: this.sentAt,
      fallbackSentAt: this.order.fallbackSentAt,
    });
    this.sentAt = entry.sentAt;
    return entry;
  }

  private keep(id: string, attachment: MailAttachmentContent): ImportedAttachment {
    const { fileName, contentType, contentId, isInline, sizeBytes } = attachment;
    return {
      id,
      fileName,
      contentType,
      contentId,
      isInline,
      sizeBytes,
      contentHash: this.files.add(attachment.content),
    };
  }
}
