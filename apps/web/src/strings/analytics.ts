import { CHANNEL_NAMES, type Channel, type MessageStatus, STATUS_NAMES } from '@concordia/domain';
import { section } from '@concordia/ui/locale';

/** The page of counts. */
export const analyticsStrings = section('analytics', {
  title: 'Customer Analytics & Marketing',
  description: 'AI-powered insights and automated campaign optimization',
  failed: 'The figures could not be read',
  totalMessages: 'Total Messages',
  totalContacts: 'Total Contacts',
  unread: 'Unread',
  urgent: 'Urgent',
  byChannel: 'Messages by channel',
  messages: 'Messages',
  byColumn: 'Messages by column',
  channel: (channel: Channel): string => CHANNEL_NAMES[channel],
  column: (status: MessageStatus): string => STATUS_NAMES[status],
  notMeasured: 'Response times, trends, sentiment and customer segments are not measured yet, so they are not shown.',
});
