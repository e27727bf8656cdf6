import { anything, LARGEST_UPLOAD, MB, MOST_UPLOADS } from '../file-rules.js';
import { type ChannelProfile, optional, secret, text } from '../profile.js';

/** Base64 makes a file a third larger. */
const encoded = (bytes: number): number => Math.floor((bytes * 3) / 4);

/** Most mailboxes (Gmail's is 25 MB) and Mailgun (25 MB) accept less than the other providers carry; leaves some room for the text. */
const MAIL = anything(MOST_UPLOADS, LARGEST_UPLOAD, encoded(24 * MB));

/** Postmark accepts 10 MB of text and attachments together (postmarkapp.com/developer/user-guide/send-email-with-api). */
const POSTMARK = anything(MOST_UPLOADS, LARGEST_UPLOAD, encoded(9.5 * MB));

/** Email has no limit that a person would reach; ours keeps a paste from filling the disk. */
export const email = {
  name: 'Gmail',
  spoken: 'e-?mails?|gmail|mails?|inbox mail',
  handle: { kind: 'email', expected: 'an email address' },
  limits: { maxLength: 100_000, hasSubject: true, windowMs: null, canStart: true },
  counts: 'utf16',
  files: MAIL,
  providers: {
    sendgrid: {
      name: 'SendGrid',
      webhookPath: '/webhooks/email/sendgrid',
      fields: [
        secret('apiKey'),
        text('fromAddress', { kind: 'email' }),
        text('domain', { kind: 'domain', ...optional }),
        // The public key of the event webhook. Inbound email carries `inboundPassword` in the URL, since SendGrid does not sign it.
        secret('webhookSecret', optional),
        secret('inboundPassword', optional),
      ],
    },
    mailgun: {
      name: 'Mailgun',
      webhookPath: '/webhooks/email/mailgun',
      fields: [
        secret('apiKey'),
        text('domain', { kind: 'domain' }),
        text('fromAddress', { kind: 'email' }),
        text('region', { kind: 'choice', choices: ['us', 'eu'], initial: 'us', ...optional }),
        secret('webhookSecret', optional),
      ],
    },
    postmark: {
      name: 'Postmark',
      webhookPath: '/webhooks/email/postmark',
      fields: [
        secret('apiKey'),
        text('fromAddress', { kind: 'email' }),
        text('messageStream', { initial: 'outbound', ...optional }),
        // The password in the URL that Postmark calls: it signs nothing.
        secret('webhookSecret', optional),
      ],
      files: POSTMARK,
    },
    ses: {
      name: 'AWS SES',
      webhookPath: '/webhooks/email/ses',
      fields: [
        text('accessKeyId'),
        secret('apiKey'),
        text('region', { initial: 'eu-west-1' }),
        text('fromAddress', { kind: 'email' }),
        text('topicArn', { kind: 'arn', ...optional }),
      ],
    },
    imap: {
      name: 'IMAP and SMTP',
      webhookPath: null,
      fields: [
        text('fromAddress', { kind: 'email' }),
        text('user'),
        secret('apiKey'),
        text('imapHost', { kind: 'domain' }),
        text('imapPort', { kind: 'port', initial: '993', ...optional }),
        text('smtpHost', { kind: 'domain' }),
        text('smtpPort', { kind: 'port', initial: '465', ...optional }),
        text('folder', { initial: 'INBOX', ...optional }),
      ],
    },
  },
} as const satisfies ChannelProfile;
