import { consentWord } from '@concordia/domain';
import { AcceptedList } from '../kit/accepted.js';
import { basicCredentials, formFields, type PeerCall } from '../kit/call.js';
import { hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { randomId } from '../kit/ids.js';
import {
  acceptedFile,
  type Delays,
  type PeerOptions,
  type PlayedFile,
  type PlayedMessage,
  type ProviderPeer,
} from '../kit/peer.js';
import { HUMAN_DELAYS, planReceipts, type Receipt } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import { WebhookPlayer } from '../kit/webhook-player.js';
import { Contents } from './contents.js';
import { fetchMedia, overHttp } from './media.js';
import { type Outgoing, OutgoingRules, WHATSAPP } from './outgoing.js';
import { refused } from './refusals.js';
import { signedForm } from './sign.js';

/** SMS has no read receipts. */
const REPORTED: readonly Receipt[] = ['sent', 'delivered', 'failed'];

const REPORTED_ON_WHATSAPP: readonly Receipt[] = [...REPORTED, 'read'];

const STATUS = { sent: 'sent', delivered: 'delivered', read: 'read', failed: 'undelivered' } as const;

/** "Unknown destination handset". */
const BOUNCED = '30005';

const API_VERSION = '2010-04-01';

class Twilio {
  readonly accepted = new AcceptedList();
  readonly webhooks: WebhookPlayer;
  readonly #rules: OutgoingRules;
  readonly #contents: Contents;
  readonly #delays: Delays;
  readonly #files = new Map<string, PlayedFile>();
  #inboundUrl: string;
  origin = '';

  constructor(
    private readonly options: PeerOptions,
    readonly settings: Settings,
  ) {
    this.webhooks = new WebhookPlayer(options);
    this.#contents = new Contents(options.random, options.now);
    this.#rules = new OutgoingRules(
      { number: settings.fromNumber, messagingServiceSid: settings.messagingServiceSid ?? '' },
      this.#contents,
      options.now,
    );
    this.#delays = options.delays ?? HUMAN_DELAYS;
    this.#inboundUrl = `${options.publicUrl}/webhooks/sms`;
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    const credentials = basicCredentials(call);
    const { accountSid, authToken } = this.settings;
    if (credentials?.user !== accountSid || credentials.password !== authToken) throw refused(20003);
    const inService = /^\/v1\/Services\/(\w+)$/.exec(call.path)?.[1];
    if (inService !== undefined) return this.#service(call, inService);
    if (call.path.startsWith('/v1/Content')) return this.#content(call);
    const [, account, rest = ''] = /^\/2010-04-01\/Accounts\/(\w+)(\.json|\/.*)$/.exec(call.path) ?? [];
    if (account !== accountSid) throw refused(20404);
    if (rest === '.json') return this.#account();
    if (rest === '/Messages.json') return this.#send(call);
    if (rest === '/IncomingPhoneNumbers.json') return this.#numbers(call);
    if (rest === `/IncomingPhoneNumbers/${this.#numberSid}.json`) return this.#subscribe(call, 'SmsUrl');
    const file = this.#files.get(rest);
    if (file !== undefined) return { status: 200, headers: { 'content-type': file.contentType }, body: file.content };
    throw refused(20404);
  }

  #content({ path, query, method }: PeerCall): PeerAnswer {
    if (path === '/v1/ContentAndApprovals') return { status: 200, body: this.#contents.page(query) };
    const submitted = /^\/v1\/Content\/(HX\w+)\/ApprovalRequests\/whatsapp$/.exec(path)?.[1];
    if (submitted === undefined) throw refused(20404);
    if (method !== 'POST') throw refused(20004);
    return { status: 201, body: this.#contents.submit(submitted) };
  }

  write({ from, text, inReplyTo, files = [] }: PlayedMessage, delay = 0): string {
    const sid = this.#id(files.length > 0 ? 'MM' : 'SM');
    const word = consentWord(text);
    this.#rules.heard(from, word === 'out' ? 'STOP' : word === 'in' ? 'START' : null);
    const { accountSid } = this.settings;
    const fromNumber = this.#own(from.startsWith(WHATSAPP));
    if (from.startsWith(WHATSAPP)) this.#rules.heardOnWhatsapp(from.slice(WHATSAPP.length));
    const form = {
      ToCountry: 'SE',
      SmsMessageSid: sid,
      NumMedia: String(files.length),
      SmsSid: sid,
      SmsStatus: 'received',
      Body: text,
      To: fromNumber,
      NumSegments: '1',
      MessageSid: sid,
      AccountSid: accountSid,
      From: from,
      ApiVersion: API_VERSION,
      ...(inReplyTo !== null && { OriginalRepliedMessageSid: inReplyTo }),
      ...this.#keep(sid, files),
    };
    this.webhooks.play(() => signedForm(this.settings.authToken, this.#inboundUrl, form), delay);
    return sid;
  }

  #keep(sid: string, files: readonly PlayedFile[]): Record<string, string> {
    return Object.fromEntries(
      files.flatMap((file, index) => {
        const path = `/Messages/${sid}/Media/${this.#id('ME')}`;
        this.#files.set(path, file);
        const address = `${this.origin}/${API_VERSION}/Accounts/${this.settings.accountSid}${path}`;
        return [
          [`MediaUrl${index}`, address],
          [`MediaContentType${index}`, file.contentType],
        ];
      }),
    );
  }

  async #send(call: PeerCall): Promise<PeerAnswer> {
    if (call.method !== 'POST') throw refused(20004);
    const outgoing = this.#rules.read((await formFields(call)) ?? new FormData());
    const { to, text, isWhatsapp, messagingServiceSid, mediaUrls } = outgoing;
    const id = this.#id(mediaUrls.length > 0 ? 'MM' : 'SM');
    const media = await fetchMedia(mediaUrls, isWhatsapp, this.options.fetchFile ?? overHttp);
    // Media are fetched after the message is accepted, so what is wrong with them comes as its status.
    if (media.ok) {
      const files = media.files.length === 0 ? {} : { files: media.files.map((file) => acceptedFile(file)) };
      this.accepted.add({ id, channel: isWhatsapp ? 'whatsapp' : 'sms', to, text, ...files });
      this.#tell(id, outgoing);
    } else this.#tellFailed(id, outgoing, media.code);
    if (hasWord(text, '#reply')) {
      const answer = {
        from: `${isWhatsapp ? WHATSAPP : ''}${to}`,
        name: null,
        subject: null,
        text: REPLY_TEXT,
        inReplyTo: null,
      };
      this.write(answer, this.#delays.reply);
    }
    const { accountSid } = this.settings;
    const fromNumber = this.#own(isWhatsapp);
    const body = {
      sid: id,
      account_sid: accountSid,
      api_version: API_VERSION,
      body: text,
      date_created: new Date(this.options.now()).toUTCString(),
      direction: 'outbound-api',
      error_code: null,
      error_message: null,
      from: messagingServiceSid === null ? fromNumber : null,
      messaging_service_sid: messagingServiceSid,
      num_media: String(mediaUrls.length),
      status: messagingServiceSid === null ? 'queued' : 'accepted',
      to,
      uri: `/${API_VERSION}/Accounts/${accountSid}/Messages/${id}.json`,
    };
    return { status: 201, body };
  }

  #tell(id: string, outgoing: Outgoing): void {
    const reported = outgoing.isWhatsapp ? REPORTED_ON_WHATSAPP : REPORTED;
    for (const { receipt, toldAfter, times } of planReceipts(outgoing.text, this.#delays, reported)) {
      this.#report(id, outgoing, STATUS[receipt], receipt === 'failed' ? BOUNCED : null, toldAfter, times);
    }
  }

  #tellFailed = (id: string, outgoing: Outgoing, code: string): void =>
    this.#report(id, outgoing, 'undelivered', code, this.#delays.sent, 1);

  #report(
    id: string,
    { to, isWhatsapp, statusCallback }: Outgoing,
    status: string,
    errorCode: string | null,
    after: number,
    times: number,
  ): void {
    if (statusCallback === null) return;
    const { accountSid, authToken } = this.settings;
    const form = {
      SmsSid: id,
      SmsStatus: status,
      MessageStatus: status,
      To: `${isWhatsapp ? WHATSAPP : ''}${to}`,
      MessageSid: id,
      AccountSid: accountSid,
      From: this.#own(isWhatsapp),
      ApiVersion: API_VERSION,
      ...(errorCode !== null && { ErrorCode: errorCode }),
    };
    this.webhooks.play(() => signedForm(authToken, statusCallback, form), after, times);
  }

  #own = (isWhatsapp: boolean): string => `${isWhatsapp ? WHATSAPP : ''}${this.settings.fromNumber}`;

  #account(): PeerAnswer {
    const { accountSid } = this.settings;
    return { status: 200, body: { sid: accountSid, friendly_name: 'Simulator', status: 'active', type: 'Full' } };
  }

  #numbers(call: PeerCall): PeerAnswer {
    const asked = call.query.get('PhoneNumber');
    const number = { sid: this.#numberSid, phone_number: this.settings.fromNumber, sms_url: this.#inboundUrl };
    const isOurs = asked === null || asked === this.settings.fromNumber;
    return { status: 200, body: { incoming_phone_numbers: isOurs ? [number] : [] } };
  }

  #service(call: PeerCall, sid: string): Promise<PeerAnswer> {
    if (sid !== this.settings.messagingServiceSid) throw refused(20404);
    return this.#subscribe(call, 'InboundRequestUrl');
  }

  async #subscribe(call: PeerCall, field: 'SmsUrl' | 'InboundRequestUrl'): Promise<PeerAnswer> {
    if (call.method !== 'POST') throw refused(20004);
    const url = (await formFields(call))?.get(field);
    if (typeof url !== 'string' || !URL.canParse(url)) throw refused(21609);
    this.#inboundUrl = url;
    return { status: 200, body: { sid: this.#numberSid } };
  }

  get #numberSid(): string {
    return `PN${this.settings.accountSid.slice(2)}`;
  }

  #id(prefix: 'SM' | 'MM' | 'ME'): string {
    return `${prefix}${randomId(this.options.random, 'hex', 32)}`;
  }
}

interface Settings extends Readonly<Record<string, string>> {
  readonly accountSid: string;
  readonly authToken: string;
  readonly fromNumber: string;
}

/** Twilio's Programmable Messaging: one account with one number, and a messaging service if the settings name one. */
export async function startTwilioPeer(options: PeerOptions): Promise<ProviderPeer> {
  const settings = {
    accountSid: `AC${randomId(options.random, 'hex', 32)}`,
    authToken: randomId(options.random, 'hex', 32),
    fromNumber: '+15005550006',
    ...options.settings,
  };
  const twilio = new Twilio(options, settings);
  const problem = (status: 413 | 500 | 503) => refused(status === 413 ? 20413 : status === 500 ? 20500 : 20503).answer;
  const server = await startPeerServer({ ...options, answer: (call) => twilio.answer(call), problem });
  twilio.origin = server.origin;
  return {
    provider: 'twilio',
    origin: server.origin,
    settings,
    accepted: twilio.accepted.all,
    write: async (message) => twilio.write(message),
    settled: () => twilio.webhooks.settled(),
    stop: server.stop,
  };
}
