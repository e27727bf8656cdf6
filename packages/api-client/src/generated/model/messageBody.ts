/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The body of a message, split into visible text, quoted text and signature.
 */
export interface MessageBody {
  /** The full visible text. */
  text: string;
  /**
     * Quoted text from earlier messages.
     * @nullable
     */
  quotedText: string | null;
  /** @nullable */
  signature: string | null;
  /**
     * Sanitized HTML. Remote content is blocked, with its URLs in `data-remote-src`.
     * @nullable
     */
  html: string | null;
  /**
     * Number of blocked remote resources.
     * @minimum 0
     * @maximum 9007199254740991
     */
  remoteContentCount: number;
}
