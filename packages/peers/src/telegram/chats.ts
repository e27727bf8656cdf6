import { InboundBase } from '../kit/heard.js';
import { keyedId } from '../kit/ids.js';
import type { PeerOptions } from '../kit/peer.js';
import { badRequest, forbidden } from './refusals.js';

export interface Chat {
  /** An integer, as a string: it may exceed 2^53. */
  readonly id: string;
  readonly username: string | null;
}

/**
 * The bot's chats. Real ones are addressed only by number; a simulated contact who wrote before is also known by their `@name`, since a simulation
 * begins with contacts who were never assigned a number.
 */
export class Chats {
  readonly #heard: InboundBase;
  readonly #blocked = new Set<string>();
  readonly #byNumber = new Map<string, string>();

  constructor(options: Pick<PeerOptions, 'now' | 'history'>) {
    this.#heard = new InboundBase('telegram', options);
  }

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

  /** Whether somebody wrote from this chat. */
  has = async (chatId: string): Promise<boolean> => (await this.#heard.last(chatId)) !== null;

  /** @throws Refusal in Telegram's format. */
  async reachable(chatId: string | null): Promise<Chat> {
    if (chatId === null) throw badRequest('chat_id is empty');
    if (!/^(-?\d{1,20}|@\w{1,64})$/.test(chatId)) throw badRequest('chat not found');
    const chat = chatOf(this.#byNumber.get(chatId) ?? chatId);
    if (this.#blocked.has(chat.id)) throw forbidden('bot was blocked by the user');
    if ((await this.#heard.last(chatId)) === null) throw forbidden("bot can't initiate conversation with a user");
    return chat;
  }
}

/** A name always gets the same number. */
function chatOf(handle: string): Chat {
  if (/^-?\d{1,20}$/.test(handle)) return { id: handle, username: null };
  const username = handle.replace(/^@/, '').toLowerCase();
  return { id: String(Number.parseInt(keyedId(['chat', username], 9), 16) + 1_000_000_000), username };
}
