import { fs } from 'memfs';

export const { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } = fs.promises;

/** A constant: the in-memory file system never fills up. */
export const statfs = async () => ({ bavail: 1_000_000_000, bsize: 4_096, blocks: 1_000_000_000 });
