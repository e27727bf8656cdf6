import { readFileSync } from 'node:fs';
import * as domain from '@concordia/domain';
import { expect, test } from 'vitest';
import { channelTable, withTable } from '../../scripts/lib/channel-table.mjs';

test('docs/channels.md prints the table of channels as it is (npm run generate)', () => {
  const document = readFileSync(new URL('../../docs/channels.md', import.meta.url), 'utf8');
  expect(document).toBe(withTable(document, channelTable(domain)));
});
