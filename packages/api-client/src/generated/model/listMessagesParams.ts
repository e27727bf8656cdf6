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
 * Only messages with all of these words in their subject, text, or the name or address of their contact. The last word may be the beginning of one; "words in quotes" stand side by side. Accents and case do not matter. AND, OR, NOT, - and brackets combine; from:, to:, contact:, channel:, is:, has: and the operators of the selector search narrow. An unknown operator is searched for as words.
 * @minLength 1
 * @maxLength 200
 */
q?: string;
/**
 * Only this column; what was put off is in none.
 */
status?: MessageStatus;
/**
 * Only messages on this channel.
 */
channel?: Channel;
/**
 * Only this tier.
 */
priority?: PriorityTier;
/**
 * Only what came in, or what went out.
 */
direction?: ListMessagesDirection;
/**
 * Only messages of this tone.
 */
sentiment?: ListMessagesSentiment;
/**
 * Only messages of this instant or later.
 */
from?: string;
/**
 * Only messages before this instant.
 */
to?: string;
/**
 * Only conversations of this project.
 */
projectId?: string;
/**
 * Only messages of people whom this query of the selector search finds; of more than 10,000, of those with the most influence.
 * @maxLength 1000
 */
people?: string;
/**
 * Only what this member looks after.
 */
assigneeId?: string;
/**
 * `true`: only what is marked urgent, is not completed, and was not put off.
 */
urgent?: boolean;
/**
 * `true`: only what came in, nobody has read, and was not put off.
 */
unread?: boolean;
/**
 * `true`: only what was put off, by the column, mark or state that it comes back to.
 */
snoozed?: boolean;
};
