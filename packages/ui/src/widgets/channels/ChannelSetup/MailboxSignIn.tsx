import { PROVIDER_PROFILES, type SignInMailbox } from '@concordia/domain';
import { CopyField } from '../../../components/CopyField';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { mailboxSignInStrings } from '../../../strings/generated/mailboxSignIn';
import type { ChannelState } from '../channelDraft/useChannelStates';
import { LoginLink } from './LoginLink';
import { MAILBOX_CALLBACK, mailboxLogin } from './mailboxLogin';
import type { Account } from './useAccount';
import { useSayCopied } from './WebhookAddress';

interface MailboxSignInProps {
  state: ChannelState;
  account: Account;
  provider: SignInMailbox;
}

/** Where the owner of a mailbox grants access, and the address that the provider sends them back to. */
export function MailboxSignIn({ state: { connection, origin }, account, provider }: MailboxSignInProps) {
  const words = useStrings(mailboxSignInStrings);
  const sayCopied = useSayCopied();
  const isSaved = connection?.provider === provider && connection.missing.every((name) => name === 'oauthAccessToken');
  const isGranted = isSaved && connection.missing.length === 0 && connection.health !== 'expired';
  const isReady = isSaved && !account.isChanged;
  return (
    <Stack gap="md">
      <CopyField
        label={words.redirect}
        value={connection?.redirectUrl ?? new URL(MAILBOX_CALLBACK, origin).href}
        description={words.redirectHelp}
        onCopied={sayCopied}
      />
      {isReady && !isGranted && (
        <Stack align="start">
          <LoginLink href={mailboxLogin()} icon="mail">
            {words.signIn({ name: PROVIDER_PROFILES[provider].name })}
          </LoginLink>
        </Stack>
      )}
      {(!isReady || isGranted) && (
        <Text size="caption" tone="muted">
          {isReady ? words.signedIn : words.saveFirst}
        </Text>
      )}
    </Stack>
  );
}
