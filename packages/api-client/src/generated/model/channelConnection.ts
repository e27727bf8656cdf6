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
 * A channel and how it is connected.
 */
export interface ChannelConnection {
  channel: Channel;
  /** What the screens call it. */
  name: string;
  mode: ChannelMode;
  /** When it came into its mode; `null` when it never was connected. */
  since: string | null;
  quietHours: QuietHours | null;
  limits: ChannelLimits;
  /** Who carries it when it is live; `null` until one was chosen. */
  provider: Provider | null;
  /**
     * How the provider calls the account: a number, an @name, a page.
     * @nullable
     */
  account: string | null;
  health: ConnectionHealth;
  /**
     * What is wrong, and what to do.
     * @nullable
     */
  healthReason: string | null;
  /** When the credentials were last tried. */
  checkedAt: string | null;
  /** When the credentials end, as far as the provider says. */
  expiresAt: string | null;
  /**
     * Where the provider calls this server; `null` when it does not.
     * @nullable
     */
  webhookUrl: string | null;
  /**
     * The address of this server on the internet; `null` until CONCORDIA_PUBLIC_URL names one.
     * @nullable
     */
  publicUrl: string | null;
  /**
     * Where the provider sends a person back after granting access.
     * @nullable
     */
  redirectUrl: string | null;
  /** What was set, by name; no secret is among it. */
  settings: ChannelConnectionSettings;
  secrets: StoredSecret[];
  /** Required settings that are not there; `oauthAccessToken` means that nobody has allowed us in yet. */
  missing: string[];
}
