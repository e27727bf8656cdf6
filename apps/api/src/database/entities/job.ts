import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** Queued work. A row is deleted when done, so the table holds waiting, running and dead jobs. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    kind: p.text(),
    /** JSON. */
    payload: p.text(),
    /** `waiting`, `running` or `dead`. */
    state: p.text().default('waiting'),
    /** Earliest start. */
    runAt: instant(),
    /** Number of starts; runs interrupted with their process do not count. */
    attempts: p.integer().default(0),
    maxAttempts: p.integer(),
    /** How often the process that ran it died. */
    interruptions: p.integer().default(0),
    /** The process that holds the job, and when its lease expires. */
    leaseOwner: p.text().nullable(),
    leaseUntil: p.bigint('number').nullable(),
    /** At most one waiting or running job per key. */
    uniqueKey: p.text().nullable(),
    lastError: p.text().nullable(),
    createdAt: instant(),
  },
  uniques: [{ name: 'job_unique_key', properties: ['workspaceId', 'kind', 'uniqueKey'] }],
  indexes: [
    { name: 'job_due', properties: ['state', 'kind', 'runAt', 'id'] },
    { name: 'job_lease', properties: ['state', 'leaseUntil'] },
  ],
});

/** Next due time of a recurring kind of job in a workspace. */
export const JobSchedule = defineEntity({
  name: 'JobSchedule',
  tableName: 'job_schedule',
  properties: {
    workspaceId: p.uuid().primary(),
    kind: p.text().primary(),
    nextRunAt: instant(),
  },
});
