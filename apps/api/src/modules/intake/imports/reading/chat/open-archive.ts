import type { ArchiveFiles } from './archive-files.js';
import { singleFile } from './single-file.js';
import { openZip } from './zip-files.js';

/** What the reading thread needs to open a chat archive again. */
export interface ChatArchive {
  /** Name of the uploaded file, which may say with whom a chat is. */
  readonly name: string;
  readonly isZip: boolean;
  /** The files with messages, in reading order. */
  readonly texts: readonly string[];
}

export const openArchive = (path: string, { name, isZip }: ChatArchive, sizeBytes: number): Promise<ArchiveFiles> =>
  isZip ? openZip(path, sizeBytes) : Promise.resolve(singleFile(path, name, sizeBytes));
