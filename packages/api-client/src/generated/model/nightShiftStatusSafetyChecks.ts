/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Checks before every message, by name: sending, budget, complaints, unsubscribes, canary, channels, jobs.
 */
export type NightShiftStatusSafetyChecks = {[key: string]: 'passing' | 'waiting' | 'failing' | 'off'};
