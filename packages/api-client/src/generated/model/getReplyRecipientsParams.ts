/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ReplyMode } from './replyMode';

export type GetReplyRecipientsParams = {
/**
 * What is written.
 */
mode?: ReplyMode;
/**
 * The message answered or forwarded; by default the latest received one.
 */
messageId?: string;
};
