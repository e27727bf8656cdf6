/**
 * Records the pictures of all stories anew, or of those whose file's path contains a filter, and writes one page that shows every change:
 * before, after, and the difference.
 *
 *     npm run visual:update [-- Button Board]
 */
import { runVisual } from './lib/visual/run.mjs';

await runVisual({ records: true, filters: process.argv.slice(2) });
