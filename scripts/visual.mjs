/**
 * Compares the pictures of all stories, or of those whose file's path contains a filter, keeps them as they are, and writes the page that
 * shows every difference. Only the first picture of a new story is written, and not where `CI` is set.
 *
 *     npm run visual [-- Button Board]
 */
import { runVisual } from './lib/visual/run.mjs';

await runVisual({ records: false, filters: process.argv.slice(2) });
