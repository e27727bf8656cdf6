import type { IngestProblem, IngestRun } from '@concordia/contract/intake';
import type { ProblemRow, RunRow } from './ingest.repository.js';

const problemOf = ({ line, field, expected }: ProblemRow): IngestProblem => ({ line, field, expected });

export function runOf(row: RunRow, problems: readonly ProblemRow[]): IngestRun {
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state === 'receiving' ? 'queued' : row.state,
    bytes: row.bytes,
    bytesRead: row.bytes_read,
    lines: row.lines,
    processed: row.processed,
    duplicates: row.duplicates,
    invalid: row.invalid,
    problems: problems.map(problemOf),
    failure: row.failure,
    startedAt: new Date(row.created_at).toISOString(),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
  };
}
