import { type Channel, PROVIDER_PROFILES, providersOf } from '@concordia/domain';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import type { Account } from './useAccount';

export interface ProviderChoiceProps {
  channel: Channel;
  account: Account;
}

/** Through whom a channel is connected, where several offer it. */
export function ProviderChoice({ channel, account }: ProviderChoiceProps) {
  const words = useStrings(connectionStrings);
  const carriers = providersOf(channel).map((id) => ({
    id,
    label: id === 'twilioWhatsapp' ? words.throughTwilio : PROVIDER_PROFILES[id].name,
  }));
  return (
    <Select label={words.provider} options={carriers} value={account.provider} onChange={account.chooseProvider} />
  );
}
