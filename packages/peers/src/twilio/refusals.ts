import { Refusal } from '../kit/refusal.js';

const REFUSALS = {
  14107: [429, 'Too many requests'],
  20003: [401, 'Authenticate'],
  20004: [405, 'Method not allowed'],
  20404: [404, 'The requested resource was not found'],
  20413: [413, 'Request entity too large'],
  20429: [429, 'Too Many Requests'],
  20500: [500, 'Internal Server Error'],
  20503: [503, 'Service Unavailable'],
  21211: [400, "Invalid 'To' Phone Number"],
  21602: [400, 'Message body is required.'],
  21603: [400, "A 'From' phone number is required."],
  21604: [400, "A 'To' phone number is required."],
  21606: [400, "The 'From' phone number provided is not a valid message-capable Twilio phone number for this account."],
  21609: [400, "The 'StatusCallback' URL is not a valid URL."],
  21610: [400, 'Attempt to send to unsubscribed recipient'],
  21614: [400, "'To' number is not a valid mobile number"],
  21617: [400, 'The concatenated message body exceeds the 1600 character limit'],
  21620: [400, 'Invalid media URL(s)'],
  21623: [400, 'Number of media files exceeds allowed limit'],
  21655: [400, 'The ContentSid is Invalid'],
  21656: [400, 'The ContentVariables Parameter is invalid'],
  21705: [400, 'The Messaging Service Sid is invalid'],
  30007: [400, 'Message filtered'],
  63007: [400, 'Twilio could not find a Channel with the specified From address'],
  63016: [400, 'Outside the allowed window: use a Message Template'],
  63028: [400, 'Number of parameters provided does not match the expected number of parameters'],
} as const;

export type TwilioCode = keyof typeof REFUSALS;

/** @param retryAfter in seconds. */
export function refused(code: TwilioCode, retryAfter: number | null = null): Refusal {
  const [status, message] = REFUSALS[code];
  return new Refusal({
    status,
    headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });
}
