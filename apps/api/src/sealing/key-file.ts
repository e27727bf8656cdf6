import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../common/start-failure.js';

/** An AES-256 key and the id that sealed values refer to. */
export interface SealingKey {
  readonly id: string;
  readonly bytes: Buffer;
}

const KEY_BYTES = 32;

/** A one-way fingerprint, so that a key has the same id in every file. */
const idOf = (bytes: Buffer): string =>
  createHash('sha256').update('concordia key').update(bytes).digest('hex').slice(0, 12);

/**
 * Reads the sealing keys, one per line in base64: the first seals, all of them open. To rotate, add a new line at the top. Creates the file if
 * missing.
 *
 * @throws StartFailure if others than its owner can read the file (POSIX), or a line is no key.
 */
export function readKeyFile(dataDir: string): readonly [SealingKey, ...SealingKey[]] {
  const path = join(dataDir, 'secrets.key');
  makeOnce(path);
  const [first, ...others] = readPrivately(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => keyOf(line, path));
  if (first === undefined) throw refused(`The key file ${path} is empty. ${RESTORE}`);
  return [first, ...others];
}

const RESTORE =
  'Restore the right file from your backup. Without it, the stored secrets cannot be opened and must be entered again.';

const refused = (message: string) => new StartFailure('KEY_FILE', message);

/** Creates the file exclusively, so that processes that start together share one. */
function makeOnce(path: string): void {
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw refused(`The key file ${path} cannot be created: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readPrivately(path: string): string {
  const file = open(path);
  try {
    if (process.platform !== 'win32' && (fstatSync(file).mode & 0o077) !== 0) {
      throw refused(
        `Other users can read the key file ${path}. Run chmod 600 on it. If someone may have read it, renew the secrets.`,
      );
    }
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw refused(`The key file ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function keyOf(line: string, path: string): SealingKey {
  const bytes = Buffer.from(line, 'base64');
  if (bytes.length !== KEY_BYTES) throw refused(`The key file ${path} does not contain a valid key. ${RESTORE}`);
  return { id: idOf(bytes), bytes };
}
