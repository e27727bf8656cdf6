/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageNoteKind } from './messageNoteKind';
import type { MessageNotePlace } from './messageNotePlace';

/**
 * A fact that came with a message, beside its text and files. Facts that the provider does not state are omitted.
 */
export interface MessageNote {
  /** `unsupported` to `giveaway` stand for content that cannot be shown; the others stand beside a text. */
  kind: MessageNoteKind;
  /** A name, a question, a title, or the provider’s term for unsupported content. */
  title?: string;
  /** An address, a description, a status. */
  detail?: string;
  /** An HTTP address. */
  url?: string;
  /** Answers, tasks, numbers and addresses, or lines of an order. */
  items?: string[];
  /** In degrees. */
  place?: MessageNotePlace;
}
