import { PROVIDER_PROFILES } from '@concordia/domain';
import { basicCredentials, formFields, type PeerCall } from '../kit/call.js';
import { randomId } from '../kit/ids.js';
import type { AcceptedFile, PeerOptions, ProviderPeer } from '../kit/peer.js';
import type { Receipt } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import { addressesIn, type DepartingMail, MailDesk, Remembered } from '../mail/index.js';
import { refused, refuseMail } from './refusals.js';
import { eventWebhook, routeWebhook, type Signer } from './webhooks.js';

const REPORTED: readonly Receipt[] = ['sent', 'delivered', 'read', 'failed'];
const LARGEST = 25 * 1024 * 1024;
const HOOKS = new Set([
  'accepted',
  'delivered',
  'opened',
  'clicked',
  'unsubscribed',
  'complained',
  'permanent_fail',
  'temporary_fail',
]);
const HOOK_OF = { sent: 'accepted', delivered: 'delivered', read: 'opened', failed: 'permanent_fail' } as const;

interface Settings extends Readonly<Record<string, string>> {
  readonly apiKey: string;
  readonly domain: string;
  readonly fromAddress: string;
  readonly webhookSecret: string;
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** `v:name` fields, which every event returns. */
const variablesIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith('v:') && typeof value === 'string' ? [[name.slice(2), value]] : [],
    ),
  );

class Mailgun {
  readonly #variables = new Remembered<Readonly<Record<string, string>>>();
  readonly desk: MailDesk;
  readonly #signer: Signer;
  readonly #hooks = new Map<string, string>();
  readonly #routes = new Map<string, Record<string, unknown>>();
  #forward: string;

  constructor(
    private readonly options: PeerOptions,
    private readonly settings: Settings,
  ) {
    this.#signer = { key: settings.webhookSecret, options };
    this.#forward = `${options.publicUrl}${PROVIDER_PROFILES.mailgun.webhookPath}`;
    for (const receipt of REPORTED) this.#hooks.set(HOOK_OF[receipt], this.#forward);
    this.desk = new MailDesk(options, {
      from: settings.fromAddress,
      reported: REPORTED,
      perSecond: 25,
      largest: LARGEST,
      mostRecipients: 1_000,
      refuse: (why, retryAfterMs) => refuseMail(why, settings.domain, retryAfterMs),
      tellReceipt: (mail, receipt, at) => this.#event(mail, receipt, at),
      tellMail: (mail) => () => routeWebhook(this.#forward, mail, this.#signer),
    });
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    const credentials = basicCredentials(call);
    if (credentials?.user !== 'api' || credentials.password !== this.settings.apiKey) throw refused(401, 'Forbidden');
    const { method, path } = call;
    if (path === '/v5/accounts/http_signing_key')
      return { status: 200, body: { message: 'success', http_signing_key: this.settings.webhookSecret } };
    if (path === '/v3/routes' || path.startsWith('/v3/routes/')) return this.#route(call);
    const [, domain, rest] = /^\/v3\/(?:domains\/)?([^/]+)(\/.*)?$/.exec(path) ?? [];
    if (decodeURIComponent(domain ?? '') !== this.settings.domain) throw refused(404, 'Domain not found');
    if (path.startsWith('/v3/domains/')) return rest === undefined ? this.#domain() : this.#hook(call, rest);
    if (method === 'POST' && rest === '/messages') return this.#send(call);
    throw refused(404, 'Not Found');
  }

  async #send(call: PeerCall): Promise<PeerAnswer> {
    const form = await formFields(call);
    if (form === null) throw refused(400, 'The form cannot be read.');
    for (const name of ['from', 'to', 'subject'])
      if (textIn(form, name) === '') throw refused(400, `${name} parameter is missing`);
    const own = `${randomId(this.options.random, 'hex', 24)}@${this.settings.domain}`;
    const messageId = (textIn(form, 'h:Message-Id') || own).replace(/[<>]/g, '');
    this.#variables.set(messageId, variablesIn(form));
    const mail = {
      messageId,
      from: textIn(form, 'from'),
      to: addressesIn(textIn(form, 'to'))[0] ?? '',
      recipients: {
        to: addressesIn(textIn(form, 'to')),
        cc: addressesIn(textIn(form, 'cc')),
        bcc: addressesIn(textIn(form, 'bcc')),
        replyTo: addressesIn(textIn(form, 'h:Reply-To')),
      },
      subject: textIn(form, 'subject'),
      text: textIn(form, 'text'),
      html: textIn(form, 'html'),
      size: call.body.byteLength,
      files: form.getAll('attachment').flatMap(attachedFile),
    };
    this.desk.take(mail);
    return { status: 200, body: { id: `<${messageId}>`, message: 'Queued. Thank you.' } };
  }

