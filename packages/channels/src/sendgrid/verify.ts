import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { DAY, MINUTE, SECOND } from '@concordia/domain';
import type { RawWebhook, Verdict, WebhookHead } from '../port/adapter.js';

/**
 * SendGrid retries a webhook for a day; whether it signs retries anew is not documented. Replays within that time are recognized by `sg_event_id`.
 */
export const OLDEST = DAY;
const LATEST_LEAD = 5 * MINUTE;

/** The key as SendGrid shows it: base64 of a DER `SubjectPublicKeyInfo` on P-256; `null` for anything else. */
export function publicKeyOf(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

interface EventSignature {
  readonly bytes: Buffer;
  readonly timestamp: string;
}

/** The signature from the headers; `null` if one is missing or malformed. */
function signatureOf({ headers }: WebhookHead): EventSignature | null {
  const signature = headers['x-twilio-email-event-webhook-signature'];
  const timestamp = headers['x-twilio-email-event-webhook-timestamp'];
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return null;
  if (signature === '' || !/^\d{1,12}$/.test(timestamp)) return null;
  const bytes = Buffer.from(signature, 'base64');
  // Rejects non-canonical base64, whose extra bits the decoder would drop.
  return bytes.toString('base64') === signature ? { bytes, timestamp } : null;
}

export const hasEventSignature = (head: WebhookHead): boolean => signatureOf(head) !== null;

/**
 * ECDSA on P-256 with SHA-256 over timestamp and raw body, as DER in base64
 * (docs.sendgrid.com, "Getting started with the event webhook security features").
 */
export function verifyEvents(webhook: RawWebhook, key: KeyObject | null, now: number): Verdict {
  const signature = signatureOf(webhook);
  if (key === null || signature === null) return 'forged';
  const { bytes, timestamp } = signature;
  if (!verify('sha256', Buffer.concat([Buffer.from(timestamp), webhook.body]), key, bytes)) return 'forged';
  const at = Number(timestamp) * SECOND;
  return at < now - OLDEST || at > now + LATEST_LEAD ? 'stale' : 'genuine';
}
