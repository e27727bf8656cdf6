import type { Provider } from '@concordia/domain';

/** Which providers call which of our routes, below `/webhooks/`. */
export const WEBHOOK_ROUTES = {
  meta: ['whatsapp', 'messenger', 'instagram'],
  sms: ['twilio'],
  telegram: ['telegram'],
  twitter: ['x'],
  linkedin: ['linkedin'],
} as const satisfies Record<string, readonly Provider[]>;

export type WebhookRoute = keyof typeof WEBHOOK_ROUTES;

/** Each has a route of its own, `email/{provider}`. */
export const MAIL_PROVIDERS = ['sendgrid', 'mailgun', 'postmark', 'ses'] as const satisfies readonly Provider[];

/** The largest body, in bytes. Meta gathers events into bodies of up to 3 MB; mail brings its files along. */
export const LARGEST_WEBHOOK = 4 * 1_048_576;
export const LARGEST_MAIL = 30 * 1_048_576;
