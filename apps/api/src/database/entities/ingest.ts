import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

/** `receiving` while the file is being written to disk; shown to people as `queued`. */
type IngestState = 'receiving' | 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';

export const IngestRun = defineEntity({
  name: 'IngestRun',
  tableName: 'ingest_run',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    fileName: p.text(),
    state: p.text().$type<IngestState>(),
    bytes: amount(),
    /** Bytes read, always up to the end of a line, so that reading can resume here. */
    bytesRead: amount(),
    lines: amount(),
    processed: amount(),
    duplicates: amount(),
    invalid: amount(),
    failure: p.text().nullable(),
    finishedAt: p.bigint('number').nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'ingest_run_newest', properties: ['workspaceId', 'createdAt', 'id'] }],
});

export const IngestProblem = defineEntity({
  name: 'IngestProblem',
  tableName: 'ingest_problem',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    ingestRun: () => p.manyToOne(IngestRun).ref().index(false).deleteRule('cascade'),
    /** From 1. */
    line: p.bigint('number'),
    /** `null` if the line is no event at all. */
    field: p.text().nullable(),
    expected: p.text(),
  },
  indexes: [{ name: 'ingest_problem_by_run', properties: ['ingestRun', 'line', 'id'] }],
});
