import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** Work that was promised. A row is deleted when its work is done, so the table holds what is waiting, running and dead. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Which handler. */
    kind: p.text(),
    /** JSON. */
    payload: p.text(),
    /** `waiting`, `running` or `dead`. */
    state: p.text().default('waiting'),
    /** Not before. */
    runAt: instant(),
    /** How often it was begun; a run that ended with its process is taken off again. */
    attempts: p.integer().default(0),
    maxAttempts: p.integer(),
    /** How often the process that ran it ended. */
    interruptions: p.integer().default(0),
    /** Whose job it is now, and until when if nobody hears of them. */
    leaseOwner: p.text().nullable(),
    leaseUntil: p.bigint('number').nullable(),
    /** At most one job that is waiting or running has a key. */
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

/** When the recurring work of a kind is due next, in one workspace. */
export const JobSchedule = defineEntity({
  name: 'JobSchedule',
  tableName: 'job_schedule',
  properties: {
    workspaceId: p.uuid().primary(),
    kind: p.text().primary(),
    nextRunAt: instant(),
  },
});
