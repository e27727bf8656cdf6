import { PROVIDER_PROFILES } from '@concordia/domain';
import { formFields, jsonFields, objectFields, type PeerCall } from '../kit/call.js';
import { randomId } from '../kit/ids.js';
import type { PeerOptions, ProviderPeer } from '../kit/peer.js';
import type { Receipt } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import {
  type ArrivingMail,
  addressesIn,
  type DepartingMail,
  everybody,
  MailDesk,
  Remembered,
  readRawMail,
} from '../mail/index.js';
import { authorize } from './authorization.js';
import { eventOf, receivedOf, storedOf } from './events.js';
import { refused, refuseMail } from './refusals.js';
import { snsWebhook, Topic } from './sns.js';

const REPORTED: readonly Receipt[] = ['sent', 'delivered', 'read', 'failed'];
const LARGEST = 40 * 1024 * 1024;

interface Settings extends Readonly<Record<string, string>> {
  readonly accessKeyId: string;
  readonly apiKey: string;
  readonly region: string;
  readonly fromAddress: string;
  readonly topicArn: string;
}

/** Converts `[{Name, Value}]` to the form in events: each name with its values. */
function tagsIn(tags: unknown): Readonly<Record<string, readonly string[]>> {
  const all = (Array.isArray(tags) ? tags : []).map((tag: unknown) => {
    const fields = objectFields(tag);
    const [name, value] = [fields?.get('Name'), fields?.get('Value')];
    if (typeof name !== 'string' || typeof value !== 'string' || !/^[\w@.-]{1,256}$/.test(value))
      throw refused(400, 'BadRequestException', 'A tag has a name and a value of letters, digits and _ - @ .');
    return [name, [value]] as const;
  });
  return Object.fromEntries(all);
}

const addressList = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => (typeof one === 'string' ? [one.toLowerCase()] : []));

class Ses {
  readonly desk: MailDesk;
  readonly topic: Topic;
  readonly #tags = new Remembered<Readonly<Record<string, readonly string[]>>>();
  #endpoint: string;
  /** An unconfirmed subscription: its token and endpoint. */
  #pending: { readonly token: string; readonly endpoint: string } | null = null;
  readonly #objects = new Map<string, string>();
  readonly #sets = new Set<string>();
  readonly #destinations = new Set<string>();
  #chosenSet = '';

  constructor(
    private readonly options: PeerOptions,
    private readonly settings: Settings,
  ) {
    this.topic = new Topic(settings.topicArn, options);
    this.#endpoint = `${options.publicUrl}${PROVIDER_PROFILES.ses.webhookPath}`;
    this.desk = new MailDesk(options, {
      from: settings.fromAddress,
      reported: REPORTED,
      perSecond: 14,
      largest: LARGEST,
      mostRecipients: 50,
      refuse: (why) => refuseMail(why, settings.fromAddress),
      tellReceipt: (mail, receipt, at) =>
        this.#notification(eventOf(mail, { receipt, at, tags: this.#tags.get(mail.messageId) ?? {} })),
      tellMail: (mail) => this.#received(mail),
    });
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    const { method, path } = call;
    if (method === 'GET' && this.topic.isCertificate(path))
      return { status: 200, headers: { 'content-type': 'application/x-pem-file' }, body: this.topic.certificate };
    if (method === 'GET' && call.query.get('Action') === 'ConfirmSubscription') return this.#confirm(call);
    const { accessKeyId, apiKey, region } = this.settings;
    const { service } = authorize(call, { accessKeyId, secret: apiKey, region }, this.options.now());
    if (service === 'sns') return this.#subscribe(call);
    if (service === 's3') return this.#object(call);
    if (method === 'POST' && path === '/v2/email/outbound-emails') return this.#send(call);
    if (method === 'GET' && path === '/v2/email/account')
      return {
        status: 200,
        body: { SendingEnabled: true, ProductionAccessEnabled: true, EnforcementStatus: 'HEALTHY' },
      };
    if (path.startsWith('/v2/email/identities/')) return this.#identity(call);
    if (path.startsWith('/v2/email/configuration-sets')) return this.#configurationSets(call);
    throw refused(404, 'NotFoundException', 'Not found.');
  }

