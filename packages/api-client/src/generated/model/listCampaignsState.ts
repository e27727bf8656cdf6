/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListCampaignsState = typeof ListCampaignsState[keyof typeof ListCampaignsState];


export const ListCampaignsState = {
  draft: 'draft',
  scheduled: 'scheduled',
  canary: 'canary',
  running: 'running',
  paused: 'paused',
  stopped: 'stopped',
  done: 'done',
} as const;
