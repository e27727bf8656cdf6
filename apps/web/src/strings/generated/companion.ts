// Written by `npm run generate` from messages/en/companion.json.
import { section } from '@concordia/ui/locale';

export const companionStrings = section('pages/companion', ({ figure }) => ({
  offline: 'You are offline. What you see may be old.',
  away: 'Concordia cannot be reached. What you see may be old.',
  retryIn: ({ seconds }: { seconds: number }) => `Retrying in ${figure(seconds)} s.`,
  retryNow: 'Try now',
  ready: 'A new version is ready',
  reload: 'Reload',
  what: {
    urgent_message: 'An urgent message',
    send_failed: 'A message was not sent',
    task_due: 'A task is due',
    snooze_ended: 'A message is back',
    channel_expired: 'A channel has to be connected again',
    brief_ready: 'Your morning brief is ready',
    campaign_stopped: 'A campaign stopped itself',
    webhook_disabled: 'A webhook was ended',
    template_decided: 'A template was decided',
  },
  whatFrom: {
    urgent_message: ({ name }: { name: string }) => `Urgent message from ${name}`,
    send_failed: ({ name }: { name: string }) => `Not sent to ${name}`,
    task_due: ({ name }: { name: string }) => `A task with ${name} is due`,
    snooze_ended: ({ name }: { name: string }) => `Back from snooze: ${name}`,
  },
}));
