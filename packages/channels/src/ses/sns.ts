import { verify, X509Certificate } from 'node:crypto';
import { DAY, MINUTE } from '@concordia/domain';
import { fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import type { RawWebhook, Verdict } from '../port/adapter.js';
import type { ProviderTools } from '../port/connect.js';

/** SNS retries a message for an hour, and a confirmation is valid for two days. Replays are recognized by `MessageId`. */
export const OLDEST = 2 * DAY;
const LATEST_LEAD = 5 * MINUTE;
/** In bytes; a certificate is about 2 kB. */
const LARGEST_CERTIFICATE = 65_536;
const MOST_CERTIFICATES = 8;
/** Maximum certificate requests per minute: anyone who knows the topic's name can name Amazon addresses that do not exist. */
const MOST_FETCHES = 20;

const TYPES = ['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation'] as const;

/** The message that wraps an SES event (docs.aws.amazon.com, "HTTP/HTTPS notification JSON format"). */
export interface SnsMessage {
  readonly type: (typeof TYPES)[number];
  readonly fields: JsonFields;
}

/** SNS sends JSON as `text/plain`, so the content type is useless. */
export function readSns(body: Uint8Array): SnsMessage | null {
  const fields = fieldsOf(jsonOf(Buffer.from(body).toString('utf8')));
  const type = TYPES.find((one) => one === textOf(fields, 'Type'));
  return fields === null || type === undefined ? null : { type, fields };
}

/** The signed fields in order; missing ones are skipped. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<SnsMessage['type'], readonly string[]>;

export function signedText({ type, fields }: SnsMessage): string {
  return SIGNED[type]
    .map((name) => [name, textOf(fields, name)] as const)
    .map(([name, value]) => (value === null ? '' : `${name}\n${value}\n`))
    .join('');
}

/** `SignatureVersion` → hash algorithm. */
const HASHES: ReadonlyMap<string, string> = new Map([
  ['1', 'RSA-SHA1'],
  ['2', 'RSA-SHA256'],
]);

/** Receives one topic, and accepts only messages signed by Amazon. */
export class SnsTopic {
  readonly #certificates = new Map<string, X509Certificate>();
  #fetchedAt: readonly number[] = [];

  constructor(
    private readonly topicArn: string,
    private readonly tools: ProviderTools,
  ) {}

  async verify({ body }: RawWebhook, signal: AbortSignal): Promise<Verdict> {
    const message = readSns(body);
    // Anyone can create a topic and subscribe our address to it, with genuine signatures.
    if (message === null || this.topicArn === '' || textOf(message.fields, 'TopicArn') !== this.topicArn)
      return 'forged';
    const hash = HASHES.get(textOf(message.fields, 'SignatureVersion') ?? '');
    const certificate = await this.#certificate(textOf(message.fields, 'SigningCertURL') ?? '', signal);
    const signature = textOf(message.fields, 'Signature') ?? '';
    const bytes = Buffer.from(signature, 'base64');
    if (hash === undefined || certificate === null || bytes.toString('base64') !== signature) return 'forged';
    if (!verify(hash, Buffer.from(signedText(message), 'utf8'), certificate.publicKey, bytes)) return 'forged';
    const at = Date.parse(textOf(message.fields, 'Timestamp') ?? '');
    const now = this.tools.now();
    return at >= now - OLDEST && at <= now + LATEST_LEAD ? 'genuine' : 'stale';
  }

  /** Opens the confirmation address of a subscription. @returns whether Amazon accepted it. */
  async confirm({ fields }: SnsMessage, signal: AbortSignal): Promise<boolean> {
    const url = this.#ownUrl(textOf(fields, 'SubscribeURL') ?? '');
    if (url === null) return false;
    const answer = await exchange({ url, init: { method: 'GET' }, fetch: this.tools.fetch }, signal);
    return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;
  }

  async #certificate(address: string, signal: AbortSignal): Promise<X509Certificate | null> {
    const known = this.#certificates.get(address);
    if (known !== undefined) return this.#isCurrent(known) ? known : null;
    const url = this.#ownUrl(address);
    if (url === null || !url.pathname.endsWith('.pem') || !this.#mayFetch()) return null;
    const answer = await exchange({ url, init: { method: 'GET' }, fetch: this.tools.fetch }, signal);
    if (answer.kind !== 'answered' || answer.status !== 200) return null;
    const certificate = certificateOf(answer.text);
    if (certificate === null || !this.#isCurrent(certificate)) return null;
    if (this.#certificates.size >= MOST_CERTIFICATES) this.#certificates.clear();
    this.#certificates.set(address, certificate);
    return certificate;
  }

  #mayFetch(): boolean {
    const now = this.tools.now();
    const recent = this.#fetchedAt.filter((at) => now - at < MINUTE);
    if (recent.length >= MOST_FETCHES) return false;
    this.#fetchedAt = [...recent, now];
    return true;
  }

  /** The address if it is on the topic's own SNS host, or on the peer that replaces it. */
  #ownUrl(address: string): URL | null {
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '') return null;
    const { origin } = this.tools;
    if (origin !== null) return url.origin === origin ? url : null;
    const region = this.topicArn.split(':')[3] ?? '';
    if (!/^[a-z]{2}(?:-[a-z]+){1,3}-\d$/.test(region)) return null;
    const host = `sns.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
    return url.origin === `https://${host}` ? url : null;
  }

  #isCurrent({ validFrom, validTo }: X509Certificate): boolean {
    const now = this.tools.now();
    return Date.parse(validFrom) <= now && now <= Date.parse(validTo);
  }
}

function certificateOf(pem: string): X509Certificate | null {
  if (pem.length > LARGEST_CERTIFICATE) return null;
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}
