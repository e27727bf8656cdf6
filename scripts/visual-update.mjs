/**
 * Records the pictures of all stories, or of those whose file path contains a filter, and writes one page with every change: before, after, and the
 * difference.
 *
 *     npm run visual:update [-- Button Board]
 */
import { runVisual } from './lib/visual/run.mjs';

await runVisual({ records: true, filters: process.argv.slice(2) });
