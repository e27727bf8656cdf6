import { Refusal } from '../kit/refusal.js';
import type { MailRefusal } from '../mail/index.js';

export const refused = (status: number, message: string, headers = {}): Refusal =>
  new Refusal({ status, headers, body: { message } });

export function refuseMail(why: MailRefusal, domain: string, retryAfterMs: number): Refusal {
  switch (why) {
    case 'sender':
      return refused(400, `Domain ${domain} is not allowed to send: the from address is not of this domain.`);
    case 'recipient':
      return refused(400, "'to' parameter is not a valid address. please check documentation");
    case 'too many recipients':
      return refused(400, 'The total number of recipients is over 1000.');
    case 'content':
      return refused(400, 'The content is not allowed.');
    case 'empty':
      return refused(400, "Need at least one of 'text', 'html', 'amp-html' or 'template' parameters specified");
    case 'too large':
      return refused(413, 'Request entity too large');
    case 'rate':
      return refused(429, 'Too many requests', { 'retry-after': String(Math.ceil(retryAfterMs / 1_000)) });
    case 'outage':
      return refused(503, 'Service unavailable');
  }
}
