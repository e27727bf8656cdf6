/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ListContactsSort } from './listContactsSort';

export type ListContactsParams = {
/**
 * How many items at most.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
/**
 * Where the previous page ended: the `cursor` of its `Link: rel="next"` header. Opaque.
 * @minLength 1
 * @maxLength 800
 */
cursor?: string;
/**
 * Only contacts with words that begin with each of these, in name, company, title, address, number or handle. Accents and case do not matter.
 * @minLength 1
 * @maxLength 200
 */
q?: string;
/**
 * `activity`: the latest message first. `name` and `company`: by the alphabet; those without a company last.
 */
sort?: ListContactsSort;
};
