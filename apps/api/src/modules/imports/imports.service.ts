import type { Readable } from 'node:stream';
import type { Page } from '../../common/page.js';
import type { PageQuery } from '../../common/page.dto.js';
import type { ImportProblem, ImportRun, ImportUploadQuery } from './imports.dto.js';

export abstract class ImportsService {
  /** Receives the archive to disk and queues its import. */
  abstract receive(upload: ImportUploadQuery, archive: Readable): Promise<ImportRun>;
  abstract list(query: PageQuery): Promise<Page<ImportRun>>;
  abstract get(importId: string): Promise<ImportRun>;
  abstract listProblems(importId: string, query: PageQuery): Promise<Page<ImportProblem>>;
  abstract cancel(importId: string): Promise<ImportRun>;
  abstract resume(importId: string): Promise<ImportRun>;
}
