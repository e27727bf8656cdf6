import { Refusal } from '../kit/refusal.js';

/** The Graph API's refusals: HTTP status, code, subcode and text. */
const REFUSALS = {
  badToken: [401, 190, null, 'Invalid OAuth access token - Cannot parse access token'],
  noProof: [400, 100, null, 'API calls from the server require an appsecret_proof argument'],
  badProof: [400, 100, null, 'Invalid appsecret_proof provided in the API argument'],
  notThere: [400, 100, 33, 'Unsupported request. Object does not exist or cannot be loaded due to missing permissions'],
  badParameter: [400, 100, null, 'Invalid parameter'],
  badCallback: [400, 2200, null, 'The URL could not be validated. Callback verification failed'],
  tooManyCalls: [400, 80_007, null, 'Rate limit issues: there have been too many calls to this account'],
  tooLarge: [413, 100, null, 'The request is too large'],
  broken: [500, 1, null, 'An unknown error has occurred.'],
  down: [503, 2, null, 'Service temporarily unavailable'],
  // WhatsApp.
  missingParameter: [400, 131_008, null, 'Required parameter is missing'],
  valueNotValid: [400, 131_009, null, 'Parameter value is not valid'],
  throughput: [429, 130_429, null, 'Rate limit hit'],
  pairRate: [400, 131_056, null, '(Business Account, Consumer Account) pair rate limit hit'],
  reEngagement: [400, 131_047, null, 'Re-engagement message'],
  undeliverable: [400, 131_026, null, 'Message undeliverable'],
  noTemplate: [404, 132_001, null, 'Template name does not exist in the translation'],
  templateParameters: [400, 132_000, null, 'Number of parameters does not match the expected number of params'],
  templateFormat: [400, 132_012, null, 'Parameter format does not match format in the created template'],
  mediaUpload: [400, 131_053, null, 'Media upload error'],
  // Messenger and Instagram.
  pageRate: [429, 613, null, 'Calls to this API have exceeded the rate limit.'],
  outsideWindow: [400, 10, 2_018_278, 'This message is sent outside of allowed window.'],
  outsideInstagramWindow: [400, 10, 2_534_022, 'This message is sent outside of allowed window.'],
  noSuchPerson: [400, 100, 2_018_001, 'No matching user found'],
  noSuchInstagramPerson: [400, 100, 2_534_014, 'The requested user cannot be found'],
  personNotAvailable: [400, 551, 1_545_041, "This person isn't available right now."],
} as const satisfies Record<string, readonly [number, number, number | null, string]>;

export type RefusalName = keyof typeof REFUSALS;

export interface RefusalDetails {
  /** Details for people. */
  readonly details?: string;
  /** In seconds. */
  readonly retryAfter?: number;
  /** The account over its limit, and for how many minutes. */
  readonly usage?: { readonly account: string; readonly minutes: number };
}

/** In Graph's format: `{ error: { message, type, code, error_subcode?, error_data?, fbtrace_id } }`. */
export function refused(name: RefusalName, { details, retryAfter, usage }: RefusalDetails = {}): Refusal {
  const [status, code, subcode, message] = REFUSALS[name];
  const error = {
    message: `(#${code}) ${message}`,
    type: 'OAuthException',
    code,
    ...(subcode !== null && { error_subcode: subcode }),
    ...(details !== undefined && { error_data: { messaging_product: 'whatsapp', details } }),
    fbtrace_id: 'Simulator',
  };
  const headers = {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(usage !== undefined && { 'x-business-use-case-usage': usageHeader(usage.account, usage.minutes) }),
  };
  return new Refusal({ status, headers, body: { error } });
}

const usageHeader = (account: string, minutes: number): string =>
  JSON.stringify({
    [account]: [
      { type: 'messenger', call_count: 100, total_cputime: 5, total_time: 5, estimated_time_to_regain_access: minutes },
    ],
  });
