import { Refusal } from '../kit/refusal.js';
import type { MailRefusal } from '../mail/index.js';

export const refused = (status: number, ErrorCode: number, Message: string): Refusal =>
  new Refusal({ status, body: { ErrorCode, Message } });

export function refuseMail(why: MailRefusal): Refusal {
  switch (why) {
    case 'sender':
      return refused(422, 400, "The 'From' address you supplied is not a Sender Signature on your account.");
    case 'recipient':
      return refused(422, 406, 'You tried to send to a recipient that has been marked as inactive.');
    case 'too many recipients':
      return refused(422, 300, 'The total number of To, Cc and Bcc recipients is over 50.');
    case 'content':
      return refused(422, 300, 'The content is not allowed.');
    case 'empty':
      return refused(422, 300, 'Provide either email TextBody or HtmlBody or both.');
    case 'too large':
      return refused(413, 300, 'The size of the message is over 10 MB.');
    case 'rate':
      return refused(429, 429, 'Rate limit exceeded.');
    case 'outage':
      return refused(503, 100, 'The Postmark API is offline for maintenance.');
  }
}
