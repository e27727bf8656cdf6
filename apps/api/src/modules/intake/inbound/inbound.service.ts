import type {
  ChannelEnvelope,
  ChannelReceiver,
  RawWebhook,
  Verdict,
  WebhookAnswer,
  WebhookHead,
} from '@concordia/channels/port';
import { DAY, HOUR, MINUTE, PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { Injectable, Logger } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import {
  ChannelAdapters,
  type ConnectedReceiver,
  type ReceiverQuery,
} from '../../channels/connections/channel-adapters.js';
import { Envelopes, type IncomingEnvelope } from './envelopes.js';
import { GatheredEnvelopes } from './gathered.js';

const THANKS: WebhookAnswer = { status: 200, contentType: 'application/json', body: '{}' };

const AGAIN: WebhookAnswer = { status: 503, contentType: 'text/plain', body: 'Try again later.' };

interface Delivered {
  readonly connection: ConnectedReceiver;
  readonly envelope: ChannelEnvelope;
  readonly isOurs: boolean;
  /** How well the connection fits the event: of two numbers in one account, the one that it names. */
  readonly fit: number;
}

/** Receives webhooks: verifies, stores, acknowledges. Jobs read them later. */
@Injectable()
export class InboundService {
  readonly #logger = new Logger('Inbound');

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly adapters: ChannelAdapters,
    private readonly envelopes: Envelopes,
    private readonly gathered: GatheredEnvelopes,
  ) {}

  /**
   * The connections that receive webhooks on a route.
   *
   * @throws DomainFailure `not-found` if there are none.
   */
  async connectionsOf(
    providers: readonly Provider[],
    query: ReceiverQuery = {},
  ): Promise<readonly ConnectedReceiver[]> {
    const connections = providers.length === 0 ? [] : await this.adapters.receiversFor(providers, query);
    if (connections.length > 0) return connections;
    throw new DomainFailure(
      'not-found',
      'NO_SUCH_CONNECTION',
      'No connected channel receives webhooks at this address.',
    );
  }

  /** Answers a provider's verification request. */
  greet(connections: readonly ConnectedReceiver[], webhook: RawWebhook): WebhookAnswer {
    for (const { receiver } of connections) {
      const answer = receiver.handshake?.(webhook);
      if (answer !== undefined && answer !== null) return answer;
    }
    throw new DomainFailure('unauthorized', 'BAD_SIGNATURE', 'No connection recognizes this verification request.');
  }

  /**
   * Rejects a webhook by its headers, before its body takes memory.
   *
   * @throws DomainFailure `unauthorized` if no connection accepts them.
   */
  admit(connections: readonly ConnectedReceiver[], head: WebhookHead): void {
    if (!connections.some(({ receiver }) => receiver.mayBeGenuine?.(head) ?? true)) throw forged();
  }

  /**
   * Stores a webhook's events for the connections whose signature matches.
   *
   * @throws DomainFailure `unauthorized` if the signature is invalid or too old.
   */
  async receive(connections: readonly ConnectedReceiver[], webhook: RawWebhook): Promise<WebhookAnswer> {
    const takers = await this.#verified(connections, webhook);
    const [first] = takers;
    for (const { receiver } of takers) {
      if (receiver.onVerified !== undefined && !(await receiver.onVerified(webhook))) return AGAIN;
    }
    const delivered = this.#takeApart(takers, webhook);
    if (delivered === null) await this.#keepBody(first, webhook);
    else await this.#keep(delivered);
    return first.receiver.thanks ?? THANKS;
  }

  /** @returns the connections whose signature matches: several if they share an application. */
  async #verified(
    connections: readonly ConnectedReceiver[],
    webhook: RawWebhook,
  ): Promise<readonly [ConnectedReceiver, ...ConnectedReceiver[]]> {
    const verdicts = await Promise.all(connections.map(({ receiver }) => this.#verdictOf(receiver, webhook)));
    accept(
      connections.map(({ receiver }) => receiver),
      verdicts,
    );
    const [first, ...others] = connections.filter((_, index) => verdicts[index] === 'genuine');
    if (first === undefined) throw forged();
    return [first, ...others];
  }

  async #verdictOf(receiver: ChannelReceiver, webhook: RawWebhook): Promise<Verdict> {
    try {
      return await receiver.verify(webhook);
    } catch (error) {
      this.#logger.warn(`A webhook from ${receiver.provider} could not be verified: ${reasonOf(error)}`);
      return 'forged';
    }
  }

  /** Each event with the connection of its account; `null` if no receiver understands the body. */
  #takeApart(takers: readonly ConnectedReceiver[], webhook: RawWebhook): readonly Delivered[] | null {
    const delivered = new Map<string, Delivered>();
    let isUnderstood = false;
    for (const connection of takers) {
      const envelopes = this.#split(connection.receiver, webhook);
      isUnderstood ||= envelopes !== null;
      for (const envelope of envelopes ?? []) {
        const one = deliveredTo(connection, envelope);
        const key = `${connection.receiver.provider} ${envelope.id}`;
        if (one.fit > (delivered.get(key)?.fit ?? -1)) delivered.set(key, one);
      }
    }
    return isUnderstood ? [...delivered.values()] : null;
  }

  #split(receiver: ChannelReceiver, webhook: RawWebhook): readonly ChannelEnvelope[] | null {
    try {
      return receiver.split(webhook);
    } catch (error) {
      this.#logger.warn(`A webhook from ${receiver.provider} could not be parsed: ${reasonOf(error)}`);
      return null;
    }
  }

  async #keep(delivered: readonly Delivered[]): Promise<void> {
    for (const [workspaceId, events] of Map.groupBy(delivered, ({ connection }) => connection.workspaceId)) {
      await this.#write(workspaceId, events.map(incomingEnvelopeOf));
    }
  }

  async #keepBody(
    { workspaceId, channel, accountId, receiver }: ConnectedReceiver,
    webhook: RawWebhook,
  ): Promise<void> {
    const { provider } = receiver;
    const failure = `The webhook was signed by ${nameOf(provider)}, but is not in a format that ${nameOf(provider)} documents.`;
    await runAs({ kind: 'system', workspaceId }, () =>
      this.db.write((tx) => this.envelopes.keepBody(tx, { provider, channel, accountId, failure }, webhook)),
    );
  }

  #write(workspaceId: string, incoming: readonly IncomingEnvelope[]): Promise<number> {
    return this.gathered.keep(workspaceId, incoming);
  }
}