  #send(call: PeerCall): PeerAnswer {
    const fields = jsonFields(call);
    const data = objectFields(objectFields(fields?.get('Content'))?.get('Raw'))?.get('Data');
    const destination = objectFields(fields?.get('Destination'));
    const named = (field: string) => addressList(destination?.get(field));
    const raw = typeof data === 'string' ? readRawMail(Buffer.from(data, 'base64').toString('latin1')) : null;
    if (raw === null) throw refused(400, 'BadRequestException', 'The raw message cannot be read.');
    const replyTo = addressesIn(raw.headers.get('reply-to') ?? '');
    const recipients = { to: named('ToAddresses'), cc: named('CcAddresses'), bcc: named('BccAddresses'), replyTo };
    const [recipient] = everybody(recipients);
    if (recipient === undefined) throw refused(400, 'BadRequestException', 'Recipients are missing.');
    const MessageId = `0102${randomId(this.options.random, 'hex', 12)}-${randomId(this.options.random, 'hex', 8)}-000000`;
    const { region } = this.settings;
    const sender = fields?.get('FromEmailAddress');
    const messageId = `${MessageId}@${region === 'us-east-1' ? 'email' : region}.amazonses.com`;
    this.#tags.set(messageId, tagsIn(fields?.get('EmailTags')));
    this.desk.take({
      messageId,
      from: typeof sender === 'string' ? sender : (raw.headers.get('from') ?? ''),
      to: recipient,
      recipients,
      subject: raw.headers.get('subject') ?? '',
      text: raw.text,
      size: call.body.byteLength,
    } satisfies DepartingMail);
    return { status: 200, body: { MessageId } };
  }

  /** GetObject of the bucket for received emails. */
  #object({ method, path }: PeerCall): PeerAnswer {
    const content = method === 'GET' ? this.#objects.get(path) : undefined;
    if (content === undefined) throw refused(404, 'NoSuchKey', 'The specified key does not exist.');
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: content };
  }

  /** With the setting `storesInS3`, the receipt rule stores emails in S3, and SNS tells only where. */
  #received(mail: ArrivingMail) {
    if (this.options.settings?.storesInS3 !== 'yes') return this.#notification(receivedOf(mail));
    const { event, path, content } = storedOf(mail);
    this.#objects.set(path, content);
    return this.#notification(event);
  }

  #notification(event: object) {
    const message = this.topic.message({ Type: 'Notification', Message: JSON.stringify(event) });
    return () => snsWebhook(this.#endpoint, message);
  }

  async #subscribe(call: PeerCall): Promise<PeerAnswer> {
    const form = (await formFields(call)) ?? new FormData();
    const endpoint = form.get('Endpoint');
    if (form.get('Action') !== 'Subscribe' || typeof endpoint !== 'string' || !URL.canParse(endpoint))
      throw refused(400, 'InvalidParameter', 'Invalid parameter: Endpoint');
    if (form.get('TopicArn') !== this.topic.arn) throw refused(404, 'NotFound', 'Topic does not exist');
    const token = randomId(this.options.random, 'hex', 64);
    this.#pending = { token, endpoint };
    const SubscribeURL = `${this.topic.origin}/?Action=ConfirmSubscription&TopicArn=${this.topic.arn}&Token=${token}`;
    const Message = `You have chosen to subscribe to the topic ${this.topic.arn}.\nTo confirm the subscription, visit the SubscribeURL.`;
    const message = this.topic.message({ Type: 'SubscriptionConfirmation', Message, Token: token, SubscribeURL }, '1');
    this.desk.webhooks.play(() => snsWebhook(endpoint, message), 0);
    return { status: 200, body: '<SubscribeResponse><SubscribeResult/></SubscribeResponse>' };
  }

  #confirm(call: PeerCall): PeerAnswer {
    if (this.#pending === null || call.query.get('Token') !== this.#pending.token)
      throw refused(400, 'InvalidParameter', 'Invalid token');
    this.#endpoint = this.#pending.endpoint;
    this.#pending = null;
    return { status: 200, body: '<ConfirmSubscriptionResponse/>' };
  }

  #identity(call: PeerCall): PeerAnswer {
    const [, name = '', rest] = /^\/v2\/email\/identities\/([^/]+)(\/configuration-set)?$/.exec(call.path) ?? [];
    // Only the domain of the address is verified.
    if (decodeURIComponent(name) !== this.settings.fromAddress.split('@').at(-1))
      throw refused(404, 'NotFoundException', `Email identity ${decodeURIComponent(name)} does not exist.`);
    if (rest !== undefined) {
      const set = jsonFields(call)?.get('ConfigurationSetName');
      if (typeof set !== 'string' || !this.#sets.has(set))
        throw refused(404, 'NotFoundException', 'Configuration set does not exist.');
      this.#chosenSet = set;
      return { status: 200, body: {} };
    }
    const body = { IdentityType: 'DOMAIN', VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' };
    return { status: 200, body: { ...body, ...(this.#chosenSet !== '' && { ConfigurationSetName: this.#chosenSet }) } };
  }

  #configurationSets(call: PeerCall): PeerAnswer {
    const [, set, isDestination] =
      /^\/v2\/email\/configuration-sets(?:\/([^/]+)(\/event-destinations)(?:\/[^/]+)?)?$/.exec(call.path) ?? [];
    const fields = jsonFields(call);
    if (isDestination === undefined) return this.#make(this.#sets, fields?.get('ConfigurationSetName'));
    if (!this.#sets.has(set ?? '')) throw refused(404, 'NotFoundException', 'Configuration set does not exist.');
    const topic = objectFields(objectFields(fields?.get('EventDestination'))?.get('SnsDestination'))?.get('TopicArn');
    if (topic !== this.topic.arn) throw refused(400, 'BadRequestException', 'The SNS topic does not exist.');
    if (call.method === 'PUT') return { status: 200, body: {} };
    return this.#make(this.#destinations, fields?.get('EventDestinationName'));
  }

  #make(known: Set<string>, name: unknown): PeerAnswer {
    if (typeof name !== 'string' || name === '') throw refused(400, 'BadRequestException', 'The name is missing.');
    if (known.has(name)) throw refused(400, 'AlreadyExistsException', `${name} already exists.`);
    known.add(name);
    return { status: 200, body: {} };
  }
}

/** SES API v2 in one region with one verified domain, and its SNS topic. */
export async function startSesPeer(options: PeerOptions): Promise<ProviderPeer> {
  const settings = {
    accessKeyId: `AKIA${randomId(options.random, 'hex', 16).toUpperCase()}`,
    apiKey: randomId(options.random, 'word', 40),
    region: 'eu-west-1',
    fromAddress: 'ola@concordia.example',
    topicArn: 'arn:aws:sns:eu-west-1:123456789012:concordia',
    ...options.settings,
  };
  const ses = new Ses(options, settings);
  const problem = (status: 413 | 500 | 503) =>
    refused(status, 'InternalServiceErrorException', 'The call failed.').answer;
  const server = await startPeerServer({ ...options, answer: (call) => ses.answer(call), problem });
  ses.topic.origin = server.origin;
  return {
    provider: 'ses',
    origin: server.origin,
    settings,
    accepted: ses.desk.accepted.all,
    write: async (message) => ses.desk.write(message),
    settled: () => ses.desk.webhooks.settled(),
    stop: server.stop,
  };
}
