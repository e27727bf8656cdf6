import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

type NightRunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export const NightRun = defineEntity({
  name: 'NightRun',
  tableName: 'night_run',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    kind: p.text().$type<'inbox_harvester' | 'morning_brief'>(),
    startedBy: p.text().$type<'person' | 'schedule'>(),
    state: p.text().$type<NightRunState>(),
    /** Both 0 until known. */
    stepsDone: amount(),
    steps: amount(),
    /** JSON: the result, by kind; `null` until there is one. */
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