function deliveredTo(connection: ConnectedReceiver, envelope: ChannelEnvelope): Delivered {
  const { accounts, endpoint } = connection;
  const isOurs = accounts === null || accounts.includes(envelope.account);
  const isNamed = endpoint !== null && endpoint === envelope.endpoint;
  return { connection, envelope, isOurs, fit: (isOurs ? 1 : 0) + (isNamed ? 1 : 0) };
}

/** Throws unless at least one signature matches. */
function accept(receivers: readonly ChannelReceiver[], verdicts: readonly Verdict[]): void {
  if (verdicts.includes('genuine')) return;
  const late = receivers[verdicts.indexOf('stale')];
  throw late === undefined ? forged() : stale(late);
}

function stale({ provider, believedForMs }: ChannelReceiver): DomainFailure {
  const age = believedForMs === undefined ? 'too old' : `more than ${spanOf(believedForMs)} old`;
  const message = `The webhook from ${nameOf(provider)} is ${age}, or dated ahead of our clock. If it is recent, correct the clock of this server.`;
  return new DomainFailure('unauthorized', 'STALE_WEBHOOK', message);
}

/** Rounded to whole minutes, hours or days, in the largest unit the span exceeds. */
function spanOf(ms: number): string {
  if (ms > DAY) return `${Math.round(ms / DAY)} days`;
  return ms > HOUR ? `${Math.round(ms / HOUR)} hours` : `${Math.round(ms / MINUTE)} minutes`;
}

const forged = () => new DomainFailure('unauthorized', 'BAD_SIGNATURE', 'The signature does not match the body.');

function incomingEnvelopeOf({ connection, envelope, isOurs }: Delivered): IncomingEnvelope {
  const { channel, accountId, receiver } = connection;
  const { provider } = receiver;
  const stranger = `The event belongs to a different ${nameOf(provider)} account, not the one connected here.`;
  return { provider, channel, accountId, envelope, failure: isOurs ? null : stranger };
}

const nameOf = (provider: Provider): string => PROVIDER_PROFILES[provider].name;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'something was thrown');
