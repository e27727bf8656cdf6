import { relative } from 'node:path';
import { buildForStories } from '../build.mjs';
import { run } from '../run.mjs';
import { say } from '../say.mjs';
import { shardsOf, storyParts } from './parts.mjs';
import { watchPictures } from './pictures.mjs';
import { writeReport } from './report.mjs';

/**
 * Runs the stories to record or compare their pictures, and writes the report.
 *
 * @param {{ records: boolean, filters: string[] }} options
 */
export async function runVisual({ records, filters }) {
  await buildForStories();
  const pictures = watchPictures();
  const recording = records ? ['--update'] : [];
  let code = 0;
  for (const shard of shardsOf(filters.length === 0 ? storyParts : 1)) {
    const part = await run('vitest', ['run', '--project', 'stories', ...filters, ...shard, ...recording], {
      show: true,
      env: { ...(records && { CI: '', STORY_PIXELS: 'record' }), ...pictures.env },
    });
    code ||= part.code;
  }
  // A failed story never requests its modes' pictures, so unused ones are unknown.
  const isComplete = filters.length === 0 && code === 0;
  const { words, page } = writeReport(pictures.finish({ isComplete, removesUnused: records }));
  say(`\n${words}: ${relative(process.cwd(), page)}`);
  if (records) say('Look at each, then commit .storybook/baselines with the change that caused it.');
  if (records && code !== 0) say('Some stories failed; their pictures were left as they were.');
  process.exitCode = code;
}
