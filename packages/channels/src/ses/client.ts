import type { SendFailure } from '@concordia/domain';
import { textOf } from '../http/json.js';
import { callMailProvider, type MailAnswer, type MailCall, type ReadProblem } from '../mail-message/index.js';
import type { ProviderTools } from '../port/connect.js';
import { signAws } from './sigv4.js';

export interface SesAccount {
  readonly tools: ProviderTools;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** Error names of SES v2 and those common to all of AWS; other errors follow the HTTP status. */
const FAILURES: ReadonlyMap<string, SendFailure> = new Map([
  ['TooManyRequestsException', 'throttled'],
  ['ThrottlingException', 'throttled'],
  ['Throttling', 'throttled'],
  ['LimitExceededException', 'throttled'],
  ['MessageRejected', 'rejected'],
  ['BadRequestException', 'rejected'],
  ['NotFoundException', 'rejected'],
  ['MailFromDomainNotVerifiedException', 'authentication'],
  ['AccountSuspendedException', 'authentication'],
  ['SendingPausedException', 'authentication'],
  ['AccessDeniedException', 'authentication'],
  ['UnrecognizedClientException', 'authentication'],
  ['InvalidClientTokenId', 'authentication'],
  ['InvalidSignatureException', 'authentication'],
  ['SignatureDoesNotMatch', 'authentication'],
  ['IncompleteSignatureException', 'authentication'],
  ['ExpiredTokenException', 'authentication'],
  ['ServiceUnavailableException', 'transient'],
]);

/** The name is in `x-amzn-ErrorType`, possibly with an address after a colon, or in `__type`; the text is in `message`. */
const problemOf: ReadProblem = (_status, body, headers) => {
  const type = headers.get('x-amzn-errortype') ?? textOf(body, '__type') ?? '';
  const name = /([A-Za-z]{1,80})(?::.*)?$/.exec(type.split('#').at(-1) ?? '')?.[1] ?? null;
  const said = textOf(body, 'message') ?? textOf(body, 'Message');
  const failure = name === null ? null : (FAILURES.get(name) ?? null);
  return { failure: bySentence(name, said ?? '') ?? failure, code: name, said };
};

/** Two errors have several meanings. */
function bySentence(name: string | null, said: string): SendFailure | null {
  if (name === 'MessageRejected' && /not verified/i.test(said)) return 'authentication';
  if (name !== 'BadRequestException' && name !== 'MessageRejected') return null;
  if (/illegal address|missing final|local address|domain (?:name )?contains|invalid email address/i.test(said))
    return 'recipient_unreachable';
  return /length|size|too large/i.test(said) ? 'too_long' : null;
}

export interface SesCall {
  readonly method: MailCall['method'];
  readonly path: string;
  readonly json?: object;
}

export const callSes = (
  account: SesAccount,
  { method, path, json }: SesCall,
  signal: AbortSignal,
): Promise<MailAnswer> =>
  callAws(
    account,
    'ses',
    { method, path, type: 'application/json', body: json === undefined ? '' : JSON.stringify(json) },
    signal,
  );

/** Makes one call of SNS, which responds in XML. */
export const callSns = (
  account: SesAccount,
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<MailAnswer> => {
  const body = new URLSearchParams({ ...parameters, Version: '2010-03-31' }).toString();
  const type = 'application/x-www-form-urlencoded; charset=utf-8';
  return callAws(account, 'sns', { method: 'POST', path: '/', type, body }, signal);
};

interface AwsCall {
  readonly method: MailCall['method'];
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

async function callAws(
  account: SesAccount,
  service: 'ses' | 'sns',
  { method, path, type, body }: AwsCall,
  signal: AbortSignal,
): Promise<MailAnswer> {
  const { tools, region, accessKeyId, secretAccessKey } = account;
  const host = `https://${service === 'ses' ? 'email' : 'sns'}.${region}.amazonaws.com`;
  const url = new URL(`${tools.origin ?? host}${path}`);
  const headers = await signAws(
    { method, url: url.href, headers: body === '' ? {} : { 'content-type': type }, body },
    { accessKeyId, secretAccessKey },
    { region, service, at: tools.now() },
  );
  const call = { method, url: url.href, headers, ...(body !== '' && { body }) };
  return callMailProvider(tools, call, problemOf, signal);
}
