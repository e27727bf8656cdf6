import { createHmac } from 'node:crypto';
import type { PlayedWebhook } from '../kit/peer.js';

/** A form as Twilio posts it: HMAC-SHA1 over the address and the sorted fields, in base64. */
export function signedForm(authToken: string, url: string, fields: Readonly<Record<string, string>>): PlayedWebhook {
  const sorted = Object.keys(fields).sort();
  const signed = url + sorted.map((name) => `${name}${fields[name]}`).join('');
  const { pathname, search } = new URL(url);
  return {
    method: 'POST',
    path: `${pathname}${search}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': createHmac('sha1', authToken).update(signed).digest('base64'),
    },
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  };
}
