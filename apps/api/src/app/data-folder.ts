import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartFailure } from '../common/start-failure.js';

/**
 * Makes the data folder, for its owner's eyes only: it holds their mail.
 *
 * @throws StartFailure when nothing can be written into it.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartFailure(
      'DATA_FOLDER',
      `The data folder ${folder} cannot be written (${reason}). Give this user write access to it, or name another with CONCORDIA_DATA_DIR.`,
    );
  }
}
