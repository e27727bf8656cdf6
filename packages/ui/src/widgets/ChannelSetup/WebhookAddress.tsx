import { PROVIDER_PROFILES } from '@concordia/domain';
import { CopyField } from '../../components/CopyField';
import { useToast } from '../../components/Toast';
import { useStrings } from '../../locale';
import { connectionStrings } from '../../strings/channelSetup';
import type { Place } from '../channelDraft/usePlaces';
import type { Account } from './useAccount';

interface WebhookAddressProps {
  place: Place;
  account: Account;
  /** @default 'Webhook URL' */
  label?: string;
}

/** Where the provider calls us, to be copied into its own form; nothing for providers that do not. */
export function WebhookAddress({ place, account, label }: WebhookAddressProps) {
  const words = useStrings(connectionStrings);
  const sayCopied = useSayCopied();
  const address = webhookOf(place, account);
  if (address === null) return null;
  return (
    <CopyField label={label ?? words.webhookUrl} value={address} description={words.webhookHelp} onCopied={sayCopied} />
  );
}

export function useSayCopied(): () => void {
  const toast = useToast();
  const { copied } = useStrings(connectionStrings);
  return () => void toast({ tone: 'success', title: copied });
}

/** The server knows under which address the world reaches it. For a provider that is only being chosen, and without a server, it is built here. */
export function webhookOf({ connection }: Place, { provider }: Pick<Account, 'provider'>): string | null {
  const path = PROVIDER_PROFILES[provider].webhookPath;
  if (path === null) return null;
  if (connection?.provider === provider && connection.webhookUrl !== null) return connection.webhookUrl;
  const known = connection?.webhookUrl ?? null;
  return new URL(path, known ?? location.origin).href;
}
