import { DAY } from '@concordia/domain';
import { personEngagement } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { GraphRepository } from './graph.repository.js';
import { type NodeRow, nodeOfRow } from './graph.rows.js';
import { GraphRanks } from './graph-ranks.js';
import { GraphStateRepository } from './graph-state.repository.js';

/** Nodes read at once. */
const ROWS = 500;

/** Smaller changes of engagement are not stored. */
const SMALLEST = 1e-6;

@Injectable()
export class GraphScores {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly graph: GraphRepository,
    private readonly states: GraphStateRepository,
    private readonly ranks: GraphRanks,
    private readonly clock: Clock,
  ) {}

  /** Recomputes outdated scores: ranks when the graph changes, engagement daily. */
  async keep(signal: AbortSignal): Promise<void> {
    const state = await this.states.find();
    if (state === undefined) return;
    const now = this.clock.now();
    const isNewDay = Math.floor(now / DAY) > Math.floor(state.ranked_at / DAY);
    if (!isNewDay && state.ranked_version === state.version) return;
    // Recompute from stored data once a day, so that errors do not accumulate.
    if (isNewDay) this.ranks.forget();
    await this.ranks.settle(signal, isNewDay);
    if (isNewDay) await this.#fade(now, signal);
    await this.db.write(async (tx) => {
      await this.states.put(tx, { ranked_at: now });
    });
  }

  /** Forces the next turn to recompute everything from stored data. */
  forget(): void {
    this.ranks.forget();
  }

  /** Engagement decays daily. */
  async #fade(now: number, signal: AbortSignal): Promise<void> {
    for (let after = ''; ; ) {
      const rows = await this.graph.nodesAfter(after, ROWS);
      const people = rows.filter(({ contact_id, activity_points }) => contact_id !== null && activity_points > 0);
      await this.#put(people, now);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS) return;
      after = last.id;
      signal.throwIfAborted();
      await yieldToEventLoop();
    }
  }

  async #put(people: readonly NodeRow[], now: number): Promise<void> {
    const faded = people.flatMap((row) => {
      const engagement_score = personEngagement(nodeOfRow(row), now);
      const { id, company_id } = row;
      return Math.abs(engagement_score - row.engagement_score) > SMALLEST ? [{ id, company_id, engagement_score }] : [];
    });
    if (faded.length === 0) return;
    const companies = [...new Set(faded.flatMap(({ company_id }) => company_id ?? []))];
    await this.db.write(async (tx) => {
      for (const { id, engagement_score } of faded) await this.graph.setScore(tx, id, { engagement_score });
      const staff = Map.groupBy(await this.graph.peopleOf(companies, tx), ({ company_id }) => company_id ?? '');
      for (const [id, some] of staff) {
        const engagement_score = Math.max(...some.map(({ engagement_score: one }) => one));
        await this.graph.setScore(tx, id, { engagement_score });
      }
    });
  }
}
