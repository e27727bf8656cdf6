import type { ChannelAccount } from '@concordia/api-client';

/** An account's name, its address, or what the provider calls it; `null` if none is known. */
export const addressedAs = ({
  name,
  address,
  account,
}: Pick<ChannelAccount, 'name' | 'address' | 'account'>): string | null => name || (address ?? account);

/** Whether a channel has several accounts, so that they need to be told apart. */
export const hasSeveral = (accounts: readonly Pick<ChannelAccount, 'channel'>[]): boolean =>
  new Set(accounts.map(({ channel }) => channel)).size < accounts.length;
