/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ChannelConnectionSettings } from './channelConnectionSettings';
import type { ChannelLimits } from './channelLimits';
import type { ChannelMode } from './channelMode';
import type { ConnectionHealth } from './connectionHealth';
import type { Provider } from './provider';
import type { QuietHours } from './quietHours';
import type { StoredSecret } from './storedSecret';

/**
 * A channel and its connection.
 */
export interface ChannelConnection {
  channel: Channel;
  /** Display name of the channel. */
  name: string;
  mode: ChannelMode;
  /** When it entered its current mode; `null` if it was never connected. */
  since: string | null;
  quietHours: QuietHours | null;
  limits: ChannelLimits;
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
  /**
     * Public address of this server; `null` until CONCORDIA_PUBLIC_URL is set.
     * @nullable
     */
  publicUrl: string | null;
  /** Whether the provider can reach this server, to deliver webhooks and to fetch files: a simulated one always, others once CONCORDIA_PUBLIC_URL is set. */
  isReachable: boolean;
  /**
     * Where the provider redirects the user after access is granted.
     * @nullable
     */
  redirectUrl: string | null;
  /** Current settings by name, without secrets. */
  settings: ChannelConnectionSettings;
  secrets: StoredSecret[];
  /** Required settings that are missing. `oauthAccessToken` means that access has not been granted yet. */
  missing: string[];
}
