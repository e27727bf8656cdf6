/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A column of the table of contacts; a custom field as `field:` and its name.
 */
export type ContactTableColumn = 'name' | 'title' | 'company' | 'email' | 'phone' | 'channels' | 'activity' | 'location' | 'birthday' | 'linkedin' | 'created' | 'tags' | string;
