import type { ChannelAccount } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { MenuTrigger } from '../../../components/Menu';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { SetupRow } from '../setup';
import type { AccountTask } from './AccountDialogs';
import { AccountMark } from './AccountMark';
import { AccountMenu } from './AccountMenu';
import { isRead } from './isRead';
import { MailboxTrouble } from './MailboxTrouble';
import { useAccountName } from './useAccountName';

export interface AccountRowProps {
  account: ChannelAccount;
  onTask: (task: AccountTask) => void;
  reread: () => Promise<void>;
}

/** One account: color, name, address and state, with what can be done with it. */
export function AccountRow(props: AccountRowProps) {
  const { account } = props;
  const words = useStrings(channelAccountStrings);
  const { status } = useStrings(connectionStrings);
  const name = useAccountName()(account);
  const { health, mode, address } = account;
  const state = mode === 'live' && (health === 'failing' || health === 'expired') ? health : mode;
  return (
    <li>
      <SetupRow
        end={
          <Inline gap="xs" isWrapping={false}>
            {account.isDefault && <Badge>{words.default}</Badge>}
            <MenuTrigger>
              <IconButton icon="ellipsis" size="small" label={words.more({ name })} />
              <AccountMenu {...props} />
            </MenuTrigger>
          </Inline>
        }
      >
        <Inline gap="md" isWrapping={false}>
          <AccountMark color={account.color} />
          <div>
            <Text weight="medium">
              <bdi>{name}</bdi>
            </Text>
            <Text size="caption" tone={state === 'failing' || state === 'expired' ? 'negative' : 'muted'}>
              {address !== null && address !== name && <bdi>{address} · </bdi>}
              {status[state]}
            </Text>
            {isRead(account) && <MailboxTrouble account={account} />}
          </div>
        </Inline>
      </SetupRow>
    </li>
  );
}
