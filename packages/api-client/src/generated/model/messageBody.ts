/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The text of a message, folded.
 */
export interface MessageBody {
  /** The visible text, whole. */
  text: string;
  /**
     * What it quotes of earlier messages.
     * @nullable
     */
  quotedText: string | null;
  /** @nullable */
  signature: string | null;
  /**
     * Sanitised; remote content waits in `data-remote-src`.
     * @nullable
     */
  html: string | null;
  /**
     * How many remote resources were held back.
     * @minimum 0
     * @maximum 9007199254740991
     */
  remoteContentCount: number;
}
