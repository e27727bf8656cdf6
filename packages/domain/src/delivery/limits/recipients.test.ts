import { expect, it } from 'vitest';
import { recipientLimit, tooManyRecipients } from './recipients.js';

it.each([
  ['sendgrid', 1_000],
  ['mailgun', 1_000],
  ['postmark', 50],
  ['ses', 50],
  ['imap', 100],
  [null, 50],
] as const)('lets an email over %s go to %d people', (provider, limit) => {
  expect(recipientLimit(provider)).toBe(limit);
  expect(tooManyRecipients(provider, limit)).toBeNull();
  expect(tooManyRecipients(provider, limit + 1)).toContain(`accepts ${limit.toLocaleString('en-US')} recipients`);
});
