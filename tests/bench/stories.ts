import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, temporaryFolder } from '../support/paths.ts';
import { oneDigit, printTable, timeColumn, whole } from './table.ts';

interface Run {
  seconds: number;
  stories: number;
  pictures: number;
}

/** A component that is among the quickest: what a run costs before its stories do. */
const few = ['packages/ui/src/components/Button'];

/** What all stories take (play, axe and pixels, in all their modes), and what one more would. */
export async function benchStories(): Promise<void> {
  const folder = temporaryFolder('bench-stories');
  try {
    // Storybook's parts are prepared once after an installation; that is not the stories' cost.
    await runStories(folder.path, few);
    const some = await runStories(folder.path, few);
    const all = await runStories(folder.path, []);
    const marginal = (all.seconds - some.seconds) * 1000;
    printTable(
      'Stories: play, axe and pixels in every mode',
      [
        'run',
        'stories',
        'pictures',
        timeColumn('seconds'),
        timeColumn('ms a further story'),
        timeColumn('ms a further picture'),
      ],
      [
        ['Button', whole(some.stories), whole(some.pictures), oneDigit(some.seconds), '', ''],
        [
          'all',
          whole(all.stories),
          whole(all.pictures),
          oneDigit(all.seconds),
          whole(marginal / (all.stories - some.stories)),
          whole(marginal / (all.pictures - some.pictures)),
        ],
      ],
    );
  } finally {
    folder.remove();
  }
}

async function runStories(folder: string, filters: readonly string[]): Promise<Run> {
  const report = join(folder, 'report.json');
  const seen = join(folder, `seen-${filters.length}-${performance.now()}.txt`);
  const since = performance.now();
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=stories',
      '--reporter=json',
      `--outputFile=${report}`,
      ...filters,
    ],
    { cwd: root, env: { ...process.env, CI: '1', STORY_PIXELS_SEEN: seen }, stdio: 'ignore' },
  );
  await new Promise((resolve) => child.once('exit', resolve));
  const seconds = (performance.now() - since) / 1000;
  return { seconds, stories: passedIn(report), pictures: readFileSync(seen, 'utf8').trim().split('\n').length };
}

/** Failed stories look at fewer pictures, so their time would prove nothing. */
function passedIn(report: string): number {
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'));
  if (typeof read !== 'object' || read === null || !('numPassedTests' in read) || !('numFailedTests' in read)) {
    throw new Error('The stories left no report.');
  }
  if (read.numFailedTests !== 0) throw new Error(`${read.numFailedTests} stories failed: npm test -- stories`);
  return Number(read.numPassedTests);
}
