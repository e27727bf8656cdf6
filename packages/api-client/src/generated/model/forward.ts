/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ForwardAs } from './forwardAs';

/**
 * The message that an email passes on.
 */
export interface Forward {
  /** The message to forward, of the same conversation. */
  messageId: string;
  /** `quote` adds its text below and attaches its files; `attachment` attaches it whole, as an .eml file; `redirect` sends its text, subject and files unchanged, with replies going to its author, and takes neither a text nor files. */
  as: ForwardAs;
}
