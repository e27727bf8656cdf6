import { fieldsOf, type JsonFields, jsonOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import { type LinkedinRefusal, notTried, refusalOf } from './errors.js';

/** LinkedIn releases a version each month and supports it for a year; calls to an older one fail with 426. */
export const LINKEDIN_VERSION = '202609';

export interface LinkedinAccount {
  readonly fetch: typeof fetch;
  /** `https://api.linkedin.com`, or a peer. */
  readonly origin: string;
  readonly token: string;
  /** The numeric id of the organization's page. */
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
      /** Empty if there is no body. */
      readonly fields: JsonFields;
      /** Id of the created resource: the header `x-restli-id`. */
      readonly id: string | null;
    }
  | LinkedinRefusal;

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
