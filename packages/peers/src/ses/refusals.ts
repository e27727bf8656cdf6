import { Refusal } from '../kit/refusal.js';
import type { MailRefusal } from '../mail/index.js';

export const refused = (status: number, type: string, message: string): Refusal =>
  new Refusal({ status, headers: { 'x-amzn-errortype': type }, body: { message } });

export function refuseMail(why: MailRefusal, from: string): Refusal {
  switch (why) {
    case 'sender':
      return refused(
        400,
        'MessageRejected',
        `Email address is not verified. The following identities failed the check: ${from}`,
      );
    case 'recipient':
      return refused(400, 'BadRequestException', 'Illegal address');
    case 'too many recipients':
      return refused(400, 'BadRequestException', 'Recipient count exceeds 50.');
    case 'content':
      return refused(400, 'MessageRejected', 'The message contains invalid content.');
    case 'empty':
      return refused(400, 'BadRequestException', 'The message has no content.');
    case 'too large':
      return refused(400, 'BadRequestException', 'Message length is more than 41943040 bytes long.');
    case 'rate':
      return refused(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.');
    case 'outage':
      return refused(503, 'ServiceUnavailableException', 'The service is unavailable.');
  }
}
