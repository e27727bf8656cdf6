import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../common/settings.js';
import { VERSION } from '../../common/version.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { JobTable } from '../../jobs/job-table.js';
import type { Health } from './health.dto.js';

/** With less than this the database may not be able to commit, in bytes. */
const LEAST_FREE = 200 * 1024 * 1024;

/** More jobs than this waiting means that nobody does them, or not fast enough. */
const MANY_JOBS = 1_000;

@Injectable()
export class HealthService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly db: WorkspaceDatabase,
    private readonly jobs: JobTable,
  ) {}

  async check(): Promise<Health> {
    const checks = { database: await this.#database(), jobs: await this.#jobs(), disk: await this.#disk() };
    const isOk = Object.values(checks).every(({ status }) => status === 'ok');
    return { status: isOk ? 'ok' : 'degraded', version: VERSION, uptimeSeconds: Math.floor(process.uptime()), checks };
  }

  async #database(): Promise<Health['checks']['database']> {
    try {
      await this.db.read.selectFrom('workspace').select('id').executeTakeFirstOrThrow();
      return { status: 'ok', detail: this.db.kind === 'sqlite' ? 'SQLite answers.' : 'PostgreSQL answers.' };
    } catch {
      return { status: 'degraded', detail: 'The database does not answer; the log says why.' };
    }
  }

  async #jobs(): Promise<Health['checks']['jobs']> {
    try {
      const counts = await this.jobs.counts();
      const problems = [
        ...(counts.waiting > MANY_JOBS ? ['Jobs are piling up.'] : []),
        ...(counts.deadLetters > 0 ? [`${counts.deadLetters} jobs failed for good.`] : []),
      ];
      return {
        status: problems.length === 0 ? 'ok' : 'degraded',
        ...counts,
        detail: problems.join(' ') || 'Jobs are being done.',
      };
    } catch {
      return { status: 'degraded', waiting: 0, deadLetters: 0, detail: 'The jobs cannot be counted.' };
    }
  }

  async #disk(): Promise<Health['checks']['disk']> {
    try {
      const { bavail, bsize } = await statfs(this.settings.dataDir);
      const freeBytes = bavail * bsize;
      const isOk = freeBytes >= LEAST_FREE;
      return {
        status: isOk ? 'ok' : 'degraded',
        freeBytes,
        detail: isOk ? 'There is room.' : 'The disk is nearly full.',
      };
    } catch {
      return { status: 'degraded', freeBytes: 0, detail: 'The data folder cannot be reached.' };
    }
  }
}
