import { CHANNEL_LIMITS, textRuleOf } from '@concordia/domain';
import { AcceptedList } from '../kit/accepted.js';
import { bearerToken, formFields, jsonFields, objectFields, type PeerCall } from '../kit/call.js';
import { hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { growingIds, randomId } from '../kit/ids.js';
import type { Delays, PeerOptions, PlayedMessage, ProviderPeer } from '../kit/peer.js';
import { HUMAN_DELAYS } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import { WebhookPlayer } from '../kit/webhook-player.js';
import { invalid, refused, refusedAnswer } from './refusals.js';
import { checkHeaders, Rules, textField } from './rules.js';
import { afterChallenge, signedWebhook } from './webhooks.js';

/** The lifetime of an access token, in ms: 60 days. */
const TOKEN_LIFE = 60 * 24 * 60 * 60_000;

const COMMENT_LENGTH = textRuleOf({ channel: 'linkedin', audience: 'reply' }).maxLength;
const POST_LENGTH = 3_000;

const COMMENT = /^urn:li:comment:\((urn:li:(?:activity|ugcPost|share):\d+),\d+\)$/;
const POST = /^urn:li:(?:activity|ugcPost|share):\d+$/;

interface Settings extends Readonly<Record<string, string>> {
  readonly appId: string;
  readonly clientSecret: string;
  readonly accessToken: string;
  readonly orgId: string;
  /** `true` for an approved partner. */
  readonly useDMs: string;
}

type Fields = ReadonlyMap<string, unknown> | null;

class LinkedIn {
  readonly accepted = new AcceptedList();
  readonly webhooks: WebhookPlayer;
  readonly #rules: Rules;
  readonly #delays: Delays;
  readonly #nextId: () => number;
  readonly #tokenEnds: number;
  readonly #organisation: string;
  /** The page's latest post, which receives comments. */
  #post: string;
  readonly #said = new Set<string>();

  constructor(
    private readonly options: PeerOptions,
    private readonly settings: Settings,
  ) {
    const { deliver, delays = HUMAN_DELAYS, now } = options;
    this.webhooks = new WebhookPlayer({
      ...options,
      deliver: afterChallenge(settings.clientSecret, { ...options, deliver }),
    });
    this.#rules = new Rules(now);
    this.#delays = delays;
    this.#nextId = growingIds(now);
    this.#tokenEnds = now() + TOKEN_LIFE;
    this.#organisation = `urn:li:organization:${settings.orgId}`;
    this.#post = `urn:li:activity:${this.#nextId()}`;
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    if (call.method === 'POST' && call.path === '/oauth/v2/introspectToken') return this.#introspect(call);
    if (bearerToken(call) !== this.settings.accessToken) throw refused('invalidToken');
    if (this.options.now() >= this.#tokenEnds) throw refused('expired');
    if (call.path === '/v2/messages') return this.#message(call);
    checkHeaders(call, this.options.now());
    const organisation = /^\/rest\/organizations\/(\d+)$/.exec(call.path)?.[1];
    if (organisation !== undefined) return this.#page(organisation);
    if (call.path === '/rest/posts') return this.#publish(jsonFields(call));
    const thread = /^\/rest\/socialActions\/([^/]+)\/comments$/.exec(call.path)?.[1];
    if (thread !== undefined) return this.#comment(decodeURIComponent(thread), jsonFields(call));
    throw refused('notFound');
  }

  /** Simulates a comment on the page's post, or on a comment by the page. */
  write({ from, text, inReplyTo }: PlayedMessage, delay = 0): string {
    const parent = inReplyTo !== null && COMMENT.test(inReplyTo) ? inReplyTo : null;
    const object = COMMENT.exec(parent ?? '')?.[1] ?? this.#post;
    const entity = `urn:li:comment:(${object},${this.#nextId()})`;
    const owner = from.startsWith('urn:li:') ? from : `urn:li:person:${from}`;
    this.#notify('COMMENT', owner, { entity, object, text, parent }, delay);
    return entity;
  }

  #notify(
    action: 'COMMENT' | 'ADMIN_COMMENT',
    owner: string,
    comment: {
      readonly entity: string;
      readonly object: string;
      readonly text: string;
      readonly parent: string | null;
    },
    delay: number,
  ): void {
    const { entity, object, text, parent } = comment;
    const notification = {
      notificationId: this.#nextId(),
      action,
      organizationalEntity: this.#organisation,
      subscriber: 'urn:li:person:subscriber',
      lastModifiedAt: this.options.now() + delay,
      sourcePost: object,
      generatedActivity: entity.replace('(urn:li:', '('),
      decoratedGeneratedActivity: {
        comment: { entity, object, owner, text, ...(parent !== null && { parentComment: parent }) },
      },
    };
    this.webhooks.play(() => signedWebhook(this.settings.clientSecret, [notification]), delay);
  }

  async #introspect(call: PeerCall): Promise<PeerAnswer> {
    const form = await formFields(call);
    const { appId, clientSecret, accessToken } = this.settings;
    if (form?.get('client_id') !== appId || form.get('client_secret') !== clientSecret)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed' } };
    if (form.get('token') !== accessToken) return { status: 200, body: { active: false, status: 'revoked' } };
    const seconds = Math.floor(this.#tokenEnds / 1_000);
    const active = this.options.now() < this.#tokenEnds;
    const scope = 'r_organization_social,w_organization_social,rw_organization_admin';
    const status = active ? 'active' : 'expired';
    return { status: 200, body: { active, status, client_id: appId, expires_at: seconds, scope, auth_type: '3L' } };
  }

  #page(id: string): PeerAnswer {
    if (id !== this.settings.orgId) throw refused('access');
    return { status: 200, body: { id: Number(id), localizedName: 'Simulator Ltd', vanityName: 'simulator' } };
  }

  #publish(fields: Fields): PeerAnswer {
    if (fields?.get('author') !== this.#organisation) throw refused('access');
    const text = textField(fields, 'commentary', POST_LENGTH * 2).replaceAll(/\\(.)/gs, '$1');
    if (text.length > POST_LENGTH)
      throw invalid(`ERROR :: /commentary :: exceeds the maximum length of ${POST_LENGTH}`);
    if (fields.get('visibility') !== 'PUBLIC') throw invalid('ERROR :: /visibility :: field is required but not found');
    if (fields.get('lifecycleState') !== 'PUBLISHED') throw invalid('ERROR :: /lifecycleState :: field is required');
    if (objectFields(fields.get('distribution'))?.get('feedDistribution') !== 'MAIN_FEED')
      throw invalid('ERROR :: /distribution :: field is required but not found');
    if (this.#said.has(text)) throw refused('duplicate');
    this.#rules.allow('everybody', text);
    this.#said.add(text);
    const id = `urn:li:share:${this.#nextId()}`;
    this.#post = id;
    this.accepted.add({ id, channel: 'linkedin', to: 'everybody', text });
    return { status: 201, headers: { 'x-restli-id': id }, body: null };
  }

  #comment(thread: string, fields: Fields): PeerAnswer {
    if (fields?.get('actor') !== this.#organisation) throw refused('access');
    const object = COMMENT.exec(thread)?.[1] ?? (POST.test(thread) ? thread : null);
    if (object === null) throw refused('notFound');
    if (fields.get('object') !== object) throw invalid('ERROR :: /object :: does not belong to the thread');
    const parent = COMMENT.test(thread) ? thread : null;
    if ((fields.get('parentComment') ?? null) !== parent) throw invalid('ERROR :: /parentComment :: is not the thread');
    const text = textField(objectFields(fields.get('message')), 'text', COMMENT_LENGTH);
    this.#rules.allow(thread, text);
    const id = String(this.#nextId());
    const entity = `urn:li:comment:(${object},${id})`;
    this.accepted.add({ id: entity, channel: 'linkedin', to: thread, text });
    this.#notify('ADMIN_COMMENT', this.#organisation, { entity, object, text, parent }, this.#delays.sent);
    const body = { id, commentUrn: entity, actor: this.#organisation, object, message: { text } };
    return { status: 201, headers: { 'x-restli-id': id }, body };
  }

  #message(call: PeerCall): PeerAnswer {
    if (this.settings.useDMs !== 'true') throw refused('access');
    if (call.method !== 'POST') throw refused('notFound');
    const fields = jsonFields(call);
    const recipients: unknown = fields?.get('recipients');
    const [first] = Array.isArray(recipients) && recipients.length === 1 ? recipients : [];
    const to = typeof first === 'string' ? /^urn:li:person:([\w-]+)$/.exec(first)?.[1] : undefined;
    if (to === undefined) throw invalid('ERROR :: /recipients :: must name one member');
    if (fields?.get('messageType') !== 'MEMBER_TO_MEMBER') throw invalid('ERROR :: /messageType :: field is required');
    const text = textField(fields, 'body', CHANNEL_LIMITS.linkedin.maxLength);
    this.#rules.allow(to, text);
    const id = `urn:li:message:${this.#nextId()}`;
    this.accepted.add({ id, channel: 'linkedin', to, text });
    if (hasWord(text, '#reply'))
      this.write({ from: to, name: null, subject: null, text: REPLY_TEXT, inReplyTo: null }, this.#delays.reply);
    return { status: 201, headers: { 'x-restli-id': id }, body: null };
  }
}

/** LinkedIn: one application, an approved partner unless the settings say otherwise, and one organization's page. */
export async function startLinkedinPeer(options: PeerOptions): Promise<ProviderPeer> {
  const { random, port, fault } = options;
  const settings: Settings = {
    appId: randomId(random, 'word', 14),
    clientSecret: randomId(random, 'word', 32),
    accessToken: randomId(random, 'word', 120),
    orgId: randomId(random, 'digits', 8),
    useDMs: 'true',
    ...options.settings,
  };
  const linkedin = new LinkedIn(options, settings);
  const server = await startPeerServer({
    random,
    answer: (call) => linkedin.answer(call),
    problem: (status) => refusedAnswer(status === 413 ? 'tooLarge' : status === 500 ? 'broken' : 'unavailable'),
    ...(port !== undefined && { port }),
    ...(fault !== undefined && { fault }),
  });
  return {
    provider: 'linkedin',
    origin: server.origin,
    settings,
    accepted: linkedin.accepted.all,
    write: async (message) => linkedin.write(message),
    settled: () => linkedin.webhooks.settled(),
    stop: server.stop,
  };
}
