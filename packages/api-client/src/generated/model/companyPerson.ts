/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Contact } from './contact';

/**
 * A contact at a company.
 */
export interface CompanyPerson {
  contact: Contact;
  /**
     * Messages from them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  received: number;
  /**
     * Messages to them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  sent: number;
}
