import { telegramReactions } from '@concordia/domain';
import { AcceptedList } from '../kit/accepted.js';
import { objectFields, type PeerCall } from '../kit/call.js';
import { hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { growingIds, randomId } from '../kit/ids.js';
import {
  type AcceptedSignal,
  acceptedFile,
  type PeerOptions,
  type PlayedFile,
  type PlayedMessage,
  type ProviderPeer,
} from '../kit/peer.js';
import { HUMAN_DELAYS } from '../kit/receipts.js';
import { type PeerAnswer, Refusal } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import { WebhookPlayer } from '../kit/webhook-player.js';
import { Chats } from './chats.js';
import { type Parameters, parametersOf } from './parameters.js';
import { badRequest, failure } from './refusals.js';
import { contentOf, SendingRules } from './sending.js';
import { blockUpdate, chatObject, messageUpdate, updateText } from './updates.js';

const SENDING: ReadonlySet<string> = new Set([
  'sendMessage',
  'sendPhoto',
  'sendVideo',
  'sendAudio',
  'sendDocument',
  'sendMediaGroup',
  'sendVoice',
  'sendSticker',
]);

/** Reactions that bots may set. */
const OFFERED: ReadonlySet<string> = new Set(telegramReactions);

/** Chat actions that Telegram knows (core.telegram.org/bots/api#sendchataction). */
const ACTIONS: ReadonlySet<string> = new Set([
  'typing',
  'upload_photo',
  'record_video',
  'upload_video',
  'record_voice',
  'upload_voice',
  'upload_document',
  'choose_sticker',
  'find_location',
  'record_video_note',
  'upload_video_note',
]);

/** Maximum size of a file from `getFile`, in bytes. */
const LARGEST_DOWNLOAD = 20 * 1024 * 1024;

const done = (result: unknown): PeerAnswer => ({ status: 200, body: { ok: true, result } });

interface Webhook {
  readonly url: string;
  readonly secret: string;
}

class Telegram {
  readonly accepted = new AcceptedList();
  readonly signals: AcceptedSignal[] = [];
  readonly webhooks: WebhookPlayer;
  readonly #chats: Chats;
  readonly #rules: SendingRules;
  readonly #files = new Map<string, PlayedFile>();
  /** Profile pictures by the number of the person. */
  readonly #pictures = new Map<string, string>();
  readonly #nextId: () => number;
  readonly #bot: string;
  #webhook: Webhook | null;

  constructor(
    private readonly options: PeerOptions,
    private readonly token: string,
  ) {
    this.webhooks = new WebhookPlayer(options);
    this.#chats = new Chats(options);
    this.#rules = new SendingRules(options.now);
    this.#nextId = growingIds(options.now);
    this.#bot = token.split(':', 1)[0] ?? '';
    const secret = options.settings?.webhookToken;
    this.#webhook = secret === undefined ? null : { url: `${options.publicUrl}/webhooks/telegram`, secret };
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    const [, folder = '', token, rest = ''] = /^\/(file\/)?bot([^/]+)\/(.+)$/.exec(call.path) ?? [];
    if (token === undefined || !/^\d+:[\w-]+$/.test(decodeURIComponent(token))) throw notFound();
    if (decodeURIComponent(token) !== this.token) throw new Refusal(failure(401, 'Unauthorized'));
    if (folder !== '') return this.#download(decodeURIComponent(rest));
    const parameters = await parametersOf(call);
    if (SENDING.has(rest)) return this.#send(rest, parameters);
    if (rest === 'sendChatAction') return this.#act(parameters);
    if (rest === 'setMessageReaction') return this.#react(parameters);
    if (rest === 'readBusinessMessage') return this.#read(parameters);
    if (rest === 'getMe') return done({ id: Number(this.#bot), is_bot: true, username: 'simulator_bot' });
    if (rest === 'setWebhook') return this.#setWebhook(parameters);
    if (rest === 'getWebhookInfo') return done({ url: this.#webhook?.url ?? '', pending_update_count: 0 });
    if (rest === 'getUserProfilePhotos') return this.#photos(parameters);
    if (rest === 'getFile') return this.#getFile(parameters.text('file_id'));
    throw notFound();
  }

  /** Each file arrives as a separate message; the first has the text. */
  write(message: PlayedMessage, delay = 0): string {
    const chat = this.#chats.from(message.from);
    if (message.picture !== undefined) this.#pictures.set(chat.id, this.#keep(message.picture).id);
    const parts = message.files === undefined || message.files.length === 0 ? [null] : message.files;
    const ids = parts.map((file, index) => {
      const id = this.#nextId();
      const words = index === 0 ? message : { ...message, text: '' };
      const at = this.options.now() + delay;
      this.#tell(messageUpdate(this.#nextId(), id, chat, words, at, file === null ? null : this.#keep(file)), delay);
      return id;
    });
    return `${chat.id}:${ids[0]}`;
  }

  block(handle: string): void {
    this.#tell(blockUpdate(this.#nextId(), this.#chats.block(handle), this.options.now()), 0);
  }

  async #send(method: string, parameters: Parameters): Promise<PeerAnswer> {
    const content = await contentOf(method, parameters);
    const chat = await this.#chats.reachable(parameters.text('chat_id'));
    this.#rules.hold(chat, content);
    const id = this.#nextId();
    const { text } = content;
    const to = parameters.text('chat_id') ?? '';
    const files = content.files.map((file, index) => acceptedFile(file, content.kinds[index]));
    this.accepted.add({ id: `${chat.id}:${id}`, channel: 'telegram', to, text, ...(files.length > 0 && { files }) });
    if (hasWord(text, '#reply')) {
      const from = chat.username === null ? chat.id : `@${chat.username}`;
      const answer = { from, name: null, subject: null, text: REPLY_TEXT, inReplyTo: `${chat.id}:${id}` };
      this.write(answer, (this.options.delays ?? HUMAN_DELAYS).reply);
    }
    const date = Math.floor(this.options.now() / 1_000);
    const sent = { message_id: id, date, chat: chatObject(chat, null), ...(text !== '' && { text }) };
    const result = method === 'sendMediaGroup' ? [sent] : sent;
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: updateText({ ok: true, result }),
    };
  }

  async #act(parameters: Parameters): Promise<PeerAnswer> {
    if (!ACTIONS.has(parameters.text('action') ?? '')) throw badRequest('wrong parameter action in request');
    const to = parameters.text('chat_id');
    await this.#chats.reachable(to);
    this.signals.push({ kind: 'typing', to: to ?? '', messageId: null });
    return done(true);
  }

  /** Only the first is counted: bots set one reaction. */
  async #react(parameters: Parameters): Promise<PeerAnswer> {
    const [to, message] = [parameters.text('chat_id'), parameters.text('message_id')];
    const chat = await this.#chats.reachable(to);
    if (message === null || !/^\d+$/.test(message)) throw badRequest('message to react not found');
    const [first = null, second] = parameters.list('reaction') ?? [];
    const reaction = objectFields(first);
    if (second !== undefined) throw badRequest('REACTIONS_TOO_MANY');
    const emoji = reaction?.get('emoji') ?? null;
    if (first !== null && (reaction?.get('type') !== 'emoji' || typeof emoji !== 'string' || !OFFERED.has(emoji))) {
      throw badRequest('REACTION_INVALID');
    }
    const given = typeof emoji === 'string' ? emoji : null;
    this.signals.push({ kind: 'reaction', to: to ?? '', messageId: `${chat.id}:${message}`, emoji: given });
    return done(true);
  }

  /** The account of this bot is no business account, unless a test says so. */
  #read(parameters: Parameters): PeerAnswer {
    const [business, chat] = [parameters.text('business_connection_id'), parameters.text('chat_id')];
    const message = parameters.text('message_id');
    if (business === null || chat === null || business !== this.options.settings?.businessConnection) {
      throw badRequest('business connection not found');
    }
    if (message === null || !/^\d+$/.test(message)) throw badRequest('message identifier is not specified');
    this.signals.push({ kind: 'read', to: chat, messageId: `${chat}:${message}:${business}` });
    return done(true);
  }

  #tell(update: object, delay: number): void {
    const webhook = this.#webhook;
    // Without an address, Telegram queues updates for polling, which is not simulated.
    if (webhook === null) return;
    const { pathname, search } = new URL(webhook.url);
    const body = new TextEncoder().encode(updateText(update));
    const headers = {
      'content-type': 'application/json',
      ...(webhook.secret !== '' && { 'x-telegram-bot-api-secret-token': webhook.secret }),
    };
    this.webhooks.play(() => ({ method: 'POST', path: `${pathname}${search}`, headers, body }), delay);
  }

  #setWebhook(parameters: Parameters): PeerAnswer {
    const url = parameters.text('url') ?? '';
    const secret = parameters.text('secret_token') ?? '';
    if (url !== '' && !URL.canParse(url)) throw badRequest('bad webhook: invalid webhook URL specified');
    if (!/^[\w-]{0,256}$/.test(secret)) throw badRequest('secret token contains unallowed characters');
    this.#webhook = url === '' ? null : { url, secret };
    return done(true);
  }

  #keep(file: PlayedFile): { readonly id: string; readonly file: PlayedFile } {
    const id = randomId(this.options.random, 'word', 60);
    this.#files.set(id, file);
    return { id, file };
  }

  /** Of a person whom the bot has met; of strangers it knows nothing. */
  async #photos(parameters: Parameters): Promise<PeerAnswer> {
    const person = parameters.text('user_id');
    if (person === null || !/^\d+$/.test(person) || !(await this.#chats.has(person)))
      throw badRequest('user not found');
    const id = this.#pictures.get(person);
    const size = (width: number) => ({ file_id: id, file_unique_id: `${person}-${width}`, width, height: width });
    const photos = id === undefined ? [] : [[size(160), size(320), size(640)]];
    return done({ total_count: photos.length, photos });
  }

  #getFile(id: string | null): PeerAnswer {
    const file = this.#files.get(id ?? '');
    if (file === undefined) throw badRequest('wrong file_id or the file is temporarily unavailable');
    if (file.content.byteLength > LARGEST_DOWNLOAD) throw badRequest('file is too big');
    return done({ file_id: id, file_size: file.content.byteLength, file_path: `documents/${id}` });
  }

  #download(path: string): PeerAnswer {
    const file = this.#files.get(path.replace(/^documents\//, ''));
    if (file === undefined) throw notFound();
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: file.content };
  }
}

const notFound = (): Refusal => new Refusal(failure(404, 'Not Found'));

export interface TelegramPeer extends ProviderPeer {
  readonly block: (handle: string) => void;
}

/** Telegram's Bot API with one bot. With `webhookToken` in the settings, updates are sent to us immediately, as after `setWebhook`. */
export async function startTelegramPeer(options: PeerOptions): Promise<TelegramPeer> {
  const made = `${randomId(options.random, 'digits', 9).replace(/^0/, '1')}:${randomId(options.random, 'word', 35)}`;
  const botToken = options.settings?.botToken ?? made;
  const telegram = new Telegram(options, botToken);
  const problem = (status: 413 | 500 | 503) =>
    failure(status, status === 413 ? 'Request Entity Too Large' : 'Internal Server Error');
  const server = await startPeerServer({ ...options, answer: (call) => telegram.answer(call), problem });
  return {
    provider: 'telegram',
    origin: server.origin,
    settings: { ...options.settings, botToken },
    accepted: telegram.accepted.all,
    signals: telegram.signals,
    write: async (message) => telegram.write(message),
    block: (handle) => telegram.block(handle),
    settled: () => telegram.webhooks.settled(),
    stop: server.stop,
  };
}
