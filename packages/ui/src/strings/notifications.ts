import { section } from '../locale';

/** What the bell and its list say. */
export const notificationStrings = section('notifications', ({ figure, counted }) => ({
  title: 'Notifications',
  withUnseen: (unseen: number) => `Notifications: ${figure(unseen)} new`,
  views: 'What the bell shows',
  news: 'New',
  due: 'Due',
  today: 'Today',
  earlier: 'Earlier',
  isNew: 'New',
  markAll: 'Mark all as seen',
  what: {
    urgent_message: 'Urgent message',
    send_failed: 'Not sent',
    task_due: 'Due now',
    snooze_ended: 'Back from snooze',
    channel_expired: 'A channel has to be connected again',
    brief_ready: 'Your morning brief is ready',
    campaign_stopped: 'A campaign stopped itself',
    webhook_disabled: 'A webhook was ended',
  },
  about: (what: string, subject: string) => `${what}: ${subject}`,
  none: 'Nothing asks for you',
  noneHelp: 'Urgent messages, failed sends and due tasks are told here.',
  failed: 'The notifications could not be read',
  notMarked: 'They could not be marked as seen',
  more: (count: number) => `${counted(count, 'older notification', 'older notifications')} not shown`,
  browser: 'Browser notifications',
  browserHelp: 'What is new is shown by your system while you look at something else.',
  denied:
    'Your browser does not allow notifications for this address. Allow them in its settings for this site, then turn this on.',
  unsupported: 'This browser has no notifications.',
  showNames: 'Show who wrote',
  showNamesHelp: 'Without it a notification says only that something is there.',
}));
