import { section } from '../locale';

/** What the bell and its list say. */
export const notificationStrings = section('notifications', ({ figure }) => ({
  title: 'Notifications',
  unreadUrgent: 'Notifications: unread urgent messages',
  urgent: 'Urgent',
  unread: 'Unread',
  about: (subject: string, content: string) => `${subject}: ${content}`,
  none: 'Nothing asks for you',
  noneHelp: 'No message of the inbox is urgent or unread.',
  failed: 'The notifications could not be read',
  totals: (urgent: number, unread: number) => `In all ${figure(urgent)} urgent, ${figure(unread)} unread`,
}));
