/** Writes the table of what each channel can do into `docs/channels.md`. Needs a build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { channelTable, withTable } from './lib/channel-table.mjs';
import { inRoot } from './lib/paths.mjs';

const domain = await import('@concordia/domain');

const path = inRoot('docs', 'channels.md');
writeFileSync(path, withTable(readFileSync(path, 'utf8'), channelTable(domain)));
