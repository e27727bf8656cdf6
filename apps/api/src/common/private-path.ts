import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

/** The sticky bit marks shared folders such as /tmp. */
const STICKY = 0o1000;

/** Restricts an existing folder to its owner. Leaves folders that belong to another user or that all users share. */
export function makeFolderPrivate(folder: string): void {
  const { mode, uid } = statSync(folder);
  const isShared = (mode & STICKY) !== 0;
  if (!isShared && isOwn(uid)) chmodSync(folder, 0o700);
}

/**
 * Restricts a file to its owner, or creates it empty: others can never read its bytes.
 *
 * An existing file is not opened: closing it would drop this process's locks on it (fcntl, which SQLite uses).
 */
export function makeFilePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  else if (isOwn(statSync(file).uid)) chmodSync(file, 0o600);
}

/** Windows has no numeric users, and modes mean nothing. */
const isOwn = (uid: number): boolean => process.getuid === undefined || uid === process.getuid();