  #event(mail: DepartingMail, receipt: Receipt, at: number) {
    return () => {
      const url = this.#hooks.get(HOOK_OF[receipt]) ?? this.#forward;
      const variables = this.#variables.get(mail.messageId) ?? {};
      return eventWebhook(url, mail, { receipt, at, variables }, this.#signer);
    };
  }

  #domain(): PeerAnswer {
    const { domain } = this.settings;
    return { status: 200, body: { domain: { name: domain, state: 'active', type: 'custom' }, message: 'success' } };
  }

  async #hook(call: PeerCall, rest: string): Promise<PeerAnswer> {
    const form = (await formFields(call)) ?? new FormData();
    const [, named] = /^\/webhooks(?:\/(\w+))?$/.exec(rest) ?? [];
    const hook = call.method === 'POST' ? textIn(form, 'id') : (named ?? '');
    if (!HOOKS.has(hook)) throw refused(400, `Invalid webhook type: ${hook}`);
    if (call.method === 'PUT' && !this.#hooks.has(hook)) throw refused(404, 'Webhook not found');
    if (call.method === 'POST' && this.#hooks.has(hook)) throw refused(400, 'Webhook already exists');
    const url = textIn(form, 'url');
    if (!URL.canParse(url)) throw refused(400, 'The url is not valid.');
    this.#hooks.set(hook, url);
    return { status: 200, body: { message: 'Webhook has been updated', webhook: { urls: [url] } } };
  }

  async #route(call: PeerCall): Promise<PeerAnswer> {
    if (call.method === 'GET')
      return { status: 200, body: { items: [...this.#routes.values()], total_count: this.#routes.size } };
    const form = (await formFields(call)) ?? new FormData();
    const id = call.method === 'PUT' ? (call.path.split('/').at(-1) ?? '') : randomId(this.options.random, 'hex', 24);
    if (call.method === 'PUT' && !this.#routes.has(id)) throw refused(404, 'Route not found');
    const url = /^forward\("(.+)"\)$/.exec(textIn(form, 'action'))?.[1] ?? '';
    if (!/^match_recipient\(".+"\)$/.test(textIn(form, 'expression')) || !URL.canParse(url))
      throw refused(400, 'The route expression or action is not valid.');
    this.#forward = url;
    const route = { id, description: textIn(form, 'description'), expression: textIn(form, 'expression'), priority: 0 };
    this.#routes.set(id, route);
    return { status: 200, body: { message: 'Route has been created', route } };
  }
}

/** Mailgun's API v3 with one active domain, its webhooks and a route. */
export async function startMailgunPeer(options: PeerOptions): Promise<ProviderPeer> {
  const settings = {
    apiKey: `key-${randomId(options.random, 'hex', 32)}`,
    domain: 'mg.concordia.example',
    fromAddress: 'ola@mg.concordia.example',
    region: 'eu',
    webhookSecret: randomId(options.random, 'hex', 32),
    ...options.settings,
  };
  const mailgun = new Mailgun(options, settings);
  const problem = (status: 413 | 500 | 503) => refused(status, 'The call failed.').answer;
  const server = await startPeerServer({ ...options, answer: (call) => mailgun.answer(call), problem });
  return {
    provider: 'mailgun',
    origin: server.origin,
    settings,
    accepted: mailgun.desk.accepted.all,
    write: async (message) => mailgun.desk.write(message),
    settled: () => mailgun.desk.webhooks.settled(),
    stop: server.stop,
  };
}

const attachedFile = (file: File | string): AcceptedFile[] =>
  typeof file === 'string' ? [] : [{ name: file.name, contentType: file.type, size: file.size }];
