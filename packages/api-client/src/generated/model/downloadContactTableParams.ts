/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ContactSort } from './contactSort';
import type { DownloadContactTableOrder } from './downloadContactTableOrder';

export type DownloadContactTableParams = {
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
order?: DownloadContactTableOrder;
/**
 * The columns in order, separated by commas. All but custom fields by default. In the name of a custom field, `%2C` is a comma and `%25` a percent sign.
 * @maxLength 10000
 */
columns?: string;
/**
 * Only these contacts, separated by commas: at most 200.
 * @maxLength 10000
 */
ids?: string;
};
