import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

interface ContactImportRows {
  readonly contact_import: Insertable<ScopedTables['contact_import']>[];
  readonly contact_import_problem: Insertable<ScopedTables['contact_import_problem']>[];
}

export const contactImportRows = ({ contactImports }: World): ContactImportRows => ({
  contact_import: contactImports.map((run) => ({
    id: run.id,
    name: run.name,
    format: run.format,
    origin: run.origin,
    state: run.state,
    columns: JSON.stringify(run.columns),
    mapping: run.state === 'mapping' ? null : JSON.stringify(run.columns.map(({ field }) => field)),
    on_match: run.onMatch,
    size_bytes: run.sizeBytes,
    position_bytes: run.positionBytes,
    rows_read: run.rowsRead,
    added: run.added,
    updated: run.updated,
    unchanged: run.unchanged,
    problems: run.rowProblems.length,
    failure: run.failure,
    started_at: run.startedAt,
    finished_at: run.finishedAt,
    created_at: run.createdAt,
  })),
  contact_import_problem: contactImports.flatMap(({ id, rowProblems }) =>
    rowProblems.map((problem) => ({
      id: problem.id,
      contact_import_id: id,
      ordinal: problem.row,
      field: problem.field,
      code: problem.code,
      reason: problem.reason,
      value: problem.value,
    })),
  ),
});
