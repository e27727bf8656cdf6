import { randomBytes } from 'node:crypto';
import type { ChannelAdapter } from '@concordia/channels/port';
import { type Channel, isSignInMailbox, PROVIDER_PROFILES, type Provider, providersOf } from '@concordia/domain';
import type { PeerEntry } from '@concordia/peers/all';
import type { FetchedFile, PeerOptions, PlayedWebhook, ProviderPeer } from '@concordia/peers/kit';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Clock } from '../../../../common/clock.js';
import { DomainFailure } from '../../../../common/domain-failure.js';
import { SETTINGS, type Settings } from '../../../../common/settings.js';
import { currentPrincipal } from '../../../../database/request-context.js';
import { Outgoing } from '../../../../outgoing/outgoing.js';
import { accountKeyOf, type ConnectionRow, settingsOf } from '../connection.row.js';
import { CONNECTS } from '../provider-connects.js';
import { PublicAddress } from '../public-address.js';
import { LastHeardRepository } from './last-heard.repository.js';

/** A simulated provider with one account, and the real adapter connected to it. */
export interface SimulatedPeer {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly channel: Channel;
  readonly provider: Provider;
  readonly peer: ProviderPeer;
  /** The recipient of test messages; never a contact. */
  readonly testRecipient: string;
  readonly adapter: ChannelAdapter;
}

const AT_ONCE = { sent: 0, delivered: 0, read: 0, reply: 0 };

/**
 * Providers of simulated accounts. Each is started on loopback on first use, and stopped with the application.
 *
 * Everything else matches a live channel. The real adapter calls the peer with the settings of the peer's account, and the peer's events arrive
 * through the provider's webhook route. The account is generated at each start and never stored.
 */
@Injectable()
export class SimulatedPeers implements OnModuleDestroy {
  readonly #logger = new Logger('Simulated');
  readonly #started = new Map<string, Promise<SimulatedPeer>>();
  readonly #running: SimulatedPeer[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly http: HttpAdapterHost<FastifyAdapter>,
    private readonly address: PublicAddress,
    private readonly heard: LastHeardRepository,
    private readonly outgoing: Outgoing,
    private readonly clock: Clock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.allSettled(this.#started.values());
    await Promise.all(this.#running.map(({ peer }) => peer.stop()));
  }

  /**
   * The simulated provider of an account, started on demand.
   *
   * @param account its provider defaults to the channel's first.
   */
  of(account: ConnectionRow): Promise<SimulatedPeer> {
    const provider = simulatedAs(account.provider ?? usual(account.channel));
    const key = `${account.id} ${provider}`;
    const known = this.#started.get(key);
    if (known !== undefined) return known;
    const started = this.#start(account, provider);
    this.#started.set(key, started);
    started.catch(() => this.#started.delete(key));
    return started;
  }

  /** @throws DomainFailure if the provider cannot be simulated. */
  async standIn(channel: Channel, chosen: Provider | null): Promise<PeerEntry> {
    const { peerOf } = await import('@concordia/peers/all');
    const provider = simulatedAs(chosen ?? usual(channel));
    const entry = peerOf(provider);
    if (entry !== undefined) return entry;
    const { name } = PROVIDER_PROFILES[provider];
    throw new DomainFailure(
      'conflict',
      'CHANNEL_NOT_SIMULATED',
      `${name} cannot be simulated yet: it has no stand-in.`,
    );
  }

  /** A workspace's started peers; only these can have events. */
  runningIn(workspaceId: string): readonly SimulatedPeer[] {
    return this.#running.filter((simulated) => simulated.workspaceId === workspaceId);
  }

  async #start(account: ConnectionRow, provider: Provider): Promise<SimulatedPeer> {
    const { workspaceId } = currentPrincipal();
    const { channel, id: accountId } = account;
    const { TEST_RECIPIENTS } = await import('@concordia/peers/kit');
    const start = await (await this.standIn(channel, provider)).load();
    const connect = await CONNECTS[provider]();
    const peer = await start(this.#surroundings(workspaceId, account));
    const connected = connect(peer.settings, {
      fetch: this.outgoing.fetchFor(true),
      now: () => this.clock.now(),
      random: Math.random,
      origin: peer.origin,
      publicUrl: this.address.publicUrl,
      accountKey: accountKeyOf(account),
    });
    if (!connected.ok) throw new Error(`The peer of ${provider} lacks ${connected.missing.join(', ')}.`);
    this.#logger.log(`A simulated ${provider} is at ${peer.origin}.`);
    const testRecipient = TEST_RECIPIENTS[channel];
    const simulated = { workspaceId, accountId, channel, provider, peer, testRecipient, adapter: connected.adapter };
    this.#running.push(simulated);
    return simulated;
  }

  #surroundings(workspaceId: string, account: ConnectionRow): PeerOptions {
    return {
      deliver: (webhook) => this.#deliver(webhook),
      fetchFile: (url, method) => this.#fetchFile(url, method),
      publicUrl: this.address.publicUrl,
      now: () => this.clock.now(),
      random: Math.random,
      schedule: (delayMs, work) => this.#later(delayMs, work),
      history: (channel, address) => this.heard.from(workspaceId, channel, address),
      settings: { ...ownSettings(account), webhookToken: randomBytes(24).toString('base64url') },
      ...(this.settings.simulatedReceipts === 'at once' && { delays: AT_ONCE }),
    };
  }

  /** Delivers through our own HTTP server in-process, because its address is unknown before it listens. */
  async #deliver({ method, path, headers, body }: PlayedWebhook): Promise<{ status: number; body: string }> {
    const server = this.http.httpAdapter.getInstance();
    const host = `127.0.0.1:${this.settings.port}`;
    const answer = await server.inject({
      method,
      url: path,
      headers: { ...headers, host },
      ...(method === 'POST' && { payload: Buffer.from(body) }),
    });
    return { status: answer.statusCode, body: answer.body };
  }

  async #fetchFile(url: string, method: 'GET' | 'HEAD'): Promise<FetchedFile> {
    const { pathname, search, host } = new URL(url);
    const request = { method, url: `${pathname}${search}`, headers: { host } };
    const {
      statusCode: status,
      headers,
      rawPayload: content,
    } = await this.http.httpAdapter.getInstance().inject(request);
    const texts = Object.entries(headers).map(([name, value]) => [name, value === undefined ? value : String(value)]);
    return { status, headers: Object.fromEntries(texts), content };
  }

  #later(delayMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, delayMs);
    timer.unref();
    this.#timers.add(timer);
  }
}

/** The first account of a channel is the peer's usual one; further ones need an address or number of their own. */
function ownSettings(account: ConnectionRow): Record<string, string> {
  if (account.is_first === 1) return {};
  const number = Number.parseInt(account.id.slice(-6), 16) % 1_000_000;
  const digits = String(number).padStart(6, '0');
  return {
    ...(account.channel === 'email' && { fromAddress: `desk-${digits}@fernhill.example` }),
    ...(account.channel === 'sms' && { fromNumber: `+46109${digits}` }),
    ...settingsOf(account),
  };
}

/** A simulated mailbox is opened with a password, so that nobody needs to sign in. */
const simulatedAs = (provider: Provider): Provider => (isSignInMailbox(provider) ? 'imap' : provider);

function usual(channel: Channel): Provider {
  const [first] = providersOf(channel);
  if (first === undefined) throw new Error(`Nobody carries ${channel}.`);
  return first;
}
