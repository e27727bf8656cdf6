import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PeerCall } from '../kit/call.js';
import { refused } from './refusals.js';

/** Maximum clock skew of a signature, in ms. */
const SKEW = 5 * 60_000;

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const HAVE_TO_BE_SIGNED = ['host', 'x-amz-date'];

export interface AwsAccount {
  readonly accessKeyId: string;
  readonly secret: string;
  readonly region: string;
}

/** Checks Signature Version 4 as the service does. @throws Refusal in AWS's format. */
export function authorize(call: PeerCall, account: AwsAccount, now: number): { readonly service: string } {
  const [, id, day, region, service = '', names = '', signature = ''] =
    HEADER.exec(call.headers.get('authorization') ?? '') ?? [];
  if (id === undefined) throw refused(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
  if (id !== account.accessKeyId)
    throw refused(403, 'UnrecognizedClientException', 'The security token included in the request is invalid.');
  const date = call.headers.get('x-amz-date') ?? '';
  if (region !== account.region || day === undefined || !date.startsWith(day))
    throw refused(403, 'InvalidSignatureException', 'Credential should be scoped to a valid region.');
  if (Math.abs(timeOf(date) - now) > SKEW) throw refused(403, 'InvalidSignatureException', 'Signature expired.');
  const signed = names.split(';');
  if (!HAVE_TO_BE_SIGNED.every((name) => signed.includes(name)))
    throw refused(403, 'InvalidSignatureException', "'Host' must be a 'SignedHeader' in the AWS Authorization.");
  if (service === 's3' && call.headers.get('x-amz-content-sha256') !== digest(call.body))
    throw refused(
      400,
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 header does not match what was computed.',
    );
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (so, part) => createHmac('sha256', so).update(part).digest(),
    Buffer.from(`AWS4${account.secret}`),
  );
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${digest(canonical(call, signed, service))}`;
  const expected = createHmac('sha256', key).update(text).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    throw refused(
      403,
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided.',
    );
  return { service };
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The path is as sent, with all its percent signs encoded again, except for S3. */
function canonical(
  { method, path, query, headers, body }: PeerCall,
  signed: readonly string[],
  service: string,
): string {
  const parameters = [...query].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const lines = signed.map((name) => `${name}:${(headers.get(name) ?? '').trim()}\n`).join('');
  return [
    method,
    service === 's3' ? path : path.replace(/[^/A-Za-z0-9._~-]/g, escaped),
    parameters.join('&'),
    lines,
    signed.join(';'),
    digest(body),
  ].join('\n');
}

const escaped = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9._~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
