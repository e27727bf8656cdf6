/** Only `personal` messages can need a reply. */
export const MESSAGE_KINDS = ['personal', 'list', 'automatic', 'bounce'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const DIRECTIONS = ['inbound', 'outbound'] as const;

export type Direction = (typeof DIRECTIONS)[number];

export interface SenderFacts {
  /** Messages we have ever written to them. */
  readonly repliesFromUs: number;
  /** Messages they have written to us, including this one. */
  readonly messagesFromThem: number;
}

export interface MessageFacts {
  readonly direction: Direction;
  readonly kind: MessageKind;
  readonly subject: string | null;
  /** Without quotes and signature. */
  readonly text: string;
  /** When it was sent, ms since the epoch; `null` if unknown, which counts as no waiting time. */
  readonly sentAt: number | null;
  /** Whether it still waits for us: inbound, with nothing from us after it. */
  readonly isUnanswered: boolean;
  /** How we were addressed. Chats address directly; 'unknown' if the envelope does not say. */
  readonly addressed: 'direct' | 'copied' | 'unknown';
  /** VADER compound in [-1, 1]; `null` if not determined. */
  readonly sentiment: number | null;
  /** `null` if the sender is unknown. */
  readonly sender: SenderFacts | null;
}
