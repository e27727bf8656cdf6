import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { ConnectionSettings, RawWebhook } from '@concordia/channels/port';

/** A webhook built like the provider's, to test whether our route would accept it. */
export interface SimulatedWebhook {
  readonly webhook: RawWebhook;
  /** Replacements for the adapter's settings, if only the provider has the signing key. */
  readonly instead: ConnectionSettings;
}

interface WebhookContext {
  /** Our webhook's address, as the provider calls it. */
  readonly url: string;
  readonly now: number;
  /** Must differ from any real event's id. */
  readonly id: string;
}

const JSON_TYPE = { 'content-type': 'application/json' } as const;

/** A text message from Twilio, signed with the account's token over URL and fields (twilio.com, "Validating Signatures from Twilio"). */
export function simulatedSms(
  { url, id }: WebhookContext,
  { from, to, body, settings }: { from: string; to: string; body: string; settings: ConnectionSettings },
): SimulatedWebhook {
  const fields = {
    AccountSid: settings.accountSid ?? '',
    Body: body,
    From: from,
    MessageSid: id,
    NumMedia: '0',
    SmsStatus: 'received',
    To: to,
  };
  const signed =
    url +
    Object.entries(fields)
      .map(([name, value]) => name + value)
      .join('');
  const signature = createHmac('sha1', settings.authToken ?? '')
    .update(signed)
    .digest('base64');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
  return webhookOf(url, headers, new URLSearchParams(fields).toString());
}

/** An open event from SendGrid. Only SendGrid has its private key, so a generated key pair replaces it. */
function openedAtSendgrid({ url, now, id }: WebhookContext, email: string): SimulatedWebhook {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const timestamp = String(Math.floor(now / 1000));
  const body = `${JSON.stringify([{ sg_event_id: id, event: 'open', email, timestamp: Number(timestamp) }])}\r\n`;
  const headers = {
    ...JSON_TYPE,
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), privateKey).toString(
      'base64',
    ),
  };
  const webhookSecret = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  return { ...webhookOf(url, headers, body), instead: { webhookSecret } };
}

/** An open event from Mailgun, signed with the account's webhook key over timestamp and token. */
function openedAtMailgun(
  { url, now, id }: WebhookContext,
  email: string,
  settings: ConnectionSettings,
): SimulatedWebhook {
  const timestamp = String(Math.floor(now / 1000));
  const token = id
    .replaceAll(/[^\w-]/g, '')
    .padEnd(50, '0')
    .slice(0, 50);
  const signature = createHmac('sha256', settings.webhookSecret ?? '')
    .update(timestamp + token)
    .digest('hex');
  const event = { id, event: 'opened', recipient: email, timestamp: Number(timestamp) };
  return webhookOf(url, JSON_TYPE, JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': event }));
}

/** An open event from Postmark, which sends our address's password instead of a signature. */
function openedAtPostmark(
  { url, now, id }: WebhookContext,
  email: string,
  settings: ConnectionSettings,
): SimulatedWebhook {
  const authorization = `Basic ${Buffer.from(`concordia:${settings.webhookSecret ?? ''}`).toString('base64')}`;
  const event = { RecordType: 'Open', MessageID: id, Recipient: email, ReceivedAt: new Date(now).toISOString() };
  return webhookOf(url, { ...JSON_TYPE, authorization }, JSON.stringify(event));
}

/** An open event; `null` for Amazon SES, which signs with its own certificate. */
export function simulatedOpening(
  provider: 'sendgrid' | 'mailgun' | 'postmark' | 'ses',
  context: WebhookContext,
  email: string,
  settings: ConnectionSettings,
): SimulatedWebhook | null {
  switch (provider) {
    case 'sendgrid':
      return openedAtSendgrid(context, email);
    case 'mailgun':
      return openedAtMailgun(context, email, settings);
    case 'postmark':
      return openedAtPostmark(context, email, settings);
    case 'ses':
      return null;
  }
}

function webhookOf(url: string, headers: RawWebhook['headers'], body: string): SimulatedWebhook {
  return { webhook: { method: 'POST', url, headers, body: Buffer.from(body) }, instead: {} };
}
