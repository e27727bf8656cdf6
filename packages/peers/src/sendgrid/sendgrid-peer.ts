import { PROVIDER_PROFILES } from '@concordia/domain';
import { bearerToken, jsonFields, type PeerCall } from '../kit/call.js';
import { randomId } from '../kit/ids.js';
import type { PeerOptions, ProviderPeer } from '../kit/peer.js';
import type { Receipt } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import type { MakeWebhook } from '../kit/webhook-player.js';
import { type DepartingMail, MailDesk, postTo, Remembered, withPassword } from '../mail/index.js';
import { keysOf, type SigningKeys, signedHeaders } from './keys.js';
import { readMailSend, type SentMail } from './mail-send.js';
import { refused, refuseMail } from './refusals.js';
import { type EventKind, eventBody, inboundParse } from './webhooks.js';

const REPORTED: readonly Receipt[] = ['sent', 'delivered', 'read', 'failed'];
const LARGEST = 30 * 1024 * 1024;
const SCOPES = ['mail.send', 'user.webhooks.event.settings.update', 'user.webhooks.parse.settings.create'];
const EVENT_SETTINGS = '/v3/user/webhooks/event/settings';
const PARSE_SETTINGS = '/v3/user/webhooks/parse/settings';

interface Settings extends Readonly<Record<string, string>> {
  readonly apiKey: string;
  readonly fromAddress: string;
  readonly domain: string;
  readonly inboundPassword: string;
}

interface Inbound {
  readonly url: string;
  readonly isRaw: boolean;
}

class Sendgrid {
  readonly desk: MailDesk;
  readonly keys: SigningKeys;
  readonly #sent = new Remembered<SentMail>();
  #eventUrl: string;
  #inbound: Inbound;
  /** Host names with a parse setting. */
  readonly #hosts = new Set<string>();

  constructor(
    private readonly options: PeerOptions,
    private readonly settings: Settings,
  ) {
    this.keys = keysOf(settings.apiKey);
    this.#eventUrl = `${options.publicUrl}${PROVIDER_PROFILES.sendgrid.webhookPath}`;
    this.#inbound = { url: withPassword(this.#eventUrl, settings.inboundPassword), isRaw: false };
    this.desk = new MailDesk(options, {
      from: settings.fromAddress,
      reported: REPORTED,
      perSecond: 100,
      largest: LARGEST,
      mostRecipients: 1_000,
      refuse: (why, retryAfterMs) => refuseMail(why, retryAfterMs, options.now()),
      tellReceipt: (mail, receipt, at) => this.#event(mail, receipt, at),
      tellComplaint: (mail, at) => this.#event(mail, 'complained', at),
      tellMail: (mail) => () => inboundParse(this.#inbound.url, mail, this.#inbound.isRaw),
    });
  }

  answer(call: PeerCall): PeerAnswer {
    if (bearerToken(call) !== this.settings.apiKey)
      throw refused(401, 'The provided authorization grant is invalid, expired, or revoked');
    const { method, path } = call;
    const at = `${method} ${path}`;
    if (at === 'POST /v3/mail/send') return this.#send(call);
    if (at === 'GET /v3/scopes') return { status: 200, body: { scopes: SCOPES } };
    if (at === 'GET /v3/user/username') return { status: 200, body: { username: 'simulator', user_id: 1 } };
    if (at === `PATCH ${EVENT_SETTINGS}`) return this.#subscribe(call);
    if (at === `PATCH ${EVENT_SETTINGS}/signed`) return { status: 200, body: { public_key: this.keys.publicKey } };
    if (path === PARSE_SETTINGS || path.startsWith(`${PARSE_SETTINGS}/`)) return this.#parseSettings(call);
    throw refused(404, 'not found');
  }

  #send(call: PeerCall): PeerAnswer {
    const { random } = this.options;
    const mail = readMailSend(
      jsonFields(call),
      call.body.byteLength,
      `${randomId(random, 'word', 22)}@geopod-ismtpd-1`,
    );
    this.#sent.set(mail.messageId, mail);
    this.desk.take(mail);
    return { status: 202, headers: { 'x-message-id': randomId(random, 'word', 22) }, body: '' };
  }

  #event({ messageId, to }: DepartingMail, receipt: EventKind, at: number): MakeWebhook | null {
    const mail = this.#sent.get(messageId);
    if (mail === undefined) return null;
    const body = eventBody({ ...mail, to }, receipt, at);
    // Each attempt is signed with its own time.
    return () => postTo(this.#eventUrl, signedHeaders(this.keys, Math.floor(this.options.now() / 1_000), body), body);
  }

  #subscribe(call: PeerCall): PeerAnswer {
    const fields = jsonFields(call);
    const url = fields?.get('url');
    if (typeof url !== 'string' || !URL.canParse(url)) throw refused(400, 'url is invalid', 'url');
    this.#eventUrl = url;
    return { status: 200, body: Object.fromEntries(fields ?? []) };
  }

  #parseSettings(call: PeerCall): PeerAnswer {
    const fields = jsonFields(call);
    const named = fields?.get('hostname');
    const host = call.method === 'POST' ? named : decodeURIComponent(call.path.slice(PARSE_SETTINGS.length + 1));
    if (typeof host !== 'string' || host === '') throw refused(400, 'hostname is required', 'hostname');
    if (call.method !== 'POST' && !this.#hosts.has(host)) throw refused(404, 'not found');
    if (call.method === 'POST' && host !== this.settings.domain)
      throw refused(400, 'hostname is not authenticated', 'hostname');
    if (call.method !== 'GET') {
      const url = fields?.get('url');
      if (typeof url !== 'string' || !URL.canParse(url)) throw refused(400, 'url is invalid', 'url');
      this.#inbound = { url, isRaw: fields?.get('send_raw') === true };
      this.#hosts.add(host);
    }
    const { url, isRaw } = this.#inbound;
    return { status: 200, body: { hostname: host, url, spam_check: false, send_raw: isRaw } };
  }
}

/** SendGrid's Web API v3 with one verified sender, its event webhook and Inbound Parse. */
export async function startSendgridPeer(options: PeerOptions): Promise<ProviderPeer> {
  const settings = {
    apiKey: `SG.${randomId(options.random, 'word', 22)}.${randomId(options.random, 'word', 43)}`,
    fromAddress: 'ola@concordia.example',
    domain: 'concordia.example',
    inboundPassword: randomId(options.random, 'word', 32),
    ...options.settings,
  };
  const sendgrid = new Sendgrid(options, settings);
  const problem = (status: 413 | 500 | 503) =>
    refused(status, status === 413 ? 'Payload Too Large' : 'Internal error').answer;
  const server = await startPeerServer({ ...options, answer: (call) => sendgrid.answer(call), problem });
  return {
    provider: 'sendgrid',
    origin: server.origin,
    settings: { ...settings, webhookSecret: sendgrid.keys.publicKey },
    accepted: sendgrid.desk.accepted.all,
    write: async (message) => sendgrid.desk.write(message),
    settled: () => sendgrid.desk.webhooks.settled(),
    stop: server.stop,
  };
}
