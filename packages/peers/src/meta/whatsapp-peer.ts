import { AcceptedList } from '../kit/accepted.js';
import { formFields, jsonFields, objectFields, type PeerCall } from '../kit/call.js';
import { hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { InboundBase } from '../kit/heard.js';
import { randomId } from '../kit/ids.js';
import {
  type AcceptedSignal,
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
import { MetaApplication, type MetaSettings, makeSettings } from './account.js';
import { fileIn, MediaStore, mediaKind, sha256 } from './media.js';
import { refused } from './refusals.js';
import { type Outgoing, WhatsappRules } from './whatsapp-outgoing.js';
import { type ReceivedMessage, reactionOf, readingOf } from './whatsapp-reading.js';
import { templatePage } from './whatsapp-templates.js';

const REPORTED: readonly Receipt[] = ['sent', 'delivered', 'failed', 'read'];

const SCOPES = ['whatsapp_business_management', 'whatsapp_business_messaging'] as const;

const DISPLAY_NUMBER = '15550783881';

interface Settings extends MetaSettings {
  readonly waPhoneId: string;
}

class Whatsapp {
  readonly accepted = new AcceptedList();
  readonly signals: AcceptedSignal[] = [];
  readonly webhooks: WebhookPlayer;
  readonly #application: MetaApplication;
  readonly #media: MediaStore;
  readonly #heard: InboundBase;
  readonly #rules: WhatsappRules;
  readonly #delays: Delays;
  readonly #received = new Map<string, ReceivedMessage>();
  origin = '';

  constructor(
    private readonly options: PeerOptions,
    private readonly settings: Settings,
  ) {
    this.webhooks = new WebhookPlayer(options);
    this.#application = new MetaApplication(options, settings);
    this.#media = new MediaStore(options.random);
    this.#heard = new InboundBase('whatsapp', options);
    this.#rules = new WhatsappRules(this.#heard, this.#media, options.now);
    this.#delays = options.delays ?? HUMAN_DELAYS;
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    const { waPhoneId, pageId, accessToken } = this.settings;
    const file = /^\/media\/(\d+)$/.exec(call.path)?.[1];
    if (file !== undefined) {
      const isOurs = call.headers.get('authorization') === `Bearer ${accessToken}`;
      return isOurs ? this.#media.open(file) : { status: 401, body: 'Unauthorized' };
    }
    const path = this.#application.admit(call);
    switch (`${call.method} ${path}`) {
      case `POST ${waPhoneId}/messages`:
        return this.#send(call);
      case `POST ${waPhoneId}/media`:
        return this.#upload(call);
      case `GET ${waPhoneId}`:
        return ok({ id: waPhoneId, verified_name: 'Simulator', display_phone_number: `+${DISPLAY_NUMBER}` });
      case `POST ${waPhoneId}`:
        return this.#override(call);
      case `POST ${pageId}/subscribed_apps`:
        return ok({ success: true });
      case `GET ${pageId}/phone_numbers`:
        return ok({ data: [{ id: waPhoneId }] });
      case `GET ${pageId}/message_templates`:
        return ok(templatePage(call.query.get('status'), numberOf(call, 'limit', 25), numberOf(call, 'after', 0)));
      case 'GET debug_token':
        return ok(this.#application.tokenFacts(call.query.get('input_token'), SCOPES, [pageId]));
      default:
        return this.#describe(path);
    }
  }

  /** Simulates a message: each file is a separate message, the first with the text as its caption. */
  write({ from, name, text, inReplyTo, files = [] }: PlayedMessage, delay = 0): string {
    const number = from.replace(/^\+/, '');
    const who = /^\d+$/.test(number) ? `+${number}` : from;
    this.#heard.from(who);
    const seconds = Math.floor((this.options.now() + delay) / 1_000);
    const contents = files.length === 0 ? [{ type: 'text', text: { body: text } }] : files.map(this.#attached(text));
    const messages = contents.map((content) => ({
      ...(inReplyTo !== null && { context: { from: DISPLAY_NUMBER, id: inReplyTo } }),
      from: number,
      id: this.#messageId(),
      timestamp: String(seconds),
      ...content,
    }));
    const contacts = [{ ...(name !== null && { profile: { name } }), wa_id: number }];
    for (const { id } of messages) this.#received.set(id, { from: who, at: this.options.now() + delay });
    this.#tell({ contacts, messages }, delay);
    return messages[0]?.id ?? '';
  }

  #attached(caption: string): (file: PlayedFile, index: number) => { readonly type: string } {
    return (file, index) => {
      const kind = mediaKind(file.contentType);
      const body = {
        id: this.#media.keep(file),
        mime_type: file.contentType,
        sha256: sha256(file.content),
        ...(index === 0 && caption !== '' && { caption }),
      };
      return kind === 'file'
        ? { type: 'document', document: { ...body, filename: file.name } }
        : { type: kind, [kind]: body };
    };
  }

  async #send(call: PeerCall): Promise<PeerAnswer> {
    const body = jsonFields(call);
    if (body?.has('status') === true) {
      this.signals.push(...readingOf(body, this.options.now(), (id) => this.#find(id)));
      return ok({ success: true });
    }
    if (body?.get('type') === 'reaction') return this.#react(body);
    const outgoing = await this.#rules.read(body);
    const { to, text } = outgoing;
    const id = this.#messageId();
    const files = outgoing.files.map((file) => acceptedFile(file, outgoing.sentAs));
    this.accepted.add({ id, channel: 'whatsapp', to, text, ...(files.length > 0 && { files }) });
    this.#report(id, outgoing);
    if (hasWord(text, '#reply')) {
      this.write({ from: to, name: null, subject: null, text: REPLY_TEXT, inReplyTo: id }, this.#delays.reply);
    }
    return ok({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to.replace(/^\+/, '') }],
      messages: [{ id, message_status: 'accepted' }],
    });
  }

  async #react(body: ReadonlyMap<string, unknown>): Promise<PeerAnswer> {
    const to = await this.#rules.readFrame(body);
    this.signals.push({ ...reactionOf(body, this.options.now(), (id) => this.#find(id)), to });
    return ok({ messaging_product: 'whatsapp', messages: [{ id: this.#messageId() }] });
  }

  /** A peer with a history was an account before its start, so that it has received messages that it does not know. */
  #find(id: string): ReceivedMessage | null {
    const before = this.options.history === undefined ? null : { from: null, at: this.options.now() };
    return this.#received.get(id) ?? before;
  }

  #report(id: string, { to, text, callbackData }: Outgoing): void {
    const now = this.options.now();
    for (const { receipt, happensAfter, toldAfter, times } of planReceipts(text, this.#delays, REPORTED)) {
      const status = {
        id,
        status: receipt,
        timestamp: String(Math.floor((now + happensAfter) / 1_000)),
        recipient_id: to.replace(/^\+/, ''),
        ...(callbackData !== null && { biz_opaque_callback_data: callbackData }),
        ...(receipt === 'failed' && { errors: [{ code: 131_026, title: 'Message undeliverable' }] }),
      };
      this.#tell({ statuses: [status] }, toldAfter, times);
    }
  }

  #tell(content: object, delay: number, times = 1): void {
    const { waPhoneId, pageId } = this.settings;
    const metadata = { display_phone_number: DISPLAY_NUMBER, phone_number_id: waPhoneId };
    const value = { messaging_product: 'whatsapp', metadata, ...content };
    const entry = [{ id: pageId, changes: [{ value, field: 'messages' }] }];
    this.webhooks.play(() => this.#application.signed('whatsapp_business_account', entry), delay, times);
  }

  async #upload(call: PeerCall): Promise<PeerAnswer> {
    const form = await formFields(call);
    const file = form === null ? null : await fileIn(form, 'file');
    if (form?.get('messaging_product') !== 'whatsapp' || file === null) throw refused('missingParameter');
    if (file.contentType === '' || form.get('type') !== file.contentType) throw refused('mediaUpload');
    // “audio/ogg (OPUS codecs only; base audio/ogg not supported)”.
    if (/^audio\/ogg *$/.test(file.contentType)) throw refused('mediaUpload');
    return ok({ id: this.#media.keep(file) });
  }

  /** Sets this number's webhook address, if it knows the token. */
  async #override(call: PeerCall): Promise<PeerAnswer> {
    const wanted = objectFields(jsonFields(call)?.get('webhook_configuration'));
    await this.#application.callBack(wanted?.get('override_callback_uri'), wanted?.get('verify_token'));
    return ok({ success: true });
  }

  #describe(id: string): PeerAnswer {
    const file = this.#media.find(id);
    if (file === null) throw refused('notThere');
    const { contentType, content } = file;
    const facts = { mime_type: contentType, sha256: sha256(content), file_size: content.byteLength };
    return ok({ messaging_product: 'whatsapp', url: `${this.origin}/media/${id}`, ...facts, id });
  }

  #messageId(): string {
    return `wamid.${Buffer.from(randomId(this.options.random, 'word', 33)).toString('base64')}`;
  }
}

const numberOf = ({ query }: PeerCall, name: string, initial: number): number => Number(query.get(name) ?? initial);

const ok = (body: object): PeerAnswer => ({ status: 200, body });

/** The WhatsApp Cloud API: one application, one business account, one number. */
export async function startWhatsappPeer(options: PeerOptions): Promise<ProviderPeer> {
  const waPhoneId = `1${randomId(options.random, 'digits', 14)}`;
  const settings = { waPhoneId, ...makeSettings(options) };
  const whatsapp = new Whatsapp(options, settings);
  const problem = (status: 413 | 500 | 503) =>
    refused(status === 413 ? 'tooLarge' : status === 500 ? 'broken' : 'down').answer;
  const server = await startPeerServer({ ...options, answer: (call) => whatsapp.answer(call), problem });
  whatsapp.origin = server.origin;
  return {
    provider: 'whatsapp',
    origin: server.origin,
    settings,
    accepted: whatsapp.accepted.all,
    signals: whatsapp.signals,
    write: async (message) => whatsapp.write(message),
    settled: () => whatsapp.webhooks.settled(),
    stop: server.stop,
  };
}
