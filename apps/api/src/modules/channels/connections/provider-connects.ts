import type { Connect } from '@concordia/channels/port';
import { CONNECTS as CONNECTED_THERE } from '@concordia/channels/registry';
import type { MailboxProvider, Provider } from '@concordia/domain';

function mailConnect(provider: MailboxProvider): () => Promise<Connect> {
  return async () => (await import('../../../outgoing/mail/connect-mail.js')).MAIL_CONNECTS[provider];
}

/** Loaded on demand, with the first connection of the provider. */
export const CONNECTS: Readonly<Record<Provider, () => Promise<Connect>>> = {
  ...CONNECTED_THERE,
  imap: mailConnect('imap'),
  microsoft: mailConnect('microsoft'),
  google: mailConnect('google'),
};
