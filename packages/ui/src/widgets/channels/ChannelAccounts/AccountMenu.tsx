import { type ChannelAccount, testChannelAccount, updateChannelAccount } from '@concordia/api-client';
import { isMailboxProvider, isSignInMailbox, PROVIDER_PROFILES } from '@concordia/domain';
import { Menu, MenuItem } from '../../../components/Menu';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { mailboxSignInStrings } from '../../../strings/generated/mailboxSignIn';
import { mailboxLogin } from '../ChannelSetup/mailboxLogin';
import { useAction } from '../setup';
import type { AccountRowProps } from './AccountRow';
import { isRead } from './isRead';

type Change = Parameters<typeof updateChannelAccount>[2];

/** What can be done with an account. */
export function AccountMenu({ account, onTask, reread }: AccountRowProps) {
  const words = useStrings(channelAccountStrings);
  const { signIn } = useStrings(mailboxSignInStrings);
  const action = useAction();
  const toast = useToast();
  const { channel, id, mode, isDefault } = account;
  const change = (update: Change) => {
    const apply = async () => {
      await updateChannelAccount(channel, id, update);
      await reread();
    };
    void action(apply, words.notChanged);
  };
  const test = async () => {
    const { ok, message } = await testChannelAccount(channel, id);
    toast({
      tone: ok ? 'success' : 'destructive',
      title: ok ? words.testPassed : words.testFailed,
      description: message,
    });
    await reread();
  };
  return (
    <Menu placement="bottom end">
      <MenuItem icon="pencil" onAction={() => onTask({ is: 'edit', account })}>
        {words.edit}
      </MenuItem>
      <MenuItem icon="clock" onAction={() => onTask({ is: 'hours', account })}>
        {words.hours}
      </MenuItem>
      <MenuItem icon="users" onAction={() => onTask({ is: 'members', account })}>
        {words.members}
      </MenuItem>
      {!isDefault && (
        <MenuItem icon="check" onAction={() => change({ isDefault: true })}>
          {words.makeDefault}
        </MenuItem>
      )}
      <MenuItem icon="refresh" onAction={() => void action(test, words.testFailed)}>
        {words.test}
      </MenuItem>
      {isRead(account) && (
        <MenuItem icon="inbox" onAction={() => onTask({ is: 'folders', account })}>
          {words.folders}
        </MenuItem>
      )}
      {isMailboxProvider(account.provider) && (
        <MenuItem icon="flag" onAction={() => onTask({ is: 'flags', account })}>
          {words.flags}
        </MenuItem>
      )}
      {isSignInMailbox(account.provider) && isUngranted(account) && (
        <MenuItem icon="mail" onAction={() => location.assign(mailboxLogin(id))}>
          {signIn({ name: PROVIDER_PROFILES[account.provider].name })}
        </MenuItem>
      )}
      {mode !== 'live' && account.provider !== null && account.missing.length === 0 && (
        <MenuItem icon="send" onAction={() => change({ mode: 'live' })}>
          {words.goLive}
        </MenuItem>
      )}
      {mode === 'not_connected' ? (
        <MenuItem icon="play" onAction={() => change({ mode: 'simulated' })}>
          {words.simulate}
        </MenuItem>
      ) : (
        <MenuItem icon="pause" onAction={() => change({ mode: 'not_connected' })}>
          {words.disconnect}
        </MenuItem>
      )}
      <MenuItem icon="close" tone="danger" onAction={() => onTask({ is: 'remove', account })}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
}

/** Whether the owner of a mailbox must sign in, for the first time or again. */
const isUngranted = ({ missing, health }: ChannelAccount): boolean =>
  health === 'expired' || (missing.length === 1 && missing[0] === 'oauthAccessToken');
