import type { ChannelAccount } from '@concordia/api-client';
import { isMailboxProvider } from '@concordia/domain';

/** Whether it is a mailbox that email is fetched from. */
export const isRead = ({ provider, mode }: ChannelAccount): boolean =>
  isMailboxProvider(provider) && mode !== 'not_connected';
