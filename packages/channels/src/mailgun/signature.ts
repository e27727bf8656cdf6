import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from '@concordia/domain';
import { fieldOf, fieldsOf, jsonOf, textOf } from '../http/json.js';
import { type Form, readForm } from '../mail-message/index.js';
import type { RawWebhook, Verdict } from '../port/adapter.js';
import { legacyBody } from './legacy.js';

/** Mailgun retries a webhook for eight hours. Within this time, in ms, its token is recognized as its envelope's id. */
export const OLDEST = 12 * HOUR;
const LATEST_LEAD = 5 * MINUTE;

export interface MailgunSignature {
  /** Seconds since the epoch, as signed. */
  readonly timestamp: string;
  /** 50 characters, used once. */
  readonly token: string;
  /** Hex. */
  readonly signature: string;
}

/** Events arrive as JSON, or as a form on old accounts; email as a form. All carry their signature in the body. */
export type MailgunBody =
  | { readonly kind: 'events'; readonly json: ReturnType<typeof fieldsOf>; readonly signature: MailgunSignature | null }
  | { readonly kind: 'mail'; readonly form: Form; readonly signature: MailgunSignature | null };

export function readBody(webhook: Pick<RawWebhook, 'headers' | 'body'>): MailgunBody | null {
  if (/^application\/json\b/i.test(String(webhook.headers['content-type']))) {
    const json = fieldsOf(jsonOf(Buffer.from(webhook.body).toString('utf8')));
    const inside = fieldOf(json, 'signature');
    return { kind: 'events', json, signature: signatureOf((name) => textOf(inside, name)) };
  }
  const form = readForm(webhook);
  if (form === null) return null;
  const signature = signatureOf((name) => form.text(name));
  const legacy = legacyBody(form);
  return legacy === null ? { kind: 'mail', form, signature } : { kind: 'events', json: legacy, signature };
}

function signatureOf(read: (name: string) => string | null): MailgunSignature | null {
  const timestamp = read('timestamp') ?? '';
  const token = read('token') ?? '';
  const signature = read('signature') ?? '';
  const isWellFormed =
    /^\d{1,12}$/.test(timestamp) && /^[\w-]{16,100}$/.test(token) && /^[0-9a-f]{64}$/.test(signature);
  return isWellFormed ? { timestamp, token, signature } : null;
}

/**
 * HMAC-SHA256 with the account's signing key over timestamp and token (documentation.mailgun.com, "Securing webhooks"). It does not cover the
 * payload: whoever saw a signature could send another payload with it, so each token is accepted once.
 */
export function verifyMailgun(webhook: RawWebhook, key: string, now: number): Verdict {
  const said = readBody(webhook)?.signature ?? null;
  if (said === null || key === '') return 'forged';
  const ours = createHmac('sha256', key).update(`${said.timestamp}${said.token}`).digest();
  if (!timingSafeEqual(ours, Buffer.from(said.signature, 'hex'))) return 'forged';
  const at = Number(said.timestamp) * SECOND;
  return at < now - OLDEST || at > now + LATEST_LEAD ? 'stale' : 'genuine';
}
