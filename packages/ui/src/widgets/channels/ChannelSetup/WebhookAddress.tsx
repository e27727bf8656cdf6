import { PROVIDER_PROFILES } from '@concordia/domain';
import { CopyField } from '../../../components/CopyField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { Notice } from '../channelDraft/Notice';
import type { ChannelState } from '../channelDraft/useChannelStates';
import type { Account } from './useAccount';

interface WebhookAddressProps {
  state: ChannelState;
  account: Account;
  /** @default 'Webhook URL' */
  label?: string;
}

/** The webhook URL to paste into the provider's console. Renders nothing for providers without webhooks. */
export function WebhookAddress({ state, account, label }: WebhookAddressProps) {
  const words = useStrings(connectionStrings);
  const sayCopied = useSayCopied();
  const address = webhookOf(state, account);
  if (address === null) return null;
  const isPublic = state.connection !== null && state.connection.publicUrl !== null;
  return (
    <>
      <CopyField
        label={label ?? words.webhookUrl}
        value={address}
        {...(isPublic && { description: words.webhookHelp })}
        onCopied={sayCopied}
      />
      {!isPublic && <Notice title={words.webhookLocal}>{words.webhookLocalHelp}</Notice>}
    </>
  );
}

export function useSayCopied(): () => void {
  const toast = useToast();
  const { copied } = useStrings(connectionStrings);
  return () => void toast({ tone: 'success', title: copied });
}

/** The server knows its public URL. It is built here for a provider that is not saved yet, and without a server. */
export function webhookOf(
  { connection, origin }: ChannelState,
  { provider }: Pick<Account, 'provider'>,
): string | null {
  const path = PROVIDER_PROFILES[provider].webhookPath;
  if (path === null) return null;
  if (connection?.provider === provider && connection.webhookUrl !== null) return connection.webhookUrl;
  return new URL(path, connection?.publicUrl ?? connection?.webhookUrl ?? origin).href;
}
