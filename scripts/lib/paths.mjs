import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, wherever the command was started from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts a path inside the project */
export const inRoot = (...parts) => join(root, ...parts);
