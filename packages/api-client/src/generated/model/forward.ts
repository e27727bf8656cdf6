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
  /** `quote` adds its text below and attaches its files; `attachment` attaches it whole, as an .eml file. */
  as: ForwardAs;
}
