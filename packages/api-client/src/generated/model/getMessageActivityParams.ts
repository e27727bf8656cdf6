/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetMessageActivityParams = {
/**
 * Only messages that came in or left by this account of a channel, and the waits that began at it.
 */
accountId?: string;
};
