import type { ChannelAccount } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { addressedAs } from './addressedAs';

/** What an account is called: its name, its address, what the provider calls it, or the channel: its first account has no name of its own. */
export function useAccountName(): (
  account: Pick<ChannelAccount, 'channel' | 'name' | 'address' | 'account'>,
) => string {
  const { channel: channelName } = useStrings(labelStrings);
  return (account) => addressedAs(account) ?? channelName(account);
}
