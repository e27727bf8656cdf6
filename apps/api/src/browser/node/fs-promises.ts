import { fs } from 'memfs';

export const { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } = fs.promises;

/** Room enough: files in memory have no disk that fills up. */
export const statfs = async () => ({ bavail: 1_000_000_000, bsize: 4_096, blocks: 1_000_000_000 });
