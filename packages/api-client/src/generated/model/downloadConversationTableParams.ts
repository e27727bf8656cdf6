/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { DownloadConversationTableOrder } from './downloadConversationTableOrder';
import type { DownloadConversationTableSort } from './downloadConversationTableSort';
import type { MessageStatus } from './messageStatus';
import type { PriorityTier } from './priorityTier';

export type DownloadConversationTableParams = {
/**
 * Only conversations with a message that matches, by the newest such message; the same search as `listMessages`. The other filters except `status` then apply to that message.
 * @minLength 1
 * @maxLength 200
 */
q?: string;
/**
 * Only conversations in this column. Snoozed conversations are in no column.
 */
status?: MessageStatus;
/**
 * `true`: only conversations that are neither completed nor snoozed.
 */
open?: boolean;
/**
 * Only conversations on this channel.
 */
channel?: Channel;
/**
 * Only conversations that were last written to at this account of a channel.
 */
accountId?: string;
/**
 * Only conversations in this priority tier.
 */
priority?: PriorityTier;
/**
 * Only conversations of this project.
 */
projectId?: string;
/**
 * Only conversations with this contact.
 */
contactId?: string;
/**
 * Only conversations with contacts that this selector search finds. Of more than 10,000 contacts, only the most influential are included.
 * @maxLength 1000
 */
people?: string;
/**
 * Only conversations assigned to this member.
 */
assigneeId?: string;
/**
 * `true`: only urgent conversations that are not snoozed.
 */
urgent?: boolean;
/**
 * `true`: only conversations with unread messages.
 */
unread?: boolean;
/**
 * `true`: only snoozed conversations, filtered by the column they return to.
 */
snoozed?: boolean;
/**
 * What to sort by: `activity` is the latest message, `started` the first one, `status` the column, `due` the due time. `waiting` sorts by the start of the wait for a response, `messages` and `unread` by their number. Conversations without a value come last. Orders other than `activity` and `started` include the 50,000 most recently active conversations that match. With `q`, the conversations of the 1,000 newest matching messages are sorted, each listed once.
 */
sort?: DownloadConversationTableSort;
/**
 * Without it, times and numbers begin with the newest or largest, `due` and `waiting` with the earliest, everything else with A.
 */
order?: DownloadConversationTableOrder;
/**
 * The columns in order, separated by commas. All by default.
 * @maxLength 10000
 */
columns?: string;
/**
 * Only these conversations, separated by commas: at most 200. The filters then do not apply.
 * @maxLength 10000
 */
ids?: string;
};
