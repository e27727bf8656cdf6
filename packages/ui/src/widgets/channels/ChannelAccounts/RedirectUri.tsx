import type { ChannelAccount } from '@concordia/api-client';
import { CopyField } from '../../../components/CopyField';
import { useStrings } from '../../../locale';
import { mailboxSignInStrings } from '../../../strings/generated/mailboxSignIn';
import { MAILBOX_CALLBACK } from '../ChannelSetup/mailboxLogin';
import { useSayCopied } from '../ChannelSetup/WebhookAddress';

/** The address to register in the app at Microsoft or Google, which sends the mailbox's owner back to it. */
export function RedirectUri({ account }: { account: ChannelAccount | null }) {
  const words = useStrings(mailboxSignInStrings);
  const sayCopied = useSayCopied();
  return (
    <CopyField
      label={words.redirect}
      value={account?.redirectUrl ?? new URL(MAILBOX_CALLBACK, location.origin).href}
      description={words.redirectHelp}
      onCopied={sayCopied}
    />
  );
}
