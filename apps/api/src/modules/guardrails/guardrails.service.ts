import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { JobSchedules } from '../../jobs/job-schedules.js';
import { AuditLog } from '../hub-auth/audit-log.js';
import { ChangeLog } from '../stream/change-log.js';
import type { Guardrails, GuardrailsUpdate } from './guardrails.dto.js';
import { type GuardrailRow, GuardrailsRepository } from './guardrails.repository.js';

/** The job that makes the morning brief, whose time stands among the guardrails. */
export const BRIEF_SCHEDULE = 'night-ops.daily-brief';

/** Keeps what automations may do. */
@Injectable()
export class GuardrailsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly guardrails: GuardrailsRepository,
    private readonly schedules: JobSchedules,
    private readonly changes: ChangeLog,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Guardrails> {
    return guardrailsOf(await this.guardrails.find());
  }

  async set(update: GuardrailsUpdate): Promise<Guardrails> {
    return this.db.write(async (tx) => {
      const before = await this.guardrails.hold(tx);
      const after = rowOf(update, this.clock.now());
      const saved = { ...after, time_zone: before.time_zone };
      await this.guardrails.put(tx, after);
      if (update.brief_time !== before.brief_time) await this.schedules.forget(tx, BRIEF_SCHEDULE);
      await this.audit.record(tx, {
        action: 'guardrails.changed',
        subject: 'guardrails',
        detail: changesOf(before, saved),
      });
      await this.changes.record(tx, ['guardrails']);
      return guardrailsOf(saved);
    });
  }
}

/** What is another value now; `null` when nothing is. */
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

const rowOf = (update: GuardrailsUpdate, now: number): Omit<GuardrailRow, 'time_zone'> => ({
  may_draft: update.L1 ? 1 : 0,
  may_send: update.L2 ? 1 : 0,
  canary: update.canary,
  stop_unsub: update.stop_unsub,
  stop_complaints: update.stop_complaints,
  daily_budget: update.daily_budget,
  brief_time: update.brief_time,
  updated_at: now,
});
