import type { Provider } from '@concordia/domain';

/** Which providers call at which of our doors, below `/webhooks/`. */
export const DOORS = {
  meta: ['whatsapp', 'messenger', 'instagram'],
  sms: ['twilio'],
  telegram: ['telegram'],
  twitter: ['x'],
  linkedin: ['linkedin'],
} as const satisfies Record<string, readonly Provider[]>;

export type Door = keyof typeof DOORS;

/** Each has a door of its own, `email/{provider}`. */
export const MAIL_PROVIDERS = ['sendgrid', 'mailgun', 'postmark', 'ses'] as const satisfies readonly Provider[];

/** The largest body, in bytes. Meta gathers events into bodies of up to 3 MB; mail brings its files along. */
export const LARGEST_WEBHOOK = 4 * 1_048_576;
export const LARGEST_MAIL = 30 * 1_048_576;
