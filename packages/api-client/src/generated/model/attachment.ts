/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AttachmentFailure } from './attachmentFailure';
import type { AttachmentState } from './attachmentState';

/**
 * A file that came with a message.
 */
export interface Attachment {
  /** A UUID. */
  id: string;
  fileName: string;
  contentType: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
  /** Whether it is shown inline rather than next to the text. */
  isInline: boolean;
  /** `waiting` while it is being fetched from the provider, `failed` if it could not be fetched; otherwise omitted. */
  state?: AttachmentState;
  /** Why a `failed` file could not be fetched; omitted if unknown. */
  failure?: AttachmentFailure;
}
