import { AcceptedList } from '../kit/accepted.js';
import { bearerToken, jsonFields, type PeerCall } from '../kit/call.js';
import { hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { randomId } from '../kit/ids.js';
import type { Delays, PeerOptions, PlayedMessage, ProviderPeer } from '../kit/peer.js';
import { HUMAN_DELAYS, planReceipts } from '../kit/receipts.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { startPeerServer } from '../kit/server.js';
import { DirectRules, readDirect } from './direct-messages.js';
import { Grants } from './grants.js';
import { Happenings, namesAccount } from './happenings.js';
import { Media } from './media.js';
import { OAuthServer, SCOPES } from './oauth.js';
import { described, People, type Person } from './people.js';
import { Pictures } from './pictures.js';
import { Posts } from './posts.js';
import { forbiddenScope, invalidRequest, notFound, notThere, problemAnswer, unauthorized } from './problems.js';
import { snowflakes } from './snowflakes.js';

/** X only reports when a message was read. */
const REPORTED = ['read'] as const;

const DM_SCOPES = ['dm.write', 'dm.read', 'tweet.read', 'users.read'] as const;

interface Settings extends Readonly<Record<string, string>> {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly consumerSecret: string;
  readonly handle: string;
  readonly oauthAccessToken: string;
  readonly oauthRefreshToken: string;
}

class X {
  readonly accepted = new AcceptedList();
  readonly happenings: Happenings;
  readonly #delays: Delays;
  readonly #oauth: OAuthServer;
  readonly #grants: Grants;
  readonly #people = new People();
  readonly #account: Person;
  readonly #posts = new Posts();
  readonly #rules: DirectRules;
  readonly #media: Media;
  readonly #pictures = new Pictures();
  /** Set once the server listens. */
  origin = '';
  readonly #nextId: () => string;

  constructor(
    private readonly options: PeerOptions,
    settings: Settings,
  ) {
    const { now, publicUrl, delays = HUMAN_DELAYS } = options;
    const { clientId, clientSecret, consumerSecret, handle } = settings;
    this.#delays = delays;
    this.#nextId = snowflakes(now);
    this.#grants = new Grants(options);
    this.#grants.premade(settings.oauthAccessToken, settings.oauthRefreshToken, SCOPES);
    const redirectUris = [`${publicUrl}/oauth/twitter/callback`];
    this.#oauth = new OAuthServer({ clientId, clientSecret, redirectUris, handle }, this.#grants);
    const account = this.#people.named(handle, 'Simulator');
    if (account?.username === null || account === null) throw new Error('The handle of the X peer must be a name.');
    this.#account = account;
    this.happenings = new Happenings(options, consumerSecret, account);
    this.#rules = new DirectRules(now);
    this.#media = new Media(now, this.#nextId);
  }

  async answer(call: PeerCall): Promise<PeerAnswer> {
    const picture = this.#pictures.open(call.path);
    if (picture !== null) return picture;
    const byOAuth = await this.#oauth.answer(call);
    if (byOAuth !== null) return byOAuth;
    const scopes = this.#grants.scopesOf(bearerToken(call) ?? '');
    if (scopes === null) throw unauthorized();
    const needs = (...wanted: readonly string[]): void => {
      if (!wanted.every((scope) => scopes.includes(scope))) throw forbiddenScope();
    };
    return call.method === 'GET' ? this.#read(call, needs) : this.#write(call, needs);
  }

  /** Simulates a post if the text mentions the account, otherwise a direct message. */
  write(message: PlayedMessage, delay = 0): string {
    const author = this.#people.named(message.from, message.name) ?? this.#people.withId(this.#nextId());
    const id = this.#nextId();
    const at = this.options.now() + delay;
    if (message.picture !== undefined) this.#pictures.set(author.id, message.picture);
    if (namesAccount(message.text, this.#account.username ?? '')) {
      this.#posts.add({ id, authorId: author.id, text: message.text, inReplyTo: null, at });
      this.happenings.mention(id, author, message, at);
      return `post:${id}`;
    }
    const [file] = message.files ?? [];
    const media = file === undefined ? null : { address: this.#media.keep(file), file };
    this.happenings.message({ id, from: author, to: this.#account, text: message.text, at, media }, delay);
    return id;
  }

  #read({ path, query }: PeerCall, needs: (...scopes: readonly string[]) => void): PeerAnswer {
    if (path === '/2/users/me') {
      needs('users.read', 'tweet.read');
      return { status: 200, body: { data: described(this.#account) } };
    }
    const username = /^\/2\/users\/by\/username\/(\w{1,15})$/.exec(path)?.[1];
    if (username !== undefined) {
      needs('users.read', 'tweet.read');
      const person = this.#people.named(username);
      return person === null ? notThere('username', username) : this.#person(person, query);
    }
    const number = /^\/2\/users\/(\d{1,19})$/.exec(path)?.[1];
    if (number !== undefined) {
      needs('users.read', 'tweet.read');
      return this.#person(this.#people.withId(number), query);
    }
    if (path === '/2/tweets/search/recent') {
      needs('users.read', 'tweet.read');
      const asked = query.get('query') ?? '';
      if (asked === '' || asked.length > 512) throw invalidRequest(['The `query` must have 1 to 512 characters.']);
      return this.#found(asked, query);
    }
    const [, id, what] = /^\/2\/users\/(\d+)\/(mentions|owned_lists|bookmarks|tweets)$/.exec(path) ?? [];
    if (what === 'mentions') {
      needs('users.read', 'tweet.read');
      return this.#found(`@${this.#account.username ?? ''}`, query);
    }
    if (what === 'tweets') return this.#tweetsOf(id ?? '', query, needs);
    if (what !== undefined) return this.#own(id ?? '', what, needs);
    const file = /^\/2\/dm_conversations\/media\/(\d+\/\d+\/[\w.-]+)$/.exec(path)?.[1];
    if (file !== undefined) {
      needs('dm.read', 'tweet.read', 'users.read');
      const kept = this.#media.at(file);
      if (kept !== null) return { status: 200, headers: { 'content-type': kept.contentType }, body: kept.content };
    }
    throw notFound();
  }

  /** Pictures are told to those who ask for the field. */
  #person(person: Person, query: URLSearchParams): PeerAnswer {
    const fields = (query.get('user.fields') ?? '').split(',');
    const picture = fields.includes('profile_image_url') ? this.#pictures.addressOf(person.id, this.origin) : null;
    const data = { ...described(person), ...(picture !== null && { profile_image_url: picture }) };
    return { status: 200, body: { data } };
  }

  #tweetsOf(id: string, query: URLSearchParams, needs: (...scopes: readonly string[]) => void): PeerAnswer {
    needs('users.read', 'tweet.read');
    const most = Number(query.get('max_results') ?? '10');
    if (!Number.isInteger(most) || most < 5 || most > 100)
      throw invalidRequest([`The \`max_results\` query parameter value [${most}] is not between 5 and 100.`]);
    const data = this.#posts.ownOf(id, this.options.now()).slice(0, most);
    return { status: 200, body: { ...(data.length > 0 && { data }), meta: { result_count: data.length } } };
  }

  #found(asked: string, query: URLSearchParams): PeerAnswer {
    const most = Number(query.get('max_results') ?? '10');
    if (!Number.isInteger(most) || most < 10 || most > 100)
      throw invalidRequest([`The \`max_results\` query parameter value [${most}] is not between 10 and 100.`]);
    const data = this.#posts.find(asked).slice(0, most);
    return { status: 200, body: { ...(data.length > 0 && { data }), meta: { result_count: data.length } } };
  }

  #own(id: string, what: string, needs: (...scopes: readonly string[]) => void): PeerAnswer {
    needs(what === 'bookmarks' ? 'bookmark.read' : 'list.read', 'tweet.read', 'users.read');
    if (id !== this.#account.id) throw forbiddenScope();
    const data = what === 'bookmarks' ? this.#posts.find('').slice(0, 2) : [{ id: '1', name: 'Customers' }];
    return { status: 200, body: { ...(data.length > 0 && { data }), meta: { result_count: data.length } } };
  }

  #write(call: PeerCall, needs: (...scopes: readonly string[]) => void): PeerAnswer {
    if (call.method !== 'POST') throw notFound();
    const fields = jsonFields(call);
    const recipient = /^\/2\/dm_conversations\/with\/(\d{1,19})\/messages$/.exec(call.path)?.[1];
    if (recipient !== undefined) {
      needs(...DM_SCOPES);
      return this.#send(this.#people.withId(recipient), fields);
    }
    if (call.path === '/2/tweets') {
      needs('tweet.write', 'tweet.read', 'users.read');
      return this.#publish(fields);
    }
    if (call.path === '/2/media/upload') {
      needs('media.write');
      return { status: 200, body: { data: this.#media.upload(fields) } };
    }
    throw notFound();
  }

  #send(to: Person, fields: ReadonlyMap<string, unknown> | null): PeerAnswer {
    const { text } = readDirect(fields, (id) => this.#media.has(id));
    if (to.id === '0') return notThere('participant_id', to.id);
    const headers = this.#rules.allow(to.id, text);
    const id = this.#nextId();
    const at = this.options.now();
    this.accepted.add({ id, channel: 'twitter', to: to.username ?? to.id, text });
    const { sent, reply } = this.#delays;
    if (!hasWord(text, '#silent')) this.happenings.message({ id, from: this.#account, to, text, at }, sent);
    for (const { happensAfter, toldAfter, times } of planReceipts(text, this.#delays, REPORTED))
      this.happenings.read(to, id, at + happensAfter, toldAfter, times);
    const from = to.username ?? to.id;
    if (hasWord(text, '#reply'))
      this.write({ from, name: null, subject: null, text: REPLY_TEXT, inReplyTo: id }, reply);
    const conversation = [this.#account.id, to.id].sort().join('-');
    return { status: 201, headers, body: { data: { dm_conversation_id: conversation, dm_event_id: id } } };
  }

  #publish(fields: ReadonlyMap<string, unknown> | null): PeerAnswer {
    const read = this.#posts.read(fields, this.#account.id);
    const id = this.#nextId();
    this.#posts.add({ id, ...read, at: this.options.now() });
    this.accepted.add({ id: `post:${id}`, channel: 'twitter', to: read.inReplyTo ?? 'everybody', text: read.text });
    return { status: 201, body: { data: { id, text: read.text, edit_history_tweet_ids: [id] } } };
  }
}

/** X: one application, one account, an authorization server, the API v2 and the webhooks of the Activity API. */
export async function startXPeer(options: PeerOptions): Promise<ProviderPeer> {
  const { random, port, fault } = options;
  const settings: Settings = {
    clientId: randomId(random, 'word', 34),
    clientSecret: randomId(random, 'word', 50),
    consumerSecret: randomId(random, 'word', 50),
    handle: 'concordia_demo',
    rateLimitPolicy: 'safe',
    scopes: SCOPES.join(' '),
    oauthAccessToken: randomId(random, 'word', 48),
    oauthRefreshToken: randomId(random, 'word', 48),
    ...options.settings,
  };
  const x = new X(options, settings);
  const problem = (status: number): PeerAnswer =>
    problemAnswer({ status, type: null, title: 'Problem', detail: `The service answered ${status}.` });
  const server = await startPeerServer({
    random,
    answer: (call) => x.answer(call),
    problem,
    ...(port !== undefined && { port }),
    ...(fault !== undefined && { fault }),
  });
  x.origin = server.origin;
  return {
    provider: 'x',
    origin: server.origin,
    settings,
    accepted: x.accepted.all,
    write: async (message) => x.write(message),
    settled: () => x.happenings.settled(),
    stop: server.stop,
  };
}
