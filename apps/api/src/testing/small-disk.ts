import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Mounts an in-memory file system of limited size.
 *
 * @param owner user with write access; the current user if omitted.
 * @returns `null` if this user may not mount anything.
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
      // Lazy unmount: an exiting process may still have a file open.
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function canMountSmallDisk(): boolean {
  const disk = process.getuid?.() === 0 ? mountSmallDisk(65_536) : null;
  disk?.remove();
  return disk !== null;
}
