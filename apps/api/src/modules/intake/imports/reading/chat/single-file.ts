import { createReadStream } from 'node:fs';
import type { ArchiveFiles } from './archive-files.js';

/** An archive that is one text. @param name the file's own name; on disk it has another. */
export const singleFile = (path: string, name: string, sizeBytes: number): ArchiveFiles => ({
  paths: [name],
  has: (one) => one === name,
  sizeOf: () => sizeBytes,
  open: () => createReadStream(path),
  close: () => undefined,
});
