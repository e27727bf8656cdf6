import { Refusal } from '../kit/refusal.js';
import type { MailRefusal } from '../mail/index.js';

export const refused = (status: number, message: string, field: string | null = null, headers = {}): Refusal =>
  new Refusal({ status, headers, body: { errors: [{ message, field, help: null }] } });

/** @param now ms since the epoch. */
export function refuseMail(why: MailRefusal, retryAfterMs: number, now: number): Refusal {
  switch (why) {
    case 'sender':
      return refused(403, 'The from address does not match a verified Sender Identity.', 'from');
    case 'recipient':
      return refused(400, 'Does not contain a valid address.', 'personalizations.0.to.0.email');
    case 'too many recipients':
      return refused(400, 'The number of recipients is over 1000.', 'personalizations');
    case 'content':
      return refused(400, 'The content is not allowed.', 'content.0.value');
    case 'empty':
      return refused(400, 'The content value must be a string at least one character in length.', 'content.0.value');
    case 'too large':
      return refused(413, 'The message is larger than 30 MB.');
    case 'rate':
      return refused(429, 'too many requests', null, {
        'x-ratelimit-reset': String(Math.ceil((now + retryAfterMs) / 1_000)),
      });
    case 'outage':
      return refused(503, 'The SendGrid v3 Web API is not available.');
  }
}
