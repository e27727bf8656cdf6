/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ListContactsSort } from './listContactsSort';

export type ListContactsParams = {
/**
 * Maximum number of items.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
/**
 * The `cursor` from the `Link: rel="next"` header of the previous page. Opaque.
 * @minLength 1
 * @maxLength 800
 */
cursor?: string;
/**
 * Only contacts with a word starting with each search term, in name, company, title, address, number or handle. Ignores accents and case.
 * @minLength 1
 * @maxLength 200
 */
q?: string;
/**
 * `activity`: latest message first. `name` and `company`: alphabetical, with contacts without a company last.
 */
sort?: ListContactsSort;
};
