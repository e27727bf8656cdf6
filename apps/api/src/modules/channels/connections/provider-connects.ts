import type { Connect } from '@concordia/channels/port';
import { CONNECTS as CONNECTED_THERE } from '@concordia/channels/registry';
import type { Provider } from '@concordia/domain';

/** Who speaks to which provider; loaded when the first connection needs them. */
export const CONNECTS: Readonly<Record<Provider, () => Promise<Connect>>> = {
  ...CONNECTED_THERE,
  imap: async () => (await import('../../../outgoing/mail/connect-mail.js')).connectMail,
};
