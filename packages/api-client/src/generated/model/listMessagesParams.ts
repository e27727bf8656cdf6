/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ListMessagesDirection } from './listMessagesDirection';
import type { ListMessagesSentiment } from './listMessagesSentiment';
import type { MessageStatus } from './messageStatus';
import type { PriorityTier } from './priorityTier';

export type ListMessagesParams = {
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
 * Only messages that contain all of these words. Searches the subject, the text, and the name and address of the contact. The last word may be a prefix. "words in quotes" match as a phrase. Ignores accents and case. AND, OR, NOT, - and brackets combine terms. Narrow the results with from:, to:, contact:, channel:, in:, is:, has:, before:, after:, waiting:, sentiment: and the operators of the selector search. Unknown operators are searched for as words.
 * @minLength 1
 * @maxLength 200
 */
q?: string;
/**
 * Only messages in this column. Snoozed messages are in no column.
 */
status?: MessageStatus;
/**
 * Only messages on this channel.
 */
channel?: Channel;
/**
 * Only messages that came in or left by this account of a channel.
 */
accountId?: string;
/**
 * Only messages in this priority tier.
 */
priority?: PriorityTier;
/**
 * Only incoming or only outgoing messages.
 */
direction?: ListMessagesDirection;
/**
 * Only messages with this sentiment.
 */
sentiment?: ListMessagesSentiment;
/**
 * Only messages at or after this time.
 */
from?: string;
/**
 * Only messages before this time.
 */
to?: string;
/**
 * Only messages in conversations of this project.
 */
projectId?: string;
/**
 * Only messages of contacts that this selector search finds. Of more than 10,000 contacts, only the most influential are included.
 * @maxLength 1000
 */
people?: string;
/**
 * Only messages assigned to this member.
 */
assigneeId?: string;
/**
 * `true`: only urgent messages that are neither completed nor snoozed.
 */
urgent?: boolean;
/**
 * `true`: only unread incoming messages that are not snoozed.
 */
unread?: boolean;
/**
 * `true`: only snoozed messages, filtered by the column, mark or state they return to.
 */
snoozed?: boolean;
};
