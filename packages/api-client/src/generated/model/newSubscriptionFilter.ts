/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NewSubscriptionFilter = {[key: string]: string | number | boolean | null} | null;
