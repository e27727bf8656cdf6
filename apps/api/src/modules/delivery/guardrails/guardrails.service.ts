import type { Guardrails, GuardrailsUpdate } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobSchedules } from '../../../jobs/job-schedules.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { guardrailRow } from './guardrail-row.js';
import { type GuardrailRow, GuardrailsRepository } from './guardrails.repository.js';

/** Characters of a rejected time zone in the error, in UTF-16 units. */
const LONGEST_ECHO = 64;

/** The job that creates the morning brief; its time is one of the guardrail settings. */
export const BRIEF_SCHEDULE = 'night-ops.daily-brief';

@Injectable()
export class GuardrailsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly guardrails: GuardrailsRepository,
    private readonly schedules: JobSchedules,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Guardrails> {
    return guardrailsOf(await this.guardrails.find());
  }

  /** @throws DomainFailure `invalid` if the time zone is not the workspace's. */
  async set(update: GuardrailsUpdate): Promise<Guardrails> {
    return this.db.write(async (tx) => {
      const before = await this.guardrails.hold(tx);
      checkTimeZone(update.time_zone, before.time_zone);
      const after = guardrailRow(update, this.clock.now());
      const saved = { ...after, time_zone: before.time_zone };
      await this.guardrails.put(tx, after);
      if (update.brief_time !== before.brief_time) await this.schedules.forget(tx, BRIEF_SCHEDULE);
      await this.audit.record(tx, {
        action: 'guardrails.changed',
        subject: 'guardrails',
        detail: changesOf(before, saved),
      });
      return guardrailsOf(saved);
    });
  }
}

function checkTimeZone(given: string | undefined, current: string): void {
  if (given === undefined || given === current) return;
  throw new DomainFailure(
    'invalid',
    'TIME_ZONE_READ_ONLY',
    'The time zone is part of the workspace settings (PUT /api/workspace/settings). Omit it here, or send the current one.',
    [{ field: 'body.time_zone', expected: current, received: given.slice(0, LONGEST_ECHO) }],
  );
}

/** Lists changed settings; `null` if there are none. */
function changesOf(before: GuardrailRow, after: GuardrailRow): string | null {
  const was = new Map(Object.entries(guardrailsOf(before)));
  const changed = Object.entries(guardrailsOf(after)).filter(([name, value]) => was.get(name) !== value);
  return changed.map(([name, value]) => `${name} ${value}`).join(', ') || null;
}

export const guardrailsOf = (row: GuardrailRow): Guardrails => ({
  L1: row.may_draft === 1,
  L2: row.may_send === 1,
  canary: row.canary,
  stop_unsub: row.stop_unsub,
  stop_complaints: row.stop_complaints,
  daily_budget: row.daily_budget,
  brief_time: row.brief_time,
  time_zone: row.time_zone,
});
