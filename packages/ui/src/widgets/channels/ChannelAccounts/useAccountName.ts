import type { ChannelAccount } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { addressedAs } from './addressedAs';

/** What an account is called: its name, its address, or what the provider calls it. */
export function useAccountName(): (account: Pick<ChannelAccount, 'name' | 'address' | 'account'>) => string {
  const { unnamed } = useStrings(channelAccountStrings);
  return (account) => addressedAs(account) ?? unnamed;
}
