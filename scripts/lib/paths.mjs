import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, independent of the working directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts a path below the root */
export const inRoot = (...parts) => join(root, ...parts);
