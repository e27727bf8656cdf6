/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { UploadedFile } from './uploadedFile';

/**
 * The answer that somebody is writing in a conversation.
 */
export interface Draft {
  /** A UUID. */
  conversationId: string;
  /** Empty when there is none. */
  content: string;
  /**
     * Of an e-mail; `null` to keep that of the conversation.
     * @nullable
     */
  subject: string | null;
  /** Files that are to go out with it, in their order. */
  attachments: UploadedFile[];
  /** When somebody last wrote on it; `null` when nobody has. */
  updatedAt: string | null;
  /**
     * Rises with every change; 0 when there never was one.
     * @minimum 0
     * @maximum 9007199254740991
     */
  version: number;
}
