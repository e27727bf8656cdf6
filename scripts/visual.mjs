/**
 * Compares the pictures of all stories, or of those whose file path contains a filter, without updating them, and writes a page with every
 * difference. Only a new story's first picture is written, and not if `CI` is set.
 *
 *     npm run visual [-- Button Board]
 */
import { runVisual } from './lib/visual/run.mjs';

await runVisual({ records: false, filters: process.argv.slice(2) });
