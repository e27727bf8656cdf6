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
  /** Shown inside the text rather than beside it. */
  isInline: boolean;
  /** `waiting` while it is fetched from the provider, `failed` when it could not be; otherwise left out. */
  state?: AttachmentState;
  /** Why a `failed` one could not be fetched; left out when that is not known. */
  failure?: AttachmentFailure;
}
