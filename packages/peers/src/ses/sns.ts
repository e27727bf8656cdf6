import { generateKeyPairSync, sign } from 'node:crypto';
import { randomId } from '../kit/ids.js';
import type { PeerOptions, PlayedWebhook } from '../kit/peer.js';
import { postTo } from '../mail/index.js';
import { selfSigned } from './certificate.js';

const CERTIFICATE_PATH = '/SimpleNotificationService-simulator.pem';

interface SnsMessage {
  readonly Type: 'Notification' | 'SubscriptionConfirmation';
  readonly Message: string;
  readonly Token?: string;
  readonly SubscribeURL?: string;
}

/** A topic that signs its messages with its own key. */
export class Topic {
  readonly certificate: string;
  readonly #key;
  /** The peer's address, once it listens. */
  origin = '';

  constructor(
    readonly arn: string,
    private readonly options: Pick<PeerOptions, 'now' | 'random'>,
  ) {
    this.#key = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
    this.certificate = selfSigned(this.#key, 'sns.amazonaws.com', options.now());
  }

  isCertificate(path: string): boolean {
    return path === CERTIFICATE_PATH;
  }

  /** The same message at every attempt: SNS keeps its id, time and signature. */
  message(told: SnsMessage, version: '1' | '2' = '2'): Readonly<Record<string, string>> {
    const { random, now } = this.options;
    const hex = (length: number) => randomId(random, 'hex', length);
    const fields: Record<string, string> = {
      ...told,
      MessageId: `${hex(8)}-${hex(4)}-5${hex(3)}-9${hex(3)}-${hex(12)}`,
      TopicArn: this.arn,
      Timestamp: new Date(now()).toISOString(),
    };
    // Fields sorted by name, each name on its own line, with the value below.
    const text = Object.keys(fields)
      .sort()
      .reduce((so, name) => `${so}${name}\n${fields[name]}\n`, '');
    const Signature = sign(version === '1' ? 'sha1' : 'sha256', Buffer.from(text), this.#key).toString('base64');
    return { ...fields, SignatureVersion: version, Signature, SigningCertURL: `${this.origin}${CERTIFICATE_PATH}` };
  }
}

/** SNS sends JSON as `text/plain`. */
export function snsWebhook(url: string, message: Readonly<Record<string, string>>): PlayedWebhook {
  const headers = {
    'content-type': 'text/plain; charset=UTF-8',
    'x-amz-sns-message-type': message.Type ?? '',
    'x-amz-sns-message-id': message.MessageId ?? '',
    'x-amz-sns-topic-arn': message.TopicArn ?? '',
    'user-agent': 'Amazon Simple Notification Service Agent',
  };
  return postTo(url, headers, JSON.stringify(message, null, 2));
}
