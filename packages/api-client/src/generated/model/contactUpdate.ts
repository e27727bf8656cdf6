/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CustomField } from './customField';
import type { TagNames } from './tagNames';

/**
 * Fields to change. Omitted fields keep their values; `null` clears a field.
 */
export interface ContactUpdate {
  /**
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  linkedinUrl?: string | null;
  company?: string | null;
  location?: string | null;
  birthday?: string | null;
  /** @maxItems 30 */
  customFields?: CustomField[];
  tags?: TagNames;
}
