/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AccountColor } from './accountColor';
import type { AccountSignature } from './accountSignature';
import type { ChannelMode } from './channelMode';
import type { MailFlagMode } from './mailFlagMode';
import type { NewChannelAccountSecrets } from './newChannelAccountSecrets';
import type { NewChannelAccountSettings } from './newChannelAccountSettings';
import type { Provider } from './provider';
import type { QuietHours } from './quietHours';

/**
 * A further account of a channel.
 */
export interface NewChannelAccount {
  /** Shown wherever the account is named; empty for its address. */
  name?: string | '';
  color?: AccountColor | null;
  /** `null` for none. */
  signature?: AccountSignature | null;
  /** Hours without automated sends; `null` for none. */
  quietHours?: QuietHours | null;
  /**
     * Its members; empty for everyone. Only they and the owner can be assigned its messages. Modules see nothing of an account with members.
     * @maxItems 200
     */
  memberIds?: string[];
  mailFlags?: MailFlagMode;
  /** `live` is allowed only when nothing is missing. */
  mode?: ChannelMode;
  provider?: Provider;
  /** All settings except secrets, by name. Omitted or empty settings are cleared. */
  settings?: NewChannelAccountSettings;
  /** Secrets by name. Omitted secrets keep their values; `null` removes one. */
  secrets?: NewChannelAccountSecrets;
}
