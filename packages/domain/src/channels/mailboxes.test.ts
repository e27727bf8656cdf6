import { expect, test } from 'vitest';
import { isMailboxProvider, isSignInMailbox, mailboxAddresses } from './mailboxes.js';
import { PROVIDERS } from './providers.js';
import { missingOf } from './setting-fields.js';

test('Microsoft and Google are signed in to, and read as any mailbox', () => {
  expect(PROVIDERS.filter(isSignInMailbox)).toEqual(['microsoft', 'google']);
  expect(PROVIDERS.filter(isMailboxProvider)).toEqual(['imap', 'microsoft', 'google']);
});

test('a mailbox is missing its owner’s grant until they signed in', () => {
  expect(missingOf('microsoft', ['fromAddress', 'clientId'])).toEqual(['oauthAccessToken']);
  expect(missingOf('google', ['fromAddress', 'clientId', 'oauthAccessToken'])).toEqual(['clientSecret']);
  expect(missingOf('imap', ['fromAddress', 'user', 'apiKey', 'imapHost', 'smtpHost'])).toEqual([]);
});

test('a mailbox is known by its address and by the one it is opened with', () => {
  expect(mailboxAddresses({ fromAddress: ' Mara@Fernhill.example', user: 'desk@fernhill.example' })).toEqual([
    'mara@fernhill.example',
    'desk@fernhill.example',
  ]);
  expect(mailboxAddresses({ fromAddress: 'mara@fernhill.example', user: 'MARA@fernhill.example' })).toHaveLength(1);
  expect(mailboxAddresses({ fromAddress: 'mara@fernhill.example', user: 'mara' })).toEqual(['mara@fernhill.example']);
  expect(mailboxAddresses({})).toEqual([]);
});
