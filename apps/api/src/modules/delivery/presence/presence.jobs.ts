import type { SignalResult } from '@concordia/channels/port';
import { SECOND } from '@concordia/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { JobRun } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { type PresenceState, type PresenceTarget, PresenceTargets } from './presence-targets.js';

export const PRESENCE_JOB = 'presence.show';

/** How long a provider may take, in ms. */
const PATIENCE = 10 * SECOND;

const PayloadSchema = z.object({
  conversationId: z.string(),
  state: z.enum(['reading', 'writing']),
  /** When it is too late, ms since the epoch. */
  until: z.number(),
});

type Payload = z.infer<typeof PayloadSchema>;

/** Sends read marks and typing indicators. What a provider refuses is logged and forgotten: nobody waits for it. */
@Injectable()
export class PresenceJobs implements OnModuleInit {
  readonly #logger = new Logger('Presence');

  constructor(
    private readonly registry: JobRegistry,
    private readonly targets: PresenceTargets,
    private readonly adapters: ChannelAdapters,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: PRESENCE_JOB,
      schema: PayloadSchema,
      concurrency: 4,
      maxAttempts: 1,
      handle: (run) => this.#show(run),
    });
  }

  async #show({ payload: { conversationId, state, until }, signal }: JobRun<Payload>): Promise<void> {
    if (this.clock.now() >= until) return;
    const target = await this.#targetOf(conversationId, state);
    if (target === null) return;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    try {
      const result = await this.#tell(target, state, limited);
      if (!result.ok) this.#warn(target, state, [result.failure, result.providerCode].filter(Boolean).join(' '));
    } catch (error) {
      signal.throwIfAborted();
      this.#warn(target, state, error instanceof Error ? error.name : 'unknown');
    }
  }

  /** The settings and the conversation may have changed, or be gone, since the call. */
  async #targetOf(conversationId: string, state: PresenceState): Promise<PresenceTarget | null> {
    try {
      return await this.targets.of(conversationId, state);
    } catch (error) {
      if (error instanceof DomainFailure) return null;
      throw error;
    }
  }

  async #tell({ account, to, latest }: PresenceTarget, state: PresenceState, signal: AbortSignal) {
    const adapter = await this.adapters.forAccount(account);
    const told = state === 'reading' ? adapter?.markRead : adapter?.showTyping;
    return told === undefined ? ({ ok: true } satisfies SignalResult) : told({ to, latest }, signal);
  }

  #warn({ account: { channel } }: PresenceTarget, state: PresenceState, why: string): void {
    this.#logger.warn(`${channel} did not take that somebody is ${state}: ${why}.`);
  }
}
