/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A field to sort contacts by; a custom field as `field:` and its name.
 */
export type ContactSort = 'activity' | 'name' | 'company' | 'title' | 'email' | 'phone' | 'location' | 'birthday' | 'created' | string;
