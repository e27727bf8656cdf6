import { createWorld } from '@concordia/fixtures';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { SETTINGS, type Settings } from '../../common/settings.js';
import { VERSION } from '../../common/version.js';
import { runAs } from '../../database/request-context.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { Workspaces } from '../../database/workspaces.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { FIRST_BRIEF_JOB } from '../insight/brief/brief.jobs.js';
import { DEMO_SEED } from './demo-seed.js';
import { DemoSeeder } from './demo-seeder.js';
import { findWorkspace } from './seeding.repository.js';

/** Fills an untouched demo workspace before the first request is answered. */
@Injectable()
export class DemoStart implements OnApplicationBootstrap {
  readonly #logger = new Logger('Demo');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly workspaces: Workspaces,
    private readonly db: WorkspaceDatabase,
    private readonly seeder: DemoSeeder,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.demo) return;
    const workspaceId = await this.workspaces.local();
    await runAs({ kind: 'system', workspaceId }, () => this.#fill());
  }

  async #fill(): Promise<void> {
    const workspace = await findWorkspace(this.db.read);
    if (workspace.is_demo === 0 || workspace.change_seq > 0) return;
    const world = createWorld({ seed: DEMO_SEED, now: this.clock.now(), version: VERSION });
    if (!(await this.seeder.seed(world))) return;
    this.#logger.log(`The demo workspace has ${world.messages.length} messages.`);
    // The world is complete, so the brief need not wait for more messages.
    await this.db.write((tx) => this.queue.enqueue(tx, { kind: FIRST_BRIEF_JOB, payload: {}, uniqueKey: 'demo' }));
  }
}
