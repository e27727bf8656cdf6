/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What happened.
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];


export const NotificationKind = {
  urgent_message: 'urgent_message',
  send_failed: 'send_failed',
  task_due: 'task_due',
  snooze_ended: 'snooze_ended',
  channel_expired: 'channel_expired',
  brief_ready: 'brief_ready',
  campaign_stopped: 'campaign_stopped',
  webhook_disabled: 'webhook_disabled',
  template_decided: 'template_decided',
} as const;
