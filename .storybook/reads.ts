import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';

/** The reads whose replies are made with the build: see apps/api/src/browser/replies-command.ts. */
const file = fileURLToPath(new URL('../apps/api/src/browser/story-reads.json', import.meta.url));

function known(): string[] {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(read) ? read.filter((address) => typeof address === 'string') : [];
}

/** Where `STORY_READS=record`, adds what stories have asked of the unchanged world to the list. */
export const recordReadsCommand: BrowserCommand<[string[]]> = (_context, addresses) => {
  if (process.env.STORY_READS !== 'record') return;
  const all = [...new Set([...known(), ...addresses])].toSorted();
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
};
