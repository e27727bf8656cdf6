import { ImapSession, MailboxFailure } from '../../../outgoing/mail/imap.js';
import type { MailboxAccount } from './mailbox-accounts.js';

/**
 * Connects and logs in. A token that the server refuses before its expiry is renewed once.
 *
 * @throws MailboxFailure if the server is unreachable or rejects the login.
 */
export async function openMailbox({ imap, login, followsFlags }: MailboxAccount): Promise<ImapSession> {
  const known = await login(null);
  try {
    return await ImapSession.open(imap, known, { followsFlags });
  } catch (error) {
    const isToken = 'accessToken' in known && error instanceof MailboxFailure && error.isRefused;
    if (!isToken) throw error;
    return ImapSession.open(imap, await login(known.accessToken), { followsFlags });
  }
}
