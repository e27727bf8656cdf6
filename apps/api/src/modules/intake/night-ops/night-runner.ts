import type { Harvest } from '@concordia/contract/intake';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { BriefService } from '../../insight/brief/brief.service.js';
import { BriefDeliveryService } from '../../insight/brief/brief-delivery.service.js';
import { Harvesters } from './harvesters.js';
import { MorningBrief } from './morning-brief.js';
import { NightOpsRepository, type NightRunRow } from './night-ops.repository.js';

const NOTHING: Harvest = { mailboxes: 0, messages: 0, files: 0, envelopes: 0 };

/** Executes a run step by step. An interrupted run starts over; each step skips work already done. */
@Injectable()
export class NightRunner {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: NightOpsRepository,
    private readonly harvesters: Harvesters,
    private readonly brief: MorningBrief,
    private readonly briefs: BriefService,
    private readonly delivery: BriefDeliveryService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async run(id: string, signal: AbortSignal): Promise<void> {
    const row = await this.runs.find(id);
    if (row === undefined) return;
    const begun = { state: 'running', started_at: row.started_at ?? this.clock.now(), steps_done: 0 } as const;
    if (!(await this.#note(id, ['queued', 'running'], begun))) return;
    if (row.kind === 'inbox_harvester') await this.#harvest(row, signal);
    else await this.#makeBrief(row);
  }

  async fail(id: string, failure: string): Promise<void> {
    await this.#note(id, ['queued', 'running'], { state: 'failed', failure, finished_at: this.clock.now() });
  }

  async #harvest({ id }: NightRunRow, signal: AbortSignal): Promise<void> {
    const harvesters = this.harvesters.all();
    let harvest = NOTHING;
    for (const [index, harvester] of harvesters.entries()) {
      signal.throwIfAborted();
      harvest = added(harvest, await harvester.harvest(signal));
      const so = { steps: harvesters.length, steps_done: index + 1, result: JSON.stringify(harvest) };
      // Canceled.
      if (!(await this.#note(id, ['running'], so))) return;
    }
    await this.#note(id, ['running'], { state: 'done', finished_at: this.clock.now() });
  }

  async #makeBrief({ id, started_by: startedBy }: NightRunRow): Promise<void> {
    const brief = await this.brief.compute();
    await this.#makeMorningBrief(startedBy);
    const finished_at = this.clock.now();
    const values = { state: 'done', steps: 1, steps_done: 1, result: JSON.stringify(brief), finished_at } as const;
    await this.db.write(async (tx) => {
      if (!(await this.runs.change(tx, id, ['running'], values))) return;
      await this.notifications.notify(tx, { kind: 'brief_ready', dedupeKey: `brief_ready:${id}`, title: null });
    });
  }

  /** Creates the brief shown in analytics, and sends it where requested. Workspaces without messages get none. */
  async #makeMorningBrief(startedBy: NightRunRow['started_by']): Promise<void> {
    if (!(await this.briefs.canMake())) return;
    const made = await this.briefs.makeRow(startedBy);
    if (startedBy === 'schedule') await this.delivery.queueScheduled(made);
  }

  /** @returns whether the run was in one of these states. */
  #note(
    id: string,
    from: readonly NightRunRow['state'][],
    values: Parameters<NightOpsRepository['change']>[3],
  ): Promise<boolean> {
    return this.db.write((tx) => this.runs.change(tx, id, from, values));
  }
}

const added = (one: Harvest, more: Partial<Harvest>): Harvest => ({
  mailboxes: one.mailboxes + (more.mailboxes ?? 0),
  messages: one.messages + (more.messages ?? 0),
  files: one.files + (more.files ?? 0),
  envelopes: one.envelopes + (more.envelopes ?? 0),
});
