import { expect, test } from 'vitest';
import { PROVIDER_PROFILES, PROVIDERS } from './providers.js';
import { missingOf, settingProblems, withInitials } from './setting-fields.js';

test('names every field that is wrong, and what it should have been', () => {
  const problems = settingProblems(
    'imap',
    { fromAddress: 'nobody', user: 'a\u0000b', imapHost: 'mail host', imapPort: '70000', folder: '', colour: 'red' },
    { apiKey: 'a\u0007b', user: 'me' },
  );
  expect(problems.map(({ part, name, expected }) => [part, name, expected])).toEqual([
    ['settings', 'fromAddress', 'an e-mail address'],
    ['settings', 'user', 'one line of text'],
    ['settings', 'imapHost', 'a host name such as mail.example'],
    ['settings', 'imapPort', 'a port from 1 to 65535'],
    ['settings', 'colour', 'nothing: there is no such field'],
    ['secrets', 'apiKey', 'text without control characters'],
    ['secrets', 'user', 'nothing: there is no such field'],
  ]);
});

test.each([
  ['twilio', 'fromNumber', '+46701234567', '0701234567'],
  ['mailgun', 'region', 'eu', 'mars'],
  ['mailgun', 'domain', 'mail.example', '-mail.example'],
  ['imap', 'imapHost', '127.0.0.1', 'http://mail.example'],
  ['whatsapp', 'waPhoneId', '10203040', '10-20'],
  ['linkedin', 'useDMs', 'true', 'yes'],
  ['x', 'scopes', 'tweet.read users.read', 'tweet.read, users.read'],
  ['ses', 'topicArn', 'arn:aws:sns:eu-west-1:123456789012:mail', 'arn:aws:sqs:eu-west-1:123456789012:mail'],
] as const)('%s takes as %s %s, not %s', (provider, name, good, bad) => {
  expect(settingProblems(provider, { [name]: good }, {})).toEqual([]);
  expect(settingProblems(provider, { [name]: bad }, {})).toHaveLength(1);
});

test('a secret may be a key of several lines, and null takes one away', () => {
  expect(settingProblems('sendgrid', {}, { webhookSecret: '-----BEGIN\nabc\n-----END', apiKey: null })).toEqual([]);
});

test('is missing what is required and has nothing that stands for it', () => {
  expect(missingOf('ses', ['accessKeyId', 'apiKey'])).toEqual(['fromAddress']);
  expect(missingOf('twilio', ['accountSid', 'authToken'])).toEqual(['fromNumber']);
  expect(missingOf('twilio', ['accountSid', 'authToken', 'messagingServiceSid'])).toEqual([]);
  expect(missingOf('x', ['clientId', 'clientSecret'])).toEqual(['oauthAccessToken']);
});

test('what stands for a setting that was left out is one that would be taken', () => {
  for (const provider of PROVIDERS) expect(settingProblems(provider, withInitials(provider, {}), {})).toEqual([]);
  expect(withInitials('mailgun', { region: 'eu' })).toEqual({ region: 'eu' });
  expect(Object.values(PROVIDER_PROFILES).every(({ name }) => name.length > 0)).toBe(true);
});
