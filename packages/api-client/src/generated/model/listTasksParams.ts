/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ListTasksDue } from './listTasksDue';
import type { TaskKind } from './taskKind';
import type { TaskState } from './taskState';

export type ListTasksParams = {
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
 * Those that are done come newest done first.
 */
state?: TaskState;
kind?: TaskKind;
/**
 * Only what is about this contact.
 */
contactId?: string;
/**
 * Only what was made from this message.
 */
messageId?: string;
/**
 * Due before now; from now to the end of the day; from now to the end of the sixth day after.
 */
due?: ListTasksDue;
/**
 * The time zone by which `today` and `week` end.
 * @maxLength 64
 */
zone?: string;
};
