import { randomBytes } from 'node:crypto';
import type { ArchiveSource } from '@concordia/channels/archives';
import { createIds } from '@concordia/domain';
import { AttachmentFiles } from '../attachment-files.js';
import type { Checkpoint, ImportedBatch, ImportedEntry, Place } from '../imported-mail.js';
import { ChatFiles } from './chat-files.js';
import { type ChatSetting, chatItems, type PlacedItem } from './chat-items.js';
import { PROBLEM_REASONS } from './chat-problems.js';
import { NamedFiles } from './named-files.js';
import { type ChatArchive, openArchive } from './open-archive.js';
import { CHANNEL_OF, handleOf, type IsOwn, ownTest, storable, toChat } from './to-chat.js';

/** Chat messages are short: more of them fit into one write transaction than of email. */
const BATCH_MESSAGES = 200;
/** Limit of a batch's text, in UTF-16 units. */
const BATCH_WEIGHT = 512 * 1024;
const KEPT_FACT = 300;

export interface ChatOrder {
  readonly path: string;
  readonly source: ArchiveSource;
  readonly chat: ChatArchive;
  readonly archiveBytes: number;
  readonly setting: ChatSetting;
  readonly dataDir: string;
  readonly from: Checkpoint;
}

/** Reads a chat archive. Packed files cannot be entered in the middle, so a resumed run reads from the start and drops what it has. */
export async function* readChatBatches(order: ChatOrder): AsyncGenerator<ImportedBatch> {
  const files = await openArchive(order.path, order.chat, order.archiveBytes);
  const kept = new AttachmentFiles(order.dataDir);
  const nextId = createIds({ now: () => Date.now(), randomBytes: (length) => randomBytes(length) });
  const reader = new ChatReader(order, new ChatFiles(files, new NamedFiles(files), kept, nextId));
  let entries: ImportedEntry[] = [];
  let weight = 0;
  try {
    for await (const placed of chatItems(order.source, order.chat, files, order.setting)) {
      const entry = await reader.read(placed);
      if (entry === null) continue;
      entries.push(entry);
      weight += entry.kind === 'chat' ? entry.text.length : 0;
      if (entries.length < BATCH_MESSAGES && weight < BATCH_WEIGHT) continue;
      await kept.settle();
      yield { entries, checkpoint: reader.checkpoint };
      entries = [];
      weight = 0;
    }
    await kept.settle();
    if (entries.length > 0) yield { entries, checkpoint: reader.checkpoint };
  } finally {
    files.close();
  }
}

class ChatReader {
  readonly #isOwn: IsOwn;
  #ordinal = 0;
  #position: number;
  #text: string | null;
  #sentAt: number | null;

  constructor(
    private readonly order: ChatOrder,
    private readonly files: ChatFiles,
  ) {
    this.#isOwn = ownTest(order.setting.owners);
    this.#position = order.from.positionBytes;
    this.#text = order.from.file;
    this.#sentAt = order.from.sentAt;
  }

  get checkpoint(): Checkpoint {
    const messagesRead = Math.max(this.#ordinal, this.order.from.messagesRead);
    return { positionBytes: this.#position, messagesRead, file: this.#text, sentAt: this.#sentAt };
  }

  /** @returns `null` if it was read before, or is nothing to store. */
  async read({ item, text, position }: PlacedItem): Promise<ImportedEntry | null> {
    const { messagesRead } = this.order.from;
    if (item.kind === 'owner') return null;
    if (item.kind !== 'connection') this.#ordinal += 1;
    if (item.kind === 'connection' ? messagesRead > 0 : this.#ordinal <= messagesRead) return null;
    this.#position = Math.max(this.#position, position);
    this.#text = text;
    const place: Place = { ordinal: this.#ordinal, position, file: text };
    switch (item.kind) {
      case 'skipped':
        return { kind: 'skipped', ...place, reason: item.reason };
      case 'problem':
        return { kind: 'unreadable', ...place, code: item.code, reason: PROBLEM_REASONS[item.code], subject: null };
      case 'connection':
        return this.#connection(item, place);
      case 'message': {
        const attachments = await this.files.keep(item.files, text);
        this.#sentAt = item.at;
        return toChat(this.order.source, item, place, attachments, this.#isOwn);
      }
    }
  }

  #connection(item: Extract<PlacedItem['item'], { kind: 'connection' }>, place: Place): ImportedEntry | null {
    const { source } = this.order;
    const handle = handleOf(source, item.person);
    if (handle === null) return null;
    const fact = (text: string | null) => (text === null ? null : storable(text, KEPT_FACT));
    return {
      kind: 'connection',
      ...place,
      channel: CHANNEL_OF[source],
      handle,
      name: storable(item.person.name ?? handle, KEPT_FACT),
      title: fact(item.title),
      company: fact(item.company),
      email: fact(item.email),
    };
  }
}
