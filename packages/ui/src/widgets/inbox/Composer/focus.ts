import type { UploadedFile } from '@concordia/api-client';
import type { RichText } from '../../../components/RichTextArea';

interface Desk {
  readonly conversationId: string;
  readonly focus: () => void;
  /** Sends what is written. @returns whether it could be sent */
  readonly send: () => boolean;
  /** Appends text and files, and moves the cursor to the end. */
  readonly write: (text: RichText, files: readonly UploadedFile[]) => void;
}

let desk: Desk | null = null;
/** The request made before the field was loaded; it loads after the message. */
let waiting: {
  readonly conversationId: string | null;
  readonly text: RichText | null;
  readonly files: readonly UploadedFile[];
} | null = null;

/** Registers the field and runs a waiting request. @returns a function that unregisters it. */
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

export const isDeskOpen = (conversationId: string): boolean => desk?.conversationId === conversationId;

/** Focuses the reply field of the open message, for the shortcut `r`. Waits for the field if it is still loading. */
export function focusComposer(): void {
  if (desk !== null) desk.focus();
  else waiting = { conversationId: null, text: null, files: [] };
}

/** Sends the reply of the open conversation, for the shortcut that goes on to the next. @returns whether there was one to send */
export const sendFromComposer = (): boolean => desk?.send() ?? false;

/** Appends text to a conversation's reply, now or once its field is loaded: a used suggestion, an unsent message. */
export function writeInComposer(conversationId: string, text: RichText, files: readonly UploadedFile[] = []): void {
  if (desk?.conversationId === conversationId) desk.write(text, files);
  else waiting = { conversationId, text, files };
}
