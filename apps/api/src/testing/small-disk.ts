import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few bytes, to be filled. */
export interface SmallDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Mounts a file system in memory that takes only so many bytes.
 *
 * @param owner the user who may write to it, ourselves when left out.
 * @returns `null` where this user may not mount anything.
 */
export function mountSmallDisk(bytes: number, owner?: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-small-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  if (owner !== undefined) chownSync(folder, owner, -1);
  return {
    folder,
    remove: () => {
      // Lazily: a process that is ending may still have a file open.
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether this user may mount a file system. */
export function canMountSmallDisk(): boolean {
  const disk = process.getuid?.() === 0 ? mountSmallDisk(65_536) : null;
  disk?.remove();
  return disk !== null;
}
