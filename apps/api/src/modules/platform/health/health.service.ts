import { statfs } from 'node:fs/promises';
import type { Health } from '@concordia/contract/platform';
import { MINUTE } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { VERSION } from '../../../common/version.js';
import { JobTable } from '../../../jobs/job-table.js';
import { OutboxRepository } from '../../delivery/outbox/outbox.repository.js';
import { HealthRepository } from './health.repository.js';

/** Minimum free disk space, in bytes. Below it, the database may be unable to commit. */
const LEAST_FREE = 200 * 1024 * 1024;

/** How late a message may be before it counts as stuck, in ms. */
const LATE = 15 * MINUTE;

/** More waiting jobs than this mean that the workers are stopped or too slow. */
const MANY_JOBS = 1_000;

@Injectable()
export class HealthService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: HealthRepository,
    private readonly jobs: JobTable,
    private readonly outbox: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  async check(): Promise<Health> {
    const checks = {
      database: await this.#database(),
      jobs: await this.#jobs(),
      sending: await this.#sending(),
      disk: await this.#disk(),
    };
    const isOk = Object.values(checks).every(({ status }) => status === 'ok');
    return { status: isOk ? 'ok' : 'degraded', version: VERSION, uptimeSeconds: Math.floor(process.uptime()), checks };
  }

  async #database(): Promise<Health['checks']['database']> {
    try {
      await this.database.ping();
      return {
        status: 'ok',
        detail: this.database.kind === 'sqlite' ? 'SQLite is responding.' : 'PostgreSQL is responding.',
      };
    } catch {
      return { status: 'degraded', detail: 'The database is not responding. See the log for the reason.' };
    }
  }

  async #jobs(): Promise<Health['checks']['jobs']> {
    try {
      const counts = await this.jobs.counts();
      const problems = [
        ...(counts.waiting > MANY_JOBS ? ['Jobs are piling up.'] : []),
        ...(counts.deadLetters > 0 ? [`${counts.deadLetters} jobs failed permanently.`] : []),
      ];
      return {
        status: problems.length === 0 ? 'ok' : 'degraded',
        ...counts,
        detail: problems.join(' ') || 'Jobs are being processed.',
      };
    } catch {
      return { status: 'degraded', waiting: 0, deadLetters: 0, detail: 'The jobs cannot be counted.' };
    }
  }

  async #sending(): Promise<Health['checks']['sending']> {
    try {
      const now = this.clock.now();
      const { late, astray } = await this.outbox.stuck(now - LATE, now);
      const problems = [
        ...(late > 0 ? [`${messages(late)} should have been sent more than 15 minutes ago.`] : []),
        ...(astray > 0 ? [`${messages(astray)} scheduled before the clock was set back. Sending now.`] : []),
      ];
      return {
        status: problems.length === 0 ? 'ok' : 'degraded',
        stuck: late + astray,
        detail: problems.join(' ') || 'Messages are sent on time.',
      };
    } catch {
      return { status: 'degraded', stuck: 0, detail: 'The messages on their way out cannot be counted.' };
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

const messages = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);
