/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `null` or `{}` for no filter.
 */
export type SubscribeWebhookFilter = {[key: string]: string | number | boolean | null} | null;
