import type { PresenceShown } from '@concordia/contract/delivery';
import { MINUTE, typingLasts } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { PRESENCE_JOB } from './presence.jobs.js';
import { type PresenceState, PresenceTargets } from './presence-targets.js';

/** How late a read mark may still leave, in ms. */
const READING_LASTS = 10 * MINUTE;

/** Conversations that somebody writes in at a time, beyond which the oldest are forgotten. */
const KEPT = 1_000;

@Injectable()
export class PresenceService {
  /** Until when each conversation shows that somebody is writing, ms since the epoch. */
  readonly #shownUntil = new Map<string, number>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly targets: PresenceTargets,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure `not-found` for an unknown conversation. */
  async show(conversationId: string, state: PresenceState): Promise<PresenceShown> {
    const target = await this.targets.of(conversationId, state);
    if (target === null) return { isShown: false, lastsMs: null };
    const { channel, provider } = target.account;
    const lastsMs = state === 'writing' ? typingLasts(channel, provider) : null;
    if (lastsMs !== null && !this.#mayShow(conversationId, lastsMs)) return { isShown: true, lastsMs };
    const until = this.clock.now() + (lastsMs ?? READING_LASTS);
    await this.db.write((tx) =>
      this.queue.enqueue(tx, {
        kind: PRESENCE_JOB,
        payload: { conversationId, state, until },
        uniqueKey: `${conversationId} ${state}`,
      }),
    );
    return { isShown: true, lastsMs };
  }

  /** Members who write in one conversation share its indicator. */
  #mayShow(conversationId: string, lastsMs: number): boolean {
    const now = this.clock.now();
    if ((this.#shownUntil.get(conversationId) ?? 0) > now) return false;
    this.#shownUntil.delete(conversationId);
    this.#shownUntil.set(conversationId, now + lastsMs);
    const [oldest] = this.#shownUntil.keys();
    if (this.#shownUntil.size > KEPT && oldest !== undefined) this.#shownUntil.delete(oldest);
    return true;
  }
}
