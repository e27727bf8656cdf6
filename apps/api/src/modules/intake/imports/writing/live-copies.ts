import { type Direction, MINUTE, SECOND } from '@concordia/domain';
import type { ImportedChat } from '../reading/chat/imported-chat.js';

/** How far our clock and the provider's may differ on messages that we sent from here, in ms. */
const SENT_WITHIN = 2 * MINUTE;

export interface LiveMessage {
  readonly contact_id: string | null;
  readonly direction: Direction;
  readonly sent_at: number;
  readonly text: string;
}

/** WhatsApp exports may lack the seconds. */
export const precisionOf = (source: ImportedChat['source']): number => (source === 'whatsapp' ? MINUTE : SECOND);

/** Where live copies of a batch's messages may stand in time, in ms since the epoch. */
export function periodOf(chats: readonly Pick<ImportedChat, 'sentAt'>[]): { from: number; to: number } {
  const instants = chats.map(({ sentAt }) => sentAt);
  return { from: Math.min(...instants) - SENT_WITHIN, to: Math.max(...instants) + SENT_WITHIN };
}

/** Recognizes archived messages that also arrived live: by contact, direction, time and text. Each live one has one copy. */
export class LiveCopies {
  /** By what is equal in a copy, so that a long history takes no longer for each message. */
  readonly #left: Map<string, LiveMessage[]>;

  constructor(live: readonly LiveMessage[]) {
    this.#left = Map.groupBy(live, ({ contact_id, direction, text }) => keyOf(contact_id, direction, text));
  }

  has({ source, direction, sentAt, text }: ImportedChat, contactId: string | null): boolean {
    if (contactId === null) return false;
    const alike = this.#left.get(keyOf(contactId, direction, text)) ?? [];
    const at = alike.findIndex((live) => isAtOnce(live, sentAt, precisionOf(source)));
    if (at !== -1) alike.splice(at, 1);
    return at !== -1;
  }
}

const keyOf = (contactId: string | null, direction: Direction, text: string): string =>
  JSON.stringify([contactId, direction, text.trim()]);

function isAtOnce({ direction, sent_at }: LiveMessage, sentAt: number, precision: number): boolean {
  if (direction === 'outbound') return Math.abs(sent_at - sentAt) <= SENT_WITHIN;
  return Math.floor(sent_at / precision) === Math.floor(sentAt / precision);
}
