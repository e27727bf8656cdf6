import { fieldsOf, type JsonFields, jsonOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import { type LinkedinRefusal, notTried, refusalOf } from './errors.js';

/** The version of the API that we speak. LinkedIn brings one each month and keeps it for a year; a call in an older one is refused with 426. */
export const LINKEDIN_VERSION = '202609';

export interface LinkedinAccount {
  readonly fetch: typeof fetch;
  /** `https://api.linkedin.com`, or a peer. */
  readonly origin: string;
  readonly token: string;
  /** The number of the organisation's page. */
  readonly organisation: string;
}

export interface LinkedinCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly json?: object;
}

export type LinkedinAnswer =
  | {
      readonly ok: true;
      /** Empty where there is no body. */
      readonly fields: JsonFields;
      /** Of what was made: the header `x-restli-id`. */
      readonly id: string | null;
    }
  | LinkedinRefusal;

/** One call in the page's name. */
export async function callLinkedin(
  { fetch, origin, token }: LinkedinAccount,
  { method, path, json }: LinkedinCall,
  signal: AbortSignal,
): Promise<LinkedinAnswer> {
  const init = {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'linkedin-version': LINKEDIN_VERSION,
      'x-restli-protocol-version': '2.0.0',
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  };
  const answer = await exchange({ url: new URL(path, origin), init, fetch }, signal);
  if (answer.kind === 'lost') return notTried(method === 'GET' ? 'transient' : answer.failure, 'no_answer');
  const { status, headers, text } = answer;
  if (status < 200 || status > 299) return refusalOf(status, headers, text);
  const id = headers.get('x-restli-id') ?? headers.get('x-linkedin-id');
  return { ok: true, fields: fieldsOf(jsonOf(text)) ?? new Map(), id };
}
