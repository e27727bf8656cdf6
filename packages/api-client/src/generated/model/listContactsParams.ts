/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ContactSort } from './contactSort';
import type { ListContactsOrder } from './listContactsOrder';

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
 * Only contacts who can be reached on this channel.
 */
channel?: Channel;
/**
 * Only contacts with this tag, in any case.
 * @minLength 1
 * @maxLength 40
 */
tag?: string;
/**
 * What to sort by: `activity` is the latest message, `created` when the contact was added, anything else the field of that name. A custom field is `field:` and its name. Contacts without the field come last.
 */
sort?: ContactSort;
/**
 * Without it, `activity` and `created` begin with the newest, everything else with A.
 */
order?: ListContactsOrder;
/**
 * Also `tags` or `customFields` of each contact, separated by commas.
 * @maxLength 10000
 */
include?: string;
};
