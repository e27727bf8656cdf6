import type { ReplyMode, SentRecipients, UploadedFile } from '@concordia/api-client';
import type { RichText } from '../../../components/RichTextArea';

interface Desk {
  readonly conversationId: string;
  readonly focus: () => void;
  /** Sends what is written. @returns whether it could be sent */
  readonly send: () => boolean;
  /** Appends text and files, and moves the cursor to the end. */
  readonly write: (text: RichText, files: readonly UploadedFile[], sent: TakenBack | null) => void;
  /** Answers everybody, or forwards. */
  readonly address: (mode: ReplyMode) => void;
}

/** Whom an unsent message was for. */
export interface TakenBack {
  readonly recipients: SentRecipients;
  readonly subject: string | null;
}

let desk: Desk | null = null;
/** The request made before the field was loaded; it loads after the message. */
let waiting: {
  readonly conversationId: string | null;
  readonly text: RichText | null;
  readonly files: readonly UploadedFile[];
  readonly sent: TakenBack | null;
  readonly mode: ReplyMode | null;
} | null = null;

/** Registers the field and runs a waiting request. @returns a function that unregisters it. */
export function openDesk(opened: Desk): () => void {
  desk = opened;
  const order = waiting;
  waiting = null;
  if (order !== null && (order.conversationId ?? opened.conversationId) === opened.conversationId) {
    if (order.text === null) opened.focus();
    else opened.write(order.text, order.files, order.sent);
    if (order.mode !== null) opened.address(order.mode);
  }
  return () => {
    if (desk === opened) desk = null;
  };
}

export const isDeskOpen = (conversationId: string): boolean => desk?.conversationId === conversationId;

/**
 * Focuses the reply field of the open message, for the shortcut `r`. Waits for the field if it is still loading.
 *
 * @param mode whom to write to, if not as before.
 */
export function focusComposer(mode: ReplyMode | null = null): void {
  if (desk === null) waiting = { conversationId: null, text: null, files: [], sent: null, mode };
  else {
    desk.focus();
    if (mode !== null) desk.address(mode);
  }
}

/** Sends the reply of the open conversation, for the shortcut that goes on to the next. @returns whether there was one to send */
export const sendFromComposer = (): boolean => desk?.send() ?? false;

/** Appends text to a conversation's reply, now or once its field is loaded: a used suggestion, an unsent message. */
export function writeInComposer(
  conversationId: string,
  text: RichText,
  files: readonly UploadedFile[] = [],
  sent: TakenBack | null = null,
): void {
  if (desk?.conversationId === conversationId) desk.write(text, files, sent);
  else waiting = { conversationId, text, files, sent, mode: null };
}
