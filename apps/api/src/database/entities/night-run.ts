import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

type NightRunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** One piece of work that is done while nobody looks, and what came of it. */
export const NightRun = defineEntity({
  name: 'NightRun',
  tableName: 'night_run',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    kind: p.text().$type<'inbox_harvester' | 'morning_brief'>(),
    startedBy: p.text().$type<'person' | 'schedule'>(),
    state: p.text().$type<NightRunState>(),
    /** How many steps are done, of how many; both 0 until it is known. */
    stepsDone: amount(),
    steps: amount(),
    /** JSON: what came of it, by the kind; `null` until there is something. */
    result: p.text().nullable(),
    failure: p.text().nullable(),
    createdAt: instant(),
    startedAt: p.bigint('number').nullable(),
    finishedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'night_run_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'night_run_by_state', properties: ['workspaceId', 'kind', 'state'] },
  ],
});
