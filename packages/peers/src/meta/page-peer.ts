import { AcceptedList } from '../kit/accepted.js';
import { formFields, jsonFields, type PeerCall } from '../kit/call.js';
import { hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { InboundBase } from '../kit/heard.js';
import { randomId } from '../kit/ids.js';
import type { AcceptedSignal, Delays, PeerOptions, PlayedFile, PlayedMessage, ProviderPeer } from '../kit/peer.js';
import { HUMAN_DELAYS, planReceipts, type Receipt } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import { WebhookPlayer } from '../kit/webhook-player.js';
import { MetaApplication, type MetaSettings, makeSettings } from './account.js';
import { fileIn, MediaStore, mediaKind } from './media.js';
import { type Outgoing, PageRules } from './page-outgoing.js';
import { ProfilePictures } from './pictures.js';
import { refused } from './refusals.js';

/** The reporting differences of Messenger and Instagram: neither reports failures, and Instagram no deliveries. */
const TOLD = {
  messenger: { object: 'page', reported: ['delivered', 'read'], scope: 'pages_messaging' },
  instagram: { object: 'instagram', reported: ['read'], scope: 'instagram_manage_messages' },
} as const satisfies Record<string, { object: string; reported: readonly Receipt[]; scope: string }>;

interface Settings extends MetaSettings {
  readonly igUserId: string;
}

class PagePeer {
  readonly accepted = new AcceptedList();
  readonly signals: AcceptedSignal[] = [];
  readonly webhooks: WebhookPlayer;
  readonly #application: MetaApplication;
  readonly #media: MediaStore;
  readonly #heard: InboundBase;
  readonly #rules: PageRules;
  readonly #delays: Delays;
  /** Of people, by their scoped id. */
  readonly #names = new Map<string, string>();
  readonly #pictures: ProfilePictures;
  origin = '';

  constructor(
    private readonly channel: keyof typeof TOLD,
    private readonly options: PeerOptions,
    private readonly settings: Settings,
  ) {
    this.webhooks = new WebhookPlayer(options);
    this.#application = new MetaApplication(options, settings);
    this.#media = new MediaStore(options.random);
    this.#heard = new InboundBase(channel, options);
    this.#rules = new PageRules(channel, this.#heard, this.#media, options.now);
    this.#delays = options.delays ?? HUMAN_DELAYS;
    this.#pictures = new ProfilePictures(options.random, options.now);
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    const file = /^\/files\/(\d+)\/[^/]+$/.exec(call.path)?.[1];
    if (file !== undefined) return this.#media.open(file);
    const picture = this.#pictures.open(call);
    if (picture !== null) return picture;
    const { pageId, igUserId, appId } = this.settings;
    const path = this.#application.admit(call);
    switch (`${call.method} ${path}`) {
      case `POST ${pageId}/messages`:
        return this.#send(call);
      case `POST ${pageId}/message_attachments`:
        return this.#upload(call);
      case `GET ${pageId}`:
        return ok({ id: pageId, name: 'Simulator' });
      case `GET ${igUserId}`:
        return ok({ id: igUserId, username: 'simulator' });
      case `POST ${pageId}/subscribed_apps`:
        return subscribed(call);
      case `POST ${appId}/subscriptions`:
        return this.#callback(call);
      case 'GET debug_token':
        return ok(this.#application.tokenFacts(call.query.get('input_token'), [TOLD[this.channel].scope], [pageId]));
      default:
        return this.#person(call, path);
    }
  }

  /** Simulates a message; its files arrive with the text. */
  write({ from, name, text, inReplyTo, picture, files = [] }: PlayedMessage, delay = 0): string {
    this.#heard.from(from);
    if (name !== null) this.#names.set(from, name);
    if (picture !== undefined) this.#pictures.set(from, picture);
    const mid = this.#mid();
    const message = {
      mid,
      ...(text !== '' && { text }),
      ...(inReplyTo !== null && { reply_to: { mid: inReplyTo } }),
      ...(files.length > 0 && { attachments: files.map((file) => this.#attached(file)) }),
    };
    this.#tell({ ...this.#between(from), timestamp: this.options.now() + delay, message }, delay);
    return mid;
  }

  #attached(file: PlayedFile): object {
    const url = `${this.origin}/files/${this.#media.keep(file)}/${encodeURIComponent(file.name)}`;
    return { type: mediaKind(file.contentType), payload: { url } };
  }

  async #send(call: PeerCall): Promise<PeerAnswer> {
    const body = jsonFields(call);
    if (body?.has('sender_action') === true) return this.#act(body);
    const outgoing = await this.#rules.read(body);
    const { to, text } = outgoing;
    const mid = this.#mid();
    this.accepted.add({ id: mid, channel: this.channel, to, text });
    this.#echo(mid, outgoing);
    this.#report(mid, outgoing);
    if (hasWord(text, '#reply')) {
      this.write({ from: to, name: null, subject: null, text: REPLY_TEXT, inReplyTo: mid }, this.#delays.reply);
    }
    return ok({ recipient_id: to, message_id: mid });
  }

  /** Webhooks carry no names: a profile is looked up, of those alone who wrote. */
  async #person(call: PeerCall, id: string): Promise<PeerAnswer> {
    if (call.method !== 'GET' || (await this.#heard.last(id)) === null) throw refused('notThere');
    const name = this.#names.get(id);
    const picture = this.#pictures.addressOf(id, this.origin);
    const wanted = (call.query.get('fields') ?? '').split(',');
    return ok({
      id,
      ...(name !== undefined && wanted.includes('name') && { name }),
      ...(picture !== null && wanted.includes('profile_pic') && { profile_pic: picture }),
      ...(this.channel === 'instagram' && wanted.includes('username') && { username: `user${id.slice(-4)}` }),
    });
  }

  async #act(body: ReadonlyMap<string, unknown>): Promise<PeerAnswer> {
    const signal = await this.#rules.readAction(body);
    if (signal !== null) this.signals.push(signal);
    return ok({ recipient_id: signal?.to });
  }

  /** The page receives an echo of its own messages. */
  #echo(mid: string, { to, text, metadata }: Outgoing): void {
    if (hasWord(text, '#silent')) return;
    const isMessenger = this.channel === 'messenger';
    const ours = isMessenger ? { app_id: Number(this.settings.appId), ...(metadata !== null && { metadata }) } : {};
    const message = { mid, is_echo: true, ...ours, ...(text !== '' && { text }) };
    const timestamp = this.options.now() + this.#delays.sent;
    this.#tell({ sender: { id: this.#account }, recipient: { id: to }, timestamp, message }, this.#delays.sent);
  }

  #report(mid: string, { to, text }: Outgoing): void {
    const now = this.options.now();
    const isMessenger = this.channel === 'messenger';
    for (const { receipt, happensAfter, toldAfter, times } of planReceipts(
      text,
      this.#delays,
      TOLD[this.channel].reported,
    )) {
      const watermark = now + happensAfter;
      const what =
        receipt === 'delivered'
          ? { delivery: { mids: [mid], watermark } }
          : { read: isMessenger ? { watermark } : { mid } };
      this.#tell({ ...this.#between(to), timestamp: watermark, ...what }, toldAfter, times);
    }
  }

  #tell(event: object, delay: number, times = 1): void {
    const entry = [{ id: this.#account, time: this.options.now() + delay, messaging: [event] }];
    this.webhooks.play(() => this.#application.signed(TOLD[this.channel].object, entry), delay, times);
  }

  async #upload(call: PeerCall): Promise<PeerAnswer> {
    const form = await formFields(call);
    const file = form === null ? null : await fileIn(form, 'filedata');
    const message = form?.get('message');
    if (file === null || typeof message !== 'string') throw refused('badParameter', { details: 'No file was sent.' });
    if (this.channel === 'instagram' && form?.get('platform') !== 'instagram') {
      throw refused('badParameter', { details: 'The parameter platform is required.' });
    }
    return ok({ attachment_id: this.#media.keep(file) });
  }

  /** Sets the application's webhook address, if it knows the token. */
  async #callback(call: PeerCall): Promise<PeerAnswer> {
    const wanted = jsonFields(call);
    if (wanted?.get('object') !== TOLD[this.channel].object) throw refused('badParameter');
    await this.#application.callBack(wanted.get('callback_url'), wanted.get('verify_token'));
    return ok({ success: true });
  }

  get #account(): string {
    return this.channel === 'messenger' ? this.settings.pageId : this.settings.igUserId;
  }

  #between(person: string): object {
    return { sender: { id: person }, recipient: { id: this.#account } };
  }

  #mid(): string {
    return `m_${randomId(this.options.random, 'word', 80)}`;
  }
}

const ok = (body: object): PeerAnswer => ({ status: 200, body });

function subscribed(call: PeerCall): PeerAnswer {
  const fields = call.query.get('subscribed_fields') ?? '';
  if (!fields.split(',').includes('messages')) throw refused('badParameter', { details: 'No fields were named.' });
  return ok({ success: true });
}

async function startPagePeer(channel: keyof typeof TOLD, options: PeerOptions): Promise<ProviderPeer> {
  const igUserId = `17841${randomId(options.random, 'digits', 12)}`;
  const settings: Settings = { igUserId, ...makeSettings(options) };
  const peer = new PagePeer(channel, options, settings);
  const problem = (status: 413 | 500 | 503) =>
    refused(status === 413 ? 'tooLarge' : status === 500 ? 'broken' : 'down').answer;
  const server = await startPeerServer({ ...options, answer: (call) => peer.answer(call), problem });
  peer.origin = server.origin;
  return {
    provider: channel,
    origin: server.origin,
    settings,
    accepted: peer.accepted.all,
    signals: peer.signals,
    write: async (message) => peer.write(message),
    settled: () => peer.webhooks.settled(),
    stop: server.stop,
  };
}

/** The Messenger Platform: one application with one page. */
export const startMessengerPeer = (options: PeerOptions): Promise<ProviderPeer> => startPagePeer('messenger', options);

/** Instagram Messaging: one application with one page and its linked account. */
export const startInstagramPeer = (options: PeerOptions): Promise<ProviderPeer> => startPagePeer('instagram', options);
