import type { Connect } from '@concordia/channels/port';
import type { Provider } from '@concordia/domain';

/** Who speaks to which provider; loaded when the first connection needs them. */
export const CONNECTS: Readonly<Record<Provider, () => Promise<Connect>>> = {
  sendgrid: async () => (await import('@concordia/channels/sendgrid')).connectSendgrid,
  mailgun: async () => (await import('@concordia/channels/mailgun')).connectMailgun,
  postmark: async () => (await import('@concordia/channels/postmark')).connectPostmark,
  ses: async () => (await import('@concordia/channels/ses')).connectSes,
  imap: async () => (await import('../../../outgoing/mail/connect-mail.js')).connectMail,
  whatsapp: async () => (await import('@concordia/channels/meta')).connectWhatsapp,
  messenger: async () => (await import('@concordia/channels/meta')).connectMessenger,
  instagram: async () => (await import('@concordia/channels/meta')).connectInstagram,
  linkedin: async () => (await import('@concordia/channels/linkedin')).connectLinkedin,
  twilio: async () => (await import('@concordia/channels/twilio')).connectTwilio,
  telegram: async () => (await import('@concordia/channels/telegram')).connectTelegram,
  x: async () => (await import('@concordia/channels/x')).connectX,
};
