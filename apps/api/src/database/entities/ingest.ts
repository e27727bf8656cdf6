import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

/** `receiving` while the file is on its way to the disk; people see that as `queued`. */
type IngestState = 'receiving' | 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';

/** One file of events on its way to the board. */
export const IngestRun = defineEntity({
  name: 'IngestRun',
  tableName: 'ingest_run',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    fileName: p.text(),
    state: p.text().$type<IngestState>(),
    bytes: amount(),
    /** How far it was read: always the end of a line, so that reading goes on from here. */
    bytesRead: amount(),
    lines: amount(),
    processed: amount(),
    duplicates: amount(),
    invalid: amount(),
    /** Why it failed, in words. */
    failure: p.text().nullable(),
    finishedAt: p.bigint('number').nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'ingest_run_newest', properties: ['workspaceId', 'createdAt', 'id'] }],
});

/** What is wrong with one field of one line. */
export const IngestProblem = defineEntity({
  name: 'IngestProblem',
  tableName: 'ingest_problem',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    ingestRun: () => p.manyToOne(IngestRun).ref().index(false).deleteRule('cascade'),
    /** From 1. */
    line: p.bigint('number'),
    /** `null` when the line is no event at all. */
    field: p.text().nullable(),
    expected: p.text(),
  },
  indexes: [{ name: 'ingest_problem_by_run', properties: ['ingestRun', 'line', 'id'] }],
});
