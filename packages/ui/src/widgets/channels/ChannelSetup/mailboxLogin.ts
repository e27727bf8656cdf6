export const MAILBOX_CALLBACK = '/oauth/mailbox/callback';

/**
 * The server's address that leads to the provider's sign-in.
 *
 * @param accountId defaults to the channel's default account.
 */
export const mailboxLogin = (accountId?: string): string =>
  accountId === undefined ? '/oauth/mailbox/login' : `/oauth/mailbox/login?account=${accountId}`;
