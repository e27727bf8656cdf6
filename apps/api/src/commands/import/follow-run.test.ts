import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobOwner } from '../../jobs/job-owner.js';
import { SOURCE_THREAD } from '../../modules/intake/imports/testing-thread.js';
import { onEveryEngine } from '../../testing/engines.js';
import { openTestDatabase, type TestDatabase, testSettings } from '../../testing/test-database.js';
import { followRun } from './follow-run.js';
import { type ImportCommand, openCommand } from './open-command.js';
import { summaryOf } from './progress-line.js';

const CHAT = [
  '19.11.26, 09:00 - Ada Okafor: Can you send the offer by Friday?',
  '19.11.26, 09:01 - Mara: Sure',
  '19.11.26, 09:03 - Ada Okafor: Did you see the photo?',
].join('\n');

onEveryEngine('Importing at the command line', (engine) => {
  let database: TestDatabase;
  let command: ImportCommand;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    command = await openCommand(database.engine, testSettings(database.place), SOURCE_THREAD);
  });
  afterAll(() => database.close());

  const importChat = (path: string, me: string | null) =>
    followRun(command, { path, name: 'chat.txt', ownAddresses: [], me, owner: jobOwner() });

  test('ends with the question who we are, and goes on once that is answered', async () => {
    const path = join(database.place.dataDir, 'chat.txt');
    writeFileSync(path, CHAT);
    const asking = await importChat(path, null);
    expect(asking).toMatchObject({ state: 'asking', messagesAdded: 0 });
    expect(summaryOf(asking)).toContain('1  Ada Okafor (2)\n        2  Mara (1)\nRun the command again with --me');
    expect(await importChat(path, 'Somebody')).toMatchObject({ id: asking.id, state: 'asking' });
    expect(await importChat(path, 'mara')).toMatchObject({ id: asking.id, state: 'done', messagesAdded: 3 });
    const sent = await database.engine.reader.selectFrom('message').select('direction').orderBy('sent_at').execute();
    expect(sent.map(({ direction }) => direction)).toEqual(['inbound', 'outbound', 'inbound']);
  });
});
