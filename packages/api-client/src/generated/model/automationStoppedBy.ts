/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why it may not continue; `null` if it may.
 */
export type AutomationStoppedBy = typeof AutomationStoppedBy[keyof typeof AutomationStoppedBy] | null;


export const AutomationStoppedBy = {
  unsubscribes: 'unsubscribes',
  complaints: 'complaints',
} as const;
