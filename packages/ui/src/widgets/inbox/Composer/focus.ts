import type { UploadedFile } from '@concordia/api-client';

/** A field for an answer that is on the screen. */
interface Desk {
  readonly conversationId: string;
  /** Puts the cursor into it. */
  readonly focus: () => void;
  /** Adds a text and files to what is written, and puts the cursor behind it. */
  readonly write: (text: string, files: readonly UploadedFile[]) => void;
}

let desk: Desk | null = null;
/** What was asked for before the field was there: it comes later than the message, being loaded on demand. */
let waiting: {
  readonly conversationId: string | null;
  readonly text: string | null;
  readonly files: readonly UploadedFile[];
} | null = null;

/** Notes that a field is on the screen, and does what was asked of it before. @returns how to note that it is gone. */
export function openDesk(opened: Desk): () => void {
  desk = opened;
  const order = waiting;
  waiting = null;
  if (order !== null && (order.conversationId ?? opened.conversationId) === opened.conversationId) {
    if (order.text === null) opened.focus();
    else opened.write(order.text, order.files);
  }
  return () => {
    if (desk === opened) desk = null;
  };
}

/** Whether the answer to a conversation can be written on right now. */
export const isDeskOpen = (conversationId: string): boolean => desk?.conversationId === conversationId;

/**
 * Puts the cursor into the field for the answer of the open message: what the key `r` does. A message that is just being opened gets it when its
 * field is there.
 */
export function focusComposer(): void {
  if (desk !== null) desk.focus();
  else waiting = { conversationId: null, text: null, files: [] };
}

/** Adds a text to the answer of a conversation, now or as soon as its field is there: a suggestion that is used, a message taken back. */
export function writeInComposer(conversationId: string, text: string, files: readonly UploadedFile[] = []): void {
  if (desk?.conversationId === conversationId) desk.write(text, files);
  else waiting = { conversationId, text, files };
}
