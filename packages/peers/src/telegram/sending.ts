import { objectFields } from '../kit/call.js';
import { FaultInjector, hasWord } from '../kit/control-words.js';
import { isOpus, isWebp } from '../kit/file-kinds.js';
import type { PlayedFile } from '../kit/peer.js';
import { RateLimiter, retryAfterSeconds } from '../kit/rate-limiter.js';
import { Refusal } from '../kit/refusal.js';
import type { Chat } from './chats.js';
import type { Parameters } from './parameters.js';
import { badRequest, failure, tooMany } from './refusals.js';

const LONGEST_TEXT = 4_096;
const LONGEST_CAPTION = 1_024;
const LARGEST_PHOTO = 10 * 1024 * 1024;

const LARGEST_STICKER = 512 * 1024;

/** The field that carries the file of a method. */
const FIELDS: Readonly<Record<string, string>> = {
  sendPhoto: 'photo',
  sendVideo: 'video',
  sendAudio: 'audio',
  sendDocument: 'document',
  sendVoice: 'voice',
  sendSticker: 'sticker',
};

/** What an album holds: pictures and videos together, the others alone. */
const ALBUMS: ReadonlySet<string> = new Set(['photo', 'video', 'audio', 'document']);

export interface Content {
  readonly text: string;
  readonly files: readonly PlayedFile[];
  /** `photo`, `voice` and so on, by file. */
  readonly kinds: readonly string[];
}

/** @throws Refusal for content that Telegram refuses. */
export async function contentOf(method: string, parameters: Parameters): Promise<Content> {
  if (method === 'sendMessage') {
    const text = parameters.text('text') ?? '';
    if (text.trim() === '') throw badRequest('message text is empty');
    if (text.length > LONGEST_TEXT) throw badRequest('message is too long');
    return { text, files: [], kinds: [] };
  }
  if (method === 'sendMediaGroup') return albumOf(parameters);
  const kind = FIELDS[method] ?? 'document';
  const file = await parameters.file(kind);
  if (file === null) throw badRequest(`there is no ${kind} in the request`);
  if (kind === 'photo' && file.content.byteLength > LARGEST_PHOTO) throw badRequest('file is too big');
  if (kind === 'voice' && !isOpus(file)) throw badRequest('wrong type of the voice message: it must be OGG with OPUS');
  if (kind === 'sticker') checkSticker(file);
  const text = kind === 'sticker' ? '' : captionOf(parameters.text('caption'));
  return { text, files: [file], kinds: [kind] };
}

function checkSticker(file: PlayedFile): void {
  if (!isWebp(file)) throw badRequest('wrong file type');
  if (file.content.byteLength > LARGEST_STICKER) throw badRequest('file is too big');
}

async function albumOf(parameters: Parameters): Promise<Content> {
  const media = parameters.list('media') ?? [];
  if (media.length < 2 || media.length > 10) throw badRequest('album must have from 2 to 10 items');
  const files = await Promise.all(media.map((_item, index) => parameters.file(`file${index}`)));
  const present = files.filter((file) => file !== null);
  if (present.length < media.length) throw badRequest('wrong file identifier/HTTP URL specified');
  const kinds = media.map((item) => String(objectFields(item)?.get('type')));
  const isUniform = new Set(kinds.map((kind) => (kind === 'video' ? 'photo' : kind))).size === 1;
  if (!isUniform || !kinds.every((kind) => ALBUMS.has(kind))) throw badRequest("can't parse media: mixed types");
  const [first] = media;
  const caption = typeof first === 'object' && first !== null && 'caption' in first ? first.caption : null;
  return { text: captionOf(typeof caption === 'string' ? caption : null), files: present, kinds };
}

function captionOf(caption: string | null): string {
  if ((caption?.length ?? 0) > LONGEST_CAPTION) throw badRequest('message caption is too long');
  return caption ?? '';
}

/** Enforces thirty messages per second, one per second in a chat, and the control words in a text. */
export class SendingRules {
  readonly #faults = new FaultInjector();
  readonly #all: RateLimiter;
  readonly #chat: RateLimiter;

  constructor(now: () => number) {
    this.#all = new RateLimiter(30, 1_000, now);
    this.#chat = new RateLimiter(1, 1_000, now);
  }

  /** @throws Refusal */
  hold(chat: Chat, { text }: Content): void {
    if (hasWord(text, '#unreachable')) throw badRequest('chat not found');
    if (hasWord(text, '#reject')) throw badRequest("can't parse entities");
    const stumble = this.#faults.once(text, `${chat.id}\n${text}`);
    if (stumble === 'throttle') throw tooMany(1);
    if (stumble === 'outage') throw new Refusal(failure(503, 'Service Unavailable'));
    for (const allowance of [this.#chat.take(chat.id), this.#all.take()]) {
      if (!allowance.isAllowed) throw tooMany(retryAfterSeconds(allowance.retryAfterMs));
    }
  }
}
