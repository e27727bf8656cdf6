/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Status at its last check; `null` before the first.
 */
export type HubModuleStatus = typeof HubModuleStatus[keyof typeof HubModuleStatus] | null;


export const HubModuleStatus = {
  connected: 'connected',
  disconnected: 'disconnected',
} as const;
