/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type SubscriptionFilter = {[key: string]: string | number | boolean | null} | null;
