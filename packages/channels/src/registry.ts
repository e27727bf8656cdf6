import type { MailboxProvider, Provider } from '@concordia/domain';
import type { Connect } from './port/connect.js';

/** IMAP needs raw sockets, so the API connects it. */
export type ConnectedHere = Exclude<Provider, MailboxProvider>;

/** Adapters by provider, loaded on demand. */
export const CONNECTS: Readonly<Record<ConnectedHere, () => Promise<Connect>>> = {
  sendgrid: async () => (await import('./sendgrid/index.js')).connectSendgrid,
  mailgun: async () => (await import('./mailgun/index.js')).connectMailgun,
  postmark: async () => (await import('./postmark/index.js')).connectPostmark,
  ses: async () => (await import('./ses/index.js')).connectSes,
  whatsapp: async () => (await import('./meta/index.js')).connectWhatsapp,
  messenger: async () => (await import('./meta/index.js')).connectMessenger,
  instagram: async () => (await import('./meta/index.js')).connectInstagram,
  linkedin: async () => (await import('./linkedin/index.js')).connectLinkedin,
  twilioWhatsapp: async () => (await import('./twilio/index.js')).connectTwilioWhatsapp,
  twilio: async () => (await import('./twilio/index.js')).connectTwilio,
  telegram: async () => (await import('./telegram/index.js')).connectTelegram,
  x: async () => (await import('./x/index.js')).connectX,
};
