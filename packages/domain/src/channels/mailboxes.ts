import type { Provider } from './providers.js';

/** Mailboxes that people open by signing in at their provider (OAuth 2), without a password. */
export const SIGN_IN_MAILBOXES = ['microsoft', 'google'] as const satisfies readonly Provider[];

export type SignInMailbox = (typeof SIGN_IN_MAILBOXES)[number];

/** Providers whose email is read over IMAP and sent over SMTP. */
export const MAILBOX_PROVIDERS = ['imap', ...SIGN_IN_MAILBOXES] as const satisfies readonly Provider[];

export type MailboxProvider = (typeof MAILBOX_PROVIDERS)[number];

export const isSignInMailbox = (provider: Provider | null): provider is SignInMailbox =>
  SIGN_IN_MAILBOXES.some((one) => one === provider);

export const isMailboxProvider = (provider: Provider | null): provider is MailboxProvider =>
  MAILBOX_PROVIDERS.some((one) => one === provider);

/**
 * Addresses by which an email account reaches its mailbox, in lower case. Two accounts that share one read the same mailbox, or send as the same
 * sender.
 *
 * @param settings by name.
 */
export function mailboxAddresses({
  fromAddress,
  user,
}: Readonly<Record<string, string | undefined>>): readonly string[] {
  const told = [fromAddress, user].map((value) => value?.trim().toLowerCase() ?? '');
  return [...new Set(told.filter((value) => value.includes('@')))];
}
