/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why it may not go on, if it may not.
 */
export type AutomationStoppedBy = typeof AutomationStoppedBy[keyof typeof AutomationStoppedBy] | null;


export const AutomationStoppedBy = {
  unsubscribes: 'unsubscribes',
  complaints: 'complaints',
} as const;
