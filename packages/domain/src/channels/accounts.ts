import type { Provider } from './providers.js';

/** Colors by which people tell the accounts of a channel apart: those of chart series, any two of which differ visibly. */
export const ACCOUNT_COLORS = ['sea', 'ochre', 'slate', 'moss', 'clay', 'sky', 'plum', 'violet'] as const;

export type AccountColor = (typeof ACCOUNT_COLORS)[number];

type Values = Readonly<Record<string, string | undefined>>;

/**
 * What a provider knows an account by, normalized: equal for two connections of the same mailbox, number or page.
 *
 * An email address is one mailbox whichever provider carries it.
 *
 * @param values settings and secrets by name.
 * @returns `null` while the values do not tell.
 */
export function accountIdentity(provider: Provider, values: Values): string | null {
  const known = keysOf(provider, values).map((value) => value?.trim().toLowerCase() ?? '');
  return known.find((value) => value !== '') ?? null;
}

/** The first that is set identifies the account. */
function keysOf(provider: Provider, values: Values): readonly (string | undefined)[] {
  const { fromAddress, fromNumber, messagingServiceSid, waPhoneId, pageId, igUserId, botToken, orgId, handle } = values;
  switch (provider) {
    case 'sendgrid':
    case 'mailgun':
    case 'postmark':
    case 'ses':
    case 'imap':
    case 'microsoft':
    case 'google':
      return [fromAddress];
    case 'twilio':
    case 'twilioWhatsapp':
      return [fromNumber?.replace(/[\s().-]/g, ''), messagingServiceSid];
    case 'whatsapp':
      return [waPhoneId];
    case 'messenger':
      return [pageId];
    case 'instagram':
      return [igUserId, pageId];
    case 'telegram':
      // The bot's id stands before the colon; the secret follows it.
      return [botToken?.split(':', 1)[0]];
    case 'linkedin':
      return [orgId];
    case 'x':
      return [handle?.replace(/^@/, '')];
  }
}
