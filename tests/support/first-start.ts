import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './paths.ts';
import { startApp } from './server.ts';

let remove = (): void => undefined;

/** Starts the product over an empty folder, once per run: migrations are a third of such a start, and the same for each journey. */
export async function setup(project: TestProject): Promise<void> {
  const data = temporaryFolder('started');
  remove = data.remove;
  const app = await startApp({ dataDir: data.path });
  await app.stop();
  project.provide('startedFolder', data.path);
}

export const teardown = (): void => remove();
