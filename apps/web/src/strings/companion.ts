import { section } from '@concordia/ui/locale';

/** What is said beside every page, and outside the page. */
export const companionStrings = section('companion', ({ figure }) => ({
  offline: 'You are offline. What you see may be old.',
  away: 'Concordia cannot be reached. What you see may be old.',
  retryIn: (seconds: number) => `Trying again in ${figure(seconds)} s.`,
  retryNow: 'Try now',
  ready: 'A new version is ready',
  reload: 'Reload',
  what: {
    urgent_message: (name: string | null) => (name === null ? 'An urgent message' : `Urgent message from ${name}`),
    send_failed: (name: string | null) => (name === null ? 'A message was not sent' : `Not sent to ${name}`),
    task_due: (name: string | null) => (name === null ? 'A task is due' : `A task with ${name} is due`),
    snooze_ended: (name: string | null) => (name === null ? 'A message is back' : `Back from snooze: ${name}`),
    channel_expired: () => 'A channel has to be connected again',
    brief_ready: () => 'Your morning brief is ready',
    campaign_stopped: () => 'A campaign stopped itself',
    webhook_disabled: () => 'A webhook was ended',
  },
}));
