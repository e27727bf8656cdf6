import type { Features } from '../features.js';
import { anything, LARGEST_UPLOAD, MB, MOST_UPLOADS } from '../file-rules.js';
import { type ChannelProfile, optional, secret, text } from '../profile.js';

/** Base64 makes a file a third larger. */
const encoded = (bytes: number): number => Math.floor((bytes * 3) / 4);

/** Most mailboxes (Gmail's is 25 MB) and Mailgun (25 MB) accept less than the other providers carry; leaves some room for the text. */
const MAIL = anything(MOST_UPLOADS, LARGEST_UPLOAD, encoded(24 * MB));

/** Postmark accepts 10 MB of text and attachments together (postmarkapp.com/developer/user-guide/send-email-with-api). */
const POSTMARK = anything(MOST_UPLOADS, LARGEST_UPLOAD, encoded(9.5 * MB));

/*
 * Recipients of one call: docs.sendgrid.com, "Mail Send"; documentation.mailgun.com, "Sending messages"; postmarkapp.com/developer/api/email-api;
 * docs.aws.amazon.com, "Service quotas in Amazon SES". An SMTP server accepts at least 100 (RFC 5321, 4.5.3.1.8).
 */
const RECIPIENTS = { sendgrid: 1_000, mailgun: 1_000, postmark: 50, ses: 50, smtp: 100 } as const;

const FEATURES: Features = {
  html: 'both',
  subject: 'both',
  quotedReplies: 'both',
  names: 'in',
};

/** Providers report delivery, and openings by a picture in the email. */
const REPORTED: Features = { ...FEATURES, deliveryMarks: 'in', readMarks: 'in' };

/** Delivery reports (RFC 3464) come as email. */
const MAILBOX: Features = { ...FEATURES, deliveryMarks: 'in' };

/** Read until folders of the mailbox are chosen. */
const FOLDER = text('folder', { initial: 'INBOX', isSuperseded: true, ...optional });

/** The operator's own app registration, and the mailbox that its user opens. */
const SIGN_IN = [
  text('fromAddress', { kind: 'email' }),
  text('clientId'),
  // The mailbox to open, where it is not the one of the user who signs in, as with shared mailboxes; the sign-in fills it.
  text('user', { kind: 'email', ...optional }),
  FOLDER,
] as const;

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
      maxRecipients: RECIPIENTS.sendgrid,
      webhookPath: '/webhooks/email/sendgrid',
      features: REPORTED,
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
      maxRecipients: RECIPIENTS.mailgun,
      webhookPath: '/webhooks/email/mailgun',
      features: REPORTED,
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
      maxRecipients: RECIPIENTS.postmark,
      webhookPath: '/webhooks/email/postmark',
      features: REPORTED,
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
      maxRecipients: RECIPIENTS.ses,
      webhookPath: '/webhooks/email/ses',
      features: REPORTED,
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
      maxRecipients: RECIPIENTS.smtp,
      webhookPath: null,
      features: MAILBOX,
      fields: [
        text('fromAddress', { kind: 'email' }),
        text('user'),
        secret('apiKey'),
        text('imapHost', { kind: 'domain' }),
        text('imapPort', { kind: 'port', initial: '993', ...optional }),
        text('smtpHost', { kind: 'domain' }),
        text('smtpPort', { kind: 'port', initial: '465', ...optional }),
        FOLDER,
      ],
    },
    microsoft: {
      name: 'Microsoft 365',
      maxRecipients: RECIPIENTS.smtp,
      webhookPath: null,
      features: MAILBOX,
      fields: [
        ...SIGN_IN,
        // Public clients have none.
        secret('clientSecret', optional),
        // An id, a domain, or `common` for every organization (learn.microsoft.com, "OAuth 2.0 authorization code flow").
        text('tenant', { kind: 'domain', initial: 'common', ...optional }),
      ],
    },
    google: {
      name: 'Google',
      maxRecipients: RECIPIENTS.smtp,
      webhookPath: null,
      features: MAILBOX,
      fields: [...SIGN_IN, secret('clientSecret')],
    },
  },
} as const satisfies ChannelProfile;
