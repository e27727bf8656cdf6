import { accessSync, constants, mkdirSync } from 'node:fs';
import { makeFolderPrivate } from '../common/private-path.js';
import { StartFailure } from '../common/start-failure.js';

/**
 * Makes the data folder, or closes the one that is there to other users: it holds its owner's mail.
 *
 * @throws StartFailure when nothing can be written into it.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    makeFolderPrivate(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartFailure(
      'DATA_FOLDER',
      `The data folder ${folder} cannot be written (${reason}). Give this user write access to it, or name another with CONCORDIA_DATA_DIR.`,
    );
  }
}
