/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiErrorDetailContact } from './apiErrorDetailContact';

/**
 * One field that was refused.
 */
export interface ApiErrorDetail {
  /** Where it is: `query.limit`, `body.status`, `path.messageId`. */
  field: string;
  /** What would have been accepted. */
  expected: string;
  /** What came instead, shortened to 80 characters. */
  received?: string;
  /**
     * Where in the text of the field it begins, in UTF-16 units from 0; of texts in a language of their own.
     * @minimum 0
     * @maximum 9007199254740991
     */
  position?: number;
  /**
     * Over how many units it goes; 0 when something is missing there.
     * @minimum 0
     * @maximum 9007199254740991
     */
  length?: number;
  /** Whose it is, when it is somebody else's. */
  contact?: ApiErrorDetailContact;
}
