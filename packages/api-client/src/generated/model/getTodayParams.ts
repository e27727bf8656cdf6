/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetTodayParams = {
/**
 * Only conversations last written to at this account of a channel, promises in its messages, and figures of these.
 */
accountId?: string;
};
