/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Addressing } from './addressing';
import type { UploadedFile } from './uploadedFile';

/**
 * The draft of a reply in a conversation.
 */
export interface Draft {
  /** A UUID. */
  conversationId: string;
  /** Empty if there is no draft. */
  content: string;
  /**
     * The text with its formatting, of an email; `null` if it has none.
     * @nullable
     */
  html: string | null;
  /**
     * Email subject; `null` to keep that of the conversation.
     * @nullable
     */
  subject: string | null;
  /** Chosen recipients, of an email; `null` for those of a plain reply. */
  addressing: Addressing | null;
  /** Files to attach, in order. */
  attachments: UploadedFile[];
  /** When the draft was last edited; `null` if never. */
  updatedAt: string | null;
  /**
     * Increases with every change; 0 if there was never a draft.
     * @minimum 0
     * @maximum 9007199254740991
     */
  version: number;
}
