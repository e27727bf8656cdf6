import { accessSync, constants, mkdirSync } from 'node:fs';
import { makeFolderPrivate } from '../common/private-path.js';
import { StartFailure } from '../common/start-failure.js';

/**
 * Creates the data folder with access for its owner only, or restricts an existing one: it holds the owner's mail.
 *
 * @throws StartFailure if the folder is not writable.
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
      `Cannot write to the data folder ${folder} (${reason}). Give this user write access to it, or choose another folder with CONCORDIA_DATA_DIR.`,
    );
  }
}
