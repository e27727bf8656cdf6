/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiErrorDetailContact } from './apiErrorDetailContact';

/**
 * A rejected field.
 */
export interface ApiErrorDetail {
  /** Location of the field: `query.limit`, `body.status`, `path.messageId`. */
  field: string;
  /** What the field accepts. */
  expected: string;
  /** The received value, truncated to 80 characters. */
  received?: string;
  /**
     * Start of the error within the field text, in UTF-16 code units from 0. Only for fields with their own query language.
     * @minimum 0
     * @maximum 9007199254740991
     */
  position?: number;
  /**
     * Length of the error, in UTF-16 code units; 0 if something is missing there.
     * @minimum 0
     * @maximum 9007199254740991
     */
  length?: number;
  /** The contact that the value belongs to, if it is a different one. */
  contact?: ApiErrorDetailContact;
}
