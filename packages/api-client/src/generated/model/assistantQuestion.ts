/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A question about the workspace, in English or German.
 */
export interface AssistantQuestion {
  /**
     * @minLength 1
     * @maxLength 500
     */
  question: string;
  /** The open message, which “this conversation” refers to. */
  messageId?: string;
  /** Whom the name in the question means, from `choices` of an answer. */
  contactId?: string;
}
