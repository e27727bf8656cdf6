/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AccountColor } from './accountColor';
import type { AccountSignature } from './accountSignature';
import type { Channel } from './channel';
import type { ChannelAccountSettings } from './channelAccountSettings';
import type { ChannelMode } from './channelMode';
import type { ConnectionHealth } from './connectionHealth';
import type { MailFlagMode } from './mailFlagMode';
import type { Provider } from './provider';
import type { QuietHours } from './quietHours';
import type { StoredSecret } from './storedSecret';

/**
 * An account of a channel: a mailbox, a number or a page.
 */
export interface ChannelAccount {
  /** A UUID. */
  id: string;
  channel: Channel;
  mode: ChannelMode;
  /** When it entered its current mode; `null` if it was never connected. */
  since: string | null;
  quietHours: QuietHours | null;
  /** Provider used in live mode; `null` until one is chosen. */
  provider: Provider | null;
  /**
     * The provider’s name for the account: a number, an @name or a page.
     * @nullable
     */
  account: string | null;
  health: ConnectionHealth;
  /**
     * What is wrong and how to fix it.
     * @nullable
     */
  healthReason: string | null;
  /** When the credentials were last tested. */
  checkedAt: string | null;
  /** When the credentials expire, according to the provider. */
  expiresAt: string | null;
  /**
     * URL that the provider calls on this server; `null` if it calls none.
     * @nullable
     */
  webhookUrl: string | null;
  /** Whether the provider can reach this server, to deliver webhooks and to fetch files: a simulated one always, others once CONCORDIA_PUBLIC_URL is set. */
  isReachable: boolean;
  /**
     * Where the provider redirects the user after access is granted.
     * @nullable
     */
  redirectUrl: string | null;
  /** Current settings by name, without secrets. */
  settings: ChannelAccountSettings;
  secrets: StoredSecret[];
  /** Required settings that are missing. `oauthAccessToken` means that access has not been granted yet. */
  missing: string[];
  /** The given name; empty if none was given. */
  name: string;
  /**
     * The mailbox, number or page; `null` until the settings tell it.
     * @nullable
     */
  address: string | null;
  color: AccountColor | null;
  /** Calls that name only the channel mean its default account. */
  isDefault: boolean;
  signature: AccountSignature | null;
  /** Its members; empty for everyone. */
  memberIds: string[];
  mailFlags: MailFlagMode;
}
