import { type Channel, PROVIDER_PROFILES, providersOf } from '@concordia/domain';
import { Radio, RadioGroup } from '../../../components/RadioGroup';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import type { Account } from './useAccount';

interface ProviderChoiceProps {
  channel: Channel;
  account: Account;
}

/** Through whom a channel is connected, where several offer it. */
export function ProviderChoice({ channel, account }: ProviderChoiceProps) {
  const words = useStrings(connectionStrings);
  const providers = providersOf(channel);
  const choose = (value: string) => {
    const chosen = providers.find((one) => one === value);
    if (chosen !== undefined) account.chooseProvider(chosen);
  };
  return (
    <RadioGroup label={words.provider} orientation="horizontal" value={account.provider} onChange={choose}>
      {providers.map((id) => (
        <Radio key={id} value={id}>
          {id === 'twilioWhatsapp' ? words.throughTwilio : PROVIDER_PROFILES[id].name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
