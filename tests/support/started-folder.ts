import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { temporaryFolder } from './paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the product leaves it after its first start without the demo. */
    startedFolder: string;
  }
}

/** A data folder in which the product was started once, for whoever does not look at that start. */
export function startedFolder(name: string): ReturnType<typeof temporaryFolder> {
  const data = temporaryFolder(name);
  cpSync(inject('startedFolder'), data.path, { recursive: true });
  return data;
}
