import { PROVIDER_PROFILES, type Provider } from '../../channels/providers.js';

/** Where no provider is connected, and the least that any email server accepts. */
const FEWEST = 50;

/** How many recipients one email may have: To, Cc and Bcc together. @param provider `null` if none is connected. */
export const recipientLimit = (provider: Provider | null): number =>
  (provider === null ? undefined : PROVIDER_PROFILES[provider].maxRecipients) ?? FEWEST;

/** Why an email cannot go to this many recipients, as a sentence; `null` if it can. */
export function tooManyRecipients(provider: Provider | null, recipients: number): string | null {
  const limit = recipientLimit(provider);
  if (recipients <= limit) return null;
  const name = provider === null ? 'The provider' : PROVIDER_PROFILES[provider].name;
  return `${name} accepts ${limit.toLocaleString('en-US')} recipients per email, and this one has ${recipients.toLocaleString('en-US')}. Remove some.`;
}
