import { Heard } from '../kit/heard.js';
import { keyedId } from '../kit/ids.js';
import type { PeerOptions } from '../kit/peer.js';
import { badRequest, forbidden } from './refusals.js';

/** A person's chat with the bot. */
export interface Chat {
  /** A whole number, as text: it may be beyond 2^53. */
  readonly id: string;
  readonly username: string | null;
}

/**
 * The chats that the bot has. Real ones are written to by number alone; a made-up person who wrote before is also known by their `@name`,
 * since a rehearsal begins with people who have never been given a number.
 */
export class Chats {
  readonly #heard: Heard;
  readonly #blocked = new Set<string>();
  readonly #byNumber = new Map<string, string>();

  constructor(options: Pick<PeerOptions, 'now' | 'history'>) {
    this.#heard = new Heard('telegram', options);
  }

  /** Notes that somebody wrote. */
  from(handle: string): Chat {
    const chat = chatOf(handle);
    this.#heard.from(chat.id);
    if (chat.username !== null) this.#heard.from(`@${chat.username}`);
    this.#byNumber.set(chat.id, handle);
    this.#blocked.delete(chat.id);
    return chat;
  }

  block(handle: string): Chat {
    const chat = chatOf(handle);
    this.#blocked.add(chat.id);
    return chat;
  }

  /** @throws Refusal in Telegram's words. */
  async reachable(chatId: string | null): Promise<Chat> {
    if (chatId === null) throw badRequest('chat_id is empty');
    if (!/^(-?\d{1,20}|@\w{1,64})$/.test(chatId)) throw badRequest('chat not found');
    const chat = chatOf(this.#byNumber.get(chatId) ?? chatId);
    if (this.#blocked.has(chat.id)) throw forbidden('bot was blocked by the user');
    if ((await this.#heard.last(chatId)) === null) throw forbidden("bot can't initiate conversation with a user");
    return chat;
  }
}

/** A name's number is always the same one. */
function chatOf(handle: string): Chat {
  if (/^-?\d{1,20}$/.test(handle)) return { id: handle, username: null };
  const username = handle.replace(/^@/, '').toLowerCase();
  return { id: String(Number.parseInt(keyedId(['chat', username], 9), 16) + 1_000_000_000), username };
}
