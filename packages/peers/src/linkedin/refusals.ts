import { type PeerAnswer, Refusal } from '../kit/refusal.js';

/** LinkedIn's refusals: status, its own code, the textual code, and a sentence. */
const REFUSALS = {
  access: [403, 100, 'ACCESS_DENIED', 'Not enough permissions to access this resource.'],
  duplicate: [422, null, 'DUPLICATE_POST', 'Content is a duplicate of an earlier post.'],
  expired: [401, 65_602, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired'],
  invalidToken: [401, 65_600, 'INVALID_ACCESS_TOKEN', 'Invalid access token'],
  notFound: [404, null, 'NOT_FOUND', 'Not Found'],
  oldVersion: [426, null, 'NONEXISTENT_VERSION', 'The requested version is not active'],
  restli: [400, null, 'ILLEGAL_ARGUMENT', 'X-Restli-Protocol-Version must be 2.0.0'],
  throttled: [429, 101, 'TOO_MANY_REQUESTS', 'Resource level throttle limit for calls to this resource is reached.'],
  tooLarge: [413, null, 'TOO_LARGE', 'Request Entity Too Large'],
  unavailable: [503, null, 'SERVICE_UNAVAILABLE', 'Service Unavailable'],
  broken: [500, null, 'INTERNAL_SERVER_ERROR', 'Internal Server Error'],
  versionMissing: [
    400,
    null,
    'VERSION_MISSING',
    'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
  ],
} as const;

export function refusedAnswer(name: keyof typeof REFUSALS): PeerAnswer {
  const [status, serviceErrorCode, code, message] = REFUSALS[name];
  return { status, body: { message, code, status, ...(serviceErrorCode !== null && { serviceErrorCode }) } };
}

export const refused = (name: keyof typeof REFUSALS): Refusal => new Refusal(refusedAnswer(name));

/** A field is missing or wrong; LinkedIn names it in the message. */
export const invalid = (message: string): Refusal =>
  new Refusal({ status: 400, body: { message, code: 'ILLEGAL_ARGUMENT', serviceErrorCode: 0, status: 400 } });
