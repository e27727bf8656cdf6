import type { Connect } from '@concordia/channels/port';
import { CONNECTS as CONNECTED_THERE } from '@concordia/channels/registry';
import type { Provider } from '@concordia/domain';

/** Loaded on demand, with the first connection of the provider. */
export const CONNECTS: Readonly<Record<Provider, () => Promise<Connect>>> = {
  ...CONNECTED_THERE,
  imap: async () => (await import('../../../outgoing/mail/connect-mail.js')).connectMail,
};
