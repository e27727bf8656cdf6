import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

/** A folder that everybody may write into belongs to no program alone, such as /tmp. */
const STICKY = 0o1000;

/** Leaves a folder that exists to its owner alone. A folder that another user owns, or that all users share, stays as it is. */
export function makeFolderPrivate(folder: string): void {
  const { mode, uid } = statSync(folder);
  const isShared = (mode & STICKY) !== 0;
  if (!isShared && isOwn(uid)) chmodSync(folder, 0o700);
}

/**
 * Leaves a file to its owner alone and makes it, empty, where it does not exist: its bytes are at no time readable by others.
 *
 * A file that exists is not opened: closing it again would drop the locks that this process holds on it (fcntl, and with it SQLite).
 */
export function makeFilePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  else if (isOwn(statSync(file).uid)) chmodSync(file, 0o600);
}

/** On Windows users are not numbered, and modes mean nothing. */
const isOwn = (uid: number): boolean => process.getuid === undefined || uid === process.getuid();
