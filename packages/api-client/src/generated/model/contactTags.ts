/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TagNames } from './tagNames';

/**
 * All tags of a contact.
 */
export interface ContactTags {
  tags: TagNames;
}
