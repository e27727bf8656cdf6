import { topicMatcher } from '@concordia/domain/topics';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { EventDeliveries } from '../log/event-deliveries.js';
import { EventLog } from '../log/event-log.js';
import { EventsRepository } from './events.repository.js';
import { LogReader } from './log-reader.js';
import { type ReplayRow, ReplaysRepository } from './replays.repository.js';

/** Events read at once. */
const SLICE = 200;

/** Events counted at once; every row of the range is read. */
const COUNTED_AT_ONCE = 10_000;

/** Redelivers the events of a replay, resuming at its stored position. */
@Injectable()
export class ReplayRunner {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly replays: ReplaysRepository,
    private readonly log: EventLog,
    private readonly events: EventsRepository,
    private readonly reader: LogReader,
    private readonly deliveries: EventDeliveries,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** @throws the signal's reason if aborted; the replay can then be resumed. */
  async run(replayId: string, signal: AbortSignal): Promise<void> {
    const replay = await this.replays.get(replayId);
    if (replay.state === 'queued') await this.#begin(replay);
    for (;;) {
      signal.throwIfAborted();
      const now = await this.replays.get(replayId);
      if (now.state !== 'running') return;
      if (now.position >= now.last_seq) break;
      await this.#offer(now);
      await yieldToEventLoop();
    }
    await this.#end(replayId, 'finished');
  }

  async fail(replayId: string): Promise<void> {
    await this.#end(replayId, 'failed');
  }

  async #begin({ id, topic, since, until }: ReplayRow): Promise<void> {
    const { first, last } = await this.reader.rangeOf(since, until);
    const isMatch = topicMatcher(topic);
    let total = 0;
    for (let from = first; from <= last; from += COUNTED_AT_ONCE) {
      const counts = await this.events.topicsIn({ first: from, last: Math.min(last, from + COUNTED_AT_ONCE - 1) });
      for (const { topic: one, events } of counts) if (isMatch(one)) total += events;
      await yieldToEventLoop();
    }
    await this.db.write(async (tx) => {
      const place = { position: first - 1, last_seq: last };
      await this.replays.change(tx, id, ['queued'], { state: 'running', total, ...place });
    });
  }

  /** Offers the events before saving the position: a crash in between redelivers a few, which receivers recognize by id. */
  async #offer({ id, topic, subscription_id, position, last_seq, done }: ReplayRow): Promise<void> {
    const isMatch = topicMatcher(topic);
    const slice = (await this.log.after(position, SLICE)).filter(({ seq }) => seq <= last_seq);
    const events = slice.filter((event) => isMatch(event.topic));
    if (events.length > 0) await this.deliveries.offerAgain(events, subscription_id);
    await this.db.write(async (tx) => {
      const values = { position: slice.at(-1)?.seq ?? last_seq, done: done + events.length };
      await this.replays.change(tx, id, ['running'], values);
      if (events.length === 0) this.changes.silence(tx);
    });
  }

  async #end(replayId: string, state: 'finished' | 'failed'): Promise<void> {
    await this.db.write(async (tx) => {
      await this.replays.change(tx, replayId, ['queued', 'running'], { state, finished_at: this.clock.now() });
    });
  }
}
