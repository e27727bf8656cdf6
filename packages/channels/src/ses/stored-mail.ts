import { createHash } from 'node:crypto';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, numberOf, textOf } from '../http/json.js';
import { mailEnvelope } from '../mail-message/index.js';
import type { ChannelEnvelope, CompleteResult } from '../port/adapter.js';
import type { SesAccount } from './client.js';
import { signAws } from './sigv4.js';

/** In bytes; SES receives emails of up to 40 MB. */
const LARGEST = 45 * 1024 * 1024;

/** In ms. */
const TIMEOUT = 60_000;

const BUCKET = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z]{2}(?:-[a-z]+){1,3}-\d$/;

interface StoredAt {
  readonly bucket: string;
  readonly key: string;
}

/** Where the S3 action of a receipt rule put an email; `null` for another action, and for names that S3 does not allow. */
export function storedAt(told: JsonFields): StoredAt | null {
  const action = fieldOf(fieldOf(told, 'receipt'), 'action');
  return textOf(action, 'type') === 'S3' ? named(textOf(action, 'bucketName'), textOf(action, 'objectKey')) : null;
}

/** Dots as a segment would lead out of the bucket once the address is resolved. */
function named(bucket: string | null, key: string | null): StoredAt | null {
  if (bucket === null || key === null || !BUCKET.test(bucket)) return null;
  const isKey = key !== '' && key.length <= 1_024 && !/[\p{Cc}\\]/u.test(key) && key.isWellFormed();
  return isKey && !key.split('/').some((part) => part === '.' || part === '..') ? { bucket, key } : null;
}

export const storedEnvelope = (
  { bucket, key }: StoredAt,
  about: {
    readonly id: string;
    readonly account: string;
    readonly recipient: string | null;
    readonly receivedAt: number;
  },
): ChannelEnvelope => {
  const { id, account, recipient, receivedAt } = about;
  return {
    id: `${id}.stored`,
    account,
    raw: JSON.stringify({ account, aspect: 'stored', bucket, key, recipient, receivedAt }),
  };
};

export const isStored = (raw: string): boolean => textOf(fieldsOf(jsonOf(raw)), 'aspect') === 'stored';

/** Fetches the email that an envelope of {@link storedEnvelope} refers to; returns other envelopes unchanged. */
export async function completeStored(account: SesAccount, raw: string, signal: AbortSignal): Promise<CompleteResult> {
  if (!isStored(raw)) return { ok: true, raw };
  const fields = fieldsOf(jsonOf(raw));
  const place = named(textOf(fields, 'bucket'), textOf(fields, 'key'));
  const owner = textOf(fields, 'account');
  const receivedAt = numberOf(fields, 'receivedAt');
  if (place === null || owner === null || receivedAt === null || !REGION.test(account.region))
    return { ok: false, isWorthRepeating: false };
  const found = await fetchObject(account, place, signal);
  if (!(found instanceof Uint8Array)) return { ok: false, isWorthRepeating: found === 'later' };
  const about = { account: owner, recipient: textOf(fields, 'recipient'), receivedAt };
  return { ok: true, raw: mailEnvelope({ kind: 'whole', bytes: found }, about).raw };
}

/** GetObject of the configured region (docs.aws.amazon.com, "Amazon S3 API"). Never follows a redirect to another host. */
async function fetchObject(
  { tools, region, accessKeyId, secretAccessKey }: SesAccount,
  { bucket, key }: StoredAt,
  signal: AbortSignal,
): Promise<Uint8Array | 'later' | 'never'> {
  const host = `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  const url = `${tools.origin ?? host}/${bucket}/${key.split('/').map(encoded).join('/')}`;
  const headers = await signAws(
    { method: 'GET', url, headers: { 'x-amz-content-sha256': EMPTY }, body: '' },
    { accessKeyId, secretAccessKey },
    { region, service: 's3', at: tools.now() },
  );
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  try {
    const answer = await tools.fetch(new URL(url), { method: 'GET', headers, redirect: 'manual', signal: limited });
    if (answer.status !== 200) return answer.status === 429 || answer.status >= 500 ? 'later' : 'never';
    if (Number(answer.headers.get('content-length') ?? 0) > LARGEST) return 'never';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.byteLength > LARGEST ? 'never' : bytes;
  } catch {
    signal.throwIfAborted();
    return 'later';
  }
}

const EMPTY = createHash('sha256').digest('hex');

/** RFC 3986, as signatures need it. */
const encoded = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
