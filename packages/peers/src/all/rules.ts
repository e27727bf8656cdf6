import type { Provider } from '@concordia/domain';

/** What a peer enforces, as its provider does. */
export interface PeerRule {
  readonly rule: string;
  /**
   * How it refuses: the HTTP status, then the provider's own code where it has one, which may come with a webhook after the message was taken; `null` for
   * what it does by itself.
   */
  readonly code: string | null;
}

const rule = (text: string, code: string | null = null): PeerRule => ({ rule: text, code });

const META = [
  rule('a bearer token', '401 190'),
  rule('an appsecret_proof with each call', '400 100'),
  rule('the verify token of the callback', '400 2200'),
  rule('5,000 calls an hour', '400 80007'),
  rule('webhooks signed with the application’s secret (X-Hub-Signature-256)'),
] as const;

const PAGE = [
  ...META,
  rule('people who wrote before', '400 100'),
  rule('sender actions and reactions within 24 hours, with nothing beside them', '400 100'),
  rule('300 messages a second', '429 613'),
  rule('profiles of people who wrote', '400 100/33'),
  rule('addresses of profile pictures that expire after a day', '403'),
] as const;

/** By provider; the order is that of the printed catalogue. */
export const RULES: Readonly<Partial<Record<Provider, readonly PeerRule[]>>> = {
  sendgrid: [
    rule('a bearer key', '401'),
    rule('the account’s verified sender', '403'),
    rule('at most 1,000 recipients', '400'),
    rule('at most 30 MB', '413'),
    rule('events signed with ECDSA over time and body; inbound mail as a form, with the password of the address'),
  ],
  mailgun: [
    rule('basic authentication with the key', '401'),
    rule('a sender of the account’s domain', '400'),
    rule('at most 1,000 recipients', '400'),
    rule('webhooks signed with HMAC over time and token'),
  ],
  postmark: [
    rule('the server token', '401 10'),
    rule('a sender signature of the account', '422 400'),
    rule('no inactive recipients', '422 406'),
    rule('at most 50 recipients', '422 300'),
    rule('webhooks with the password of the address, and no signature'),
  ],
  ses: [
    rule('Signature Version 4', '403'),
    rule('a verified sender', '400 MessageRejected'),
    rule('at most 50 recipients', '400 BadRequestException'),
    rule('notifications through SNS, signed with a certificate'),
  ],
  imap: [
    rule('one login for SMTP and IMAP', '535 5.7.8'),
    rule('mail from the own address alone', '554 5.7.1'),
    rule('at most 1 MB', '552 5.3.4'),
    rule('mailboxes that exist (nobody@…)', '550 5.1.1'),
    rule('answers and bounces come into the inbox, of which IMAP tells with IDLE; there are no webhooks'),
    rule('IMAP listens 143 ports above SMTP when a port was asked for'),
  ],
  whatsapp: [
    ...META,
    rule('24 hours after their last message only templates', '400 131047'),
    rule('approved templates', '404 132001'),
    rule('a template’s number of parameters', '400 132000'),
    rule('a template’s named parameters, media and buttons', '400 132012'),
    rule('at most 4,096 characters', '400 100'),
    rule('uploaded media with their type, OGG with its codec', '400 131053'),
    rule('voice messages of OGG with Opus, stickers of WebP up to 500 kB', '400 131009'),
    rule('80 messages a second', '429 130429'),
    rule('one message in six seconds to a person, after 45', '400 131056'),
    rule('read marks and typing for messages received within 30 days', '400 100'),
    rule('reactions of one emoji to messages received within 30 days', '400 131009'),
  ],
  messenger: [
    ...PAGE,
    rule('24 hours after their last message, by a human agent seven days', '400 10/2018278'),
    rule('at most 2,000 characters', '400 100'),
  ],
  instagram: [
    ...PAGE,
    rule('24 hours after their last message, by a human agent seven days', '400 10/2534022'),
    rule('at most 1,000 bytes', '400 100'),
    rule('the heart as the only reaction', '400 100'),
  ],
  linkedin: [
    rule('a bearer token', '401 65600'),
    rule('for 60 days', '401 65602'),
    rule('a version of the API of the last year', '426'),
    rule('Rest.li 2.0.0', '400'),
    rule('comments of at most 1,250 characters, posts of 3,000', '400'),
    rule('messages for partners alone', '403 100'),
    rule('60 calls a minute', '429 101'),
    rule('webhooks signed with the client secret (X-LI-Signature), after a challenge'),
  ],
  twilio: [
    rule('basic authentication', '401 20003'),
    rule('a number of the account', '400 21606'),
    rule('a messaging service of the account', '400 21705'),
    rule('recipients in E.164', '400 21211'),
    rule('at most 1,600 characters', '400 21617'),
    rule('at most 10 files, one on WhatsApp', '400 21623'),
    rule('files at web addresses', '400 21620'),
    rule('files that answer HEAD and GET alike', '201 11200, then undelivered; 63019 on WhatsApp'),
    rule('types that the channel takes', '201 12300, then undelivered'),
    rule('5 MB of files in all, 16 MB on WhatsApp', '201 11751, then undelivered'),
    rule('no message to who said STOP', '400 21610'),
    rule('30 messages a second, with Retry-After', '429 20429'),
    rule('WhatsApp between `whatsapp:` addresses', '400 63007'),
    rule('WhatsApp within 24 hours of their last message, or an approved template', '400 63016'),
    rule('templates that the account has', '400 21655'),
    rule('texts of templates without line breaks, tabs or five spaces in a row', '400 21656'),
    rule('texts for the variables of the template alone', '400 63028'),
    rule('webhooks signed with the token (X-Twilio-Signature)'),
  ],
  telegram: [
    rule('the bot’s token in the path', '401'),
    rule('nobody who has not written before', '403'),
    rule('nobody who blocked the bot', '403'),
    rule('at most 4,096 characters, 1,024 under a file', '400'),
    rule('one message a second in a chat and 30 in all, with retry_after', '429'),
    rule('reactions of those that bots may set', '400'),
    rule('read marks by a business connection alone', '400'),
    rule('profile pictures of people who wrote', '400'),
    rule('voice messages of OGG with Opus, stickers of WebP up to 512 kB', '400'),
    rule('albums of pictures and videos, of music, or of documents', '400'),
    rule('updates carry the secret of setWebhook, and go nowhere before it'),
  ],
  x: [
    rule('OAuth 2 with PKCE, codes for 30 seconds, tokens for two hours', '401'),
    rule('the scopes of a call', '403'),
    rule('15 direct messages in 15 minutes, 1,440 a day (x-rate-limit-*)', '429'),
    rule('the field of a profile picture asked for (user.fields)'),
    rule('webhooks signed with the consumer secret (x-twitter-webhooks-signature)'),
  ],
};
