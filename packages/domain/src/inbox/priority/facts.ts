/** What kind of mail a message is: only a person's words can want an answer. */
export const MESSAGE_KINDS = ['personal', 'list', 'automatic', 'bounce'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const DIRECTIONS = ['inbound', 'outbound'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** What is known of the person who wrote. */
export interface SenderFacts {
  /** Messages that we have written to them, ever. */
  readonly repliesFromUs: number;
  /** Messages that they have written to us, this one included. */
  readonly messagesFromThem: number;
}

/** All that the priority of a message depends on. */
export interface MessageFacts {
  readonly direction: Direction;
  readonly kind: MessageKind;
  readonly subject: string | null;
  /** What the writer typed: without quotes and signature. */
  readonly text: string;
  /** When it was sent, ms since the epoch; `null` when nobody knows, which counts as no waiting time. */
  readonly sentAt: number | null;
  /** Whether it still waits for us: inbound, with nothing from us after it. */
  readonly isUnanswered: boolean;
  /** How we were addressed. Chats address directly; 'unknown' where the envelope does not say. */
  readonly addressed: 'direct' | 'copied' | 'unknown';
  /** VADER compound in [-1, 1]; `null` when it could not be judged. */
  readonly sentiment: number | null;
  /** `null` when the sender could not be told. */
  readonly sender: SenderFacts | null;
}
