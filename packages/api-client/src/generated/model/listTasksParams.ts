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
 * Completed tasks are sorted by completion time, most recent first.
 */
state?: TaskState;
kind?: TaskKind;
/**
 * Only tasks about this contact.
 */
contactId?: string;
/**
 * Only tasks created from this message.
 */
messageId?: string;
/**
 * Only tasks created from messages of this account of a channel, or from conversations that it was last written to.
 */
accountId?: string;
/**
 * `overdue`: due before now. `today`: due from now to the end of the day. `week`: due from now to the end of the sixth day after today.
 */
due?: ListTasksDue;
/**
 * Time zone that determines when `today` and `week` end.
 * @maxLength 64
 */
zone?: string;
};
