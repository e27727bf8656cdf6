import { PROVIDER_PROFILES } from '@concordia/domain';
import { jsonFields, objectFields, type PeerCall } from '../kit/call.js';
import { randomId } from '../kit/ids.js';
import type { PeerOptions, ProviderPeer } from '../kit/peer.js';
import type { Receipt } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import type { MakeWebhook } from '../kit/webhook-player.js';
import { type DepartingMail, everybody, MailDesk, postTo, Remembered, withPassword } from '../mail/index.js';
import { isInactive, MOST_RECIPIENTS, type PostmarkMail, readEmail } from './email.js';
import { refused, refuseMail } from './refusals.js';
import { inboundOf, recordOf } from './webhooks.js';

const REPORTED: readonly Receipt[] = ['delivered', 'read', 'failed'];
const LARGEST = 10 * 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json', 'user-agent': 'Postmark' };
const FIRST_WEBHOOK = 1;

interface Settings extends Readonly<Record<string, string>> {
  readonly apiKey: string;
  readonly fromAddress: string;
  readonly messageStream: string;
  readonly webhookSecret: string;
}

class Postmark {
  readonly desk: MailDesk;
  readonly #sent = new Remembered<PostmarkMail>();
  /** Includes name and password. */
  #eventUrl: string;
  #listedUrl: string;
  #inbound: { readonly url: string; readonly withRaw: boolean };

  constructor(
    private readonly options: PeerOptions,
    private readonly settings: Settings,
  ) {
    this.#listedUrl = `${options.publicUrl}${PROVIDER_PROFILES.postmark.webhookPath}`;
    this.#eventUrl = withPassword(this.#listedUrl, settings.webhookSecret);
    this.#inbound = { url: this.#eventUrl, withRaw: false };
    this.desk = new MailDesk(options, {
      from: settings.fromAddress,
      reported: REPORTED,
      perSecond: 50,
      largest: LARGEST,
      mostRecipients: MOST_RECIPIENTS,
      refuse: (why) => refuseMail(why),
      tellReceipt: (mail, receipt, at) => this.#record(mail, receipt, at),
      tellMail: (mail) => () =>
        postTo(this.#inbound.url, JSON_TYPE, JSON.stringify(inboundOf(mail, this.#inbound.withRaw))),
    });
  }

  answer(call: PeerCall): PeerAnswer {
    if (call.headers.get('x-postmark-server-token') !== this.settings.apiKey)
      throw refused(
        401,
        10,
        'The Server Token you provided in the X-Postmark-Server-Token request header was invalid.',
      );
    if (!(call.headers.get('accept') ?? '').includes('application/json'))
      throw refused(422, 406, 'The Accept header has to be application/json.');
    const { method, path } = call;
    if (method === 'POST' && path === '/email') return this.#send(call);
    if (path === '/server') return this.#server(call);
    if (path === '/webhooks' || path === `/webhooks/${FIRST_WEBHOOK}`) return this.#webhooks(call);
    throw refused(404, 0, 'Not found.');
  }

  #send(call: PeerCall): PeerAnswer {
    const own = `${randomId(this.options.random, 'hex', 32)}@mtasv.net`;
    const mail = readEmail(jsonFields(call), call.body.byteLength, own);
    if (mail.stream !== this.settings.messageStream)
      throw refused(422, 1235, `The 'MessageStream' provided does not exist on this server: ${mail.stream}`);
    this.#sent.set(mail.messageId, mail);
    this.desk.take(mail);
    const SubmittedAt = new Date(this.options.now()).toISOString();
    const inactive = everybody(mail.recipients).filter(isInactive);
    const Message =
      inactive.length === 0
        ? 'OK'
        : `Message OK, but will not deliver to these inactive addresses: ${inactive.join(', ')}`;
    const To = mail.recipients.to.join(', ');
    return { status: 200, body: { To, SubmittedAt, MessageID: own.slice(0, 32), ErrorCode: 0, Message } };
  }

  #record({ messageId, to }: DepartingMail, receipt: Receipt, at: number): MakeWebhook | null {
    const mail = this.#sent.get(messageId);
    const record = mail === undefined || isInactive(to) ? null : recordOf({ ...mail, to }, receipt, at);
    return record === null ? null : () => postTo(this.#eventUrl, JSON_TYPE, JSON.stringify(record));
  }

  #server(call: PeerCall): PeerAnswer {
    const fields = call.method === 'PUT' ? jsonFields(call) : null;
    const url = fields?.get('InboundHookUrl');
    if (typeof url === 'string') {
      if (!URL.canParse(url)) throw refused(422, 604, 'The inbound hook URL is not valid.');
      this.#inbound = { url, withRaw: fields?.get('RawEmailEnabled') === true };
    }
    const InboundAddress = 'simulator@inbound.postmarkapp.com';
    return { status: 200, body: { ID: 23, Name: 'Simulator', InboundAddress, InboundHookUrl: this.#inbound.url } };
  }

  #webhooks(call: PeerCall): PeerAnswer {
    const fields = jsonFields(call);
    if (call.method !== 'GET') {
      const url = fields?.get('Url');
      if (typeof url !== 'string' || !URL.canParse(url)) throw refused(422, 300, 'The Url is not valid.');
      const password = objectFields(fields?.get('HttpAuth'))?.get('Password');
      this.#listedUrl = url;
      this.#eventUrl = typeof password === 'string' ? withPassword(url, password) : url;
    }
    const one = { ID: FIRST_WEBHOOK, Url: this.#listedUrl, MessageStream: this.settings.messageStream };
    return { status: 200, body: call.method === 'GET' ? { Webhooks: [one] } : one };
  }
}

/** One Postmark server, with one sender signature and one stream. */
export async function startPostmarkPeer(options: PeerOptions): Promise<ProviderPeer> {
  const settings = {
    apiKey: `${randomId(options.random, 'hex', 8)}-0000-4000-8000-${randomId(options.random, 'hex', 12)}`,
    fromAddress: 'ola@concordia.example',
    messageStream: 'outbound',
    webhookSecret: randomId(options.random, 'word', 32),
    ...options.settings,
  };
  const postmark = new Postmark(options, settings);
  const problem = (status: 413 | 500 | 503) => refused(status, 0, 'The call failed.').answer;
  const server = await startPeerServer({ ...options, answer: (call) => postmark.answer(call), problem });
  return {
    provider: 'postmark',
    origin: server.origin,
    settings,
    accepted: postmark.desk.accepted.all,
    write: async (message) => postmark.desk.write(message),
    settled: () => postmark.desk.webhooks.settled(),
    stop: server.stop,
  };
}
