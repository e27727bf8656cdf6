/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `canary`: the first recipients are being messaged, or their responses are awaited. `running`: sending to the rest.
 */
export type CampaignState = typeof CampaignState[keyof typeof CampaignState];


export const CampaignState = {
  draft: 'draft',
  scheduled: 'scheduled',
  canary: 'canary',
  running: 'running',
  paused: 'paused',
  stopped: 'stopped',
  done: 'done',
} as const;
