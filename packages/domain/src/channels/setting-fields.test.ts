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
    ['settings', 'fromAddress', 'an email address'],
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

test.each([
  ['imap', 'imapPort', '1', '0', 'a port from 1 to 65535'],
  ['imap', 'imapPort', '65535', '65536', 'a port from 1 to 65535'],
  ['imap', 'imapPort', '993', '+993', 'a port from 1 to 65535'],
  ['twilio', 'fromNumber', '+1234567', '+123456', 'a number such as +46701234567'],
  ['whatsapp', 'waPhoneId', '1'.repeat(40), '1'.repeat(41), 'digits'],
  ['linkedin', 'useDMs', 'false', 'TRUE', 'one of true, false'],
  ['mailgun', 'region', 'us', 'US', 'one of us, eu'],
  ['x', 'scopes', 'tweet.read', 'tweet.read ', 'scopes such as tweet.read, separated by spaces'],
  ['ses', 'topicArn', 'arn:aws-cn:sns:x:123456789012:a', 'arn:aws:sns:x:12345678901:a', 'the ARN of an SNS topic'],
  ['sendgrid', 'fromAddress', 'Ada@Mail.example', 'Ada <ada@mail.example>', 'an email address'],
] as const)('%s takes as %s %s, and tells that %s should be %s', (provider, name, good, bad, expected) => {
  expect(settingProblems(provider, { [name]: good }, {})).toEqual([]);
  expect(settingProblems(provider, { [name]: bad }, {})).toEqual([{ part: 'settings', name, expected }]);
});

test('a secret may be a key of several lines, and null takes one away', () => {
  expect(settingProblems('sendgrid', {}, { webhookSecret: '-----BEGIN\nabc\n-----END', apiKey: null })).toEqual([]);
});

test('is missing what is required and has nothing that stands for it', () => {
  expect(missingOf('ses', ['accessKeyId', 'apiKey'])).toEqual(['fromAddress']);
  expect(missingOf('twilio', ['accountSid', 'authToken'])).toEqual(['fromNumber']);
  expect(missingOf('twilio', ['accountSid', 'authToken', 'messagingServiceSid'])).toEqual([]);
  expect(missingOf('twilio', ['accountSid', 'authToken', 'fromNumber'])).toEqual([]);
  expect(missingOf('x', ['clientId', 'clientSecret', 'oauthAccessToken'])).toEqual([]);
  expect(missingOf('x', ['clientId', 'clientSecret'])).toEqual(['oauthAccessToken']);
});

test('what stands for a setting that was left out is one that would be taken', () => {
  for (const provider of PROVIDERS) expect(settingProblems(provider, withInitials(provider, {}), {})).toEqual([]);
  expect(withInitials('mailgun', { region: 'eu' })).toEqual({ region: 'eu' });
  expect(Object.values(PROVIDER_PROFILES).every(({ name }) => name.length > 0)).toBe(true);
});
