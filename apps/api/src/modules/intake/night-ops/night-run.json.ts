import { BriefSchema, HarvestSchema, type NightRun } from '@concordia/contract/intake';
import type { NightRunRow } from './night-ops.repository.js';

const isoOrNull = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

export function nightRunOf(row: NightRunRow): NightRun {
  const result: unknown = row.result === null ? null : JSON.parse(row.result);
  const isHarvest = row.kind === 'inbox_harvester';
  return {
    id: row.id,
    kind: row.kind,
    startedBy: row.started_by,
    state: row.state,
    stepsDone: row.steps_done,
    steps: row.steps,
    harvest: isHarvest && result !== null ? HarvestSchema.parse(result) : null,
    brief: !isHarvest && result !== null ? BriefSchema.parse(result) : null,
    failure: row.failure,
    createdAt: new Date(row.created_at).toISOString(),
    startedAt: isoOrNull(row.started_at),
    finishedAt: isoOrNull(row.finished_at),
  };
}
