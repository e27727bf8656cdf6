/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageUpdate } from './messageUpdate';

/**
 * Fields to change, with the meaning they have for a message. Column, snooze and assignee apply to all open messages of the conversation, or to the newest one if none is open.
 */
export type ConversationChange = MessageUpdate;
