import { afterEach, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { longMailbox, owner } from '../support/nasty-mailbox.ts';
import { temporaryFolder } from '../support/paths.ts';
import { type RunningApp, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';

/** Enough that the first of them are in long before the last. */
const total = 6_000;

const data = temporaryFolder('crash');
let app: RunningApp | undefined;

afterEach(async () => {
  await app?.stop();
  data.remove();
});

test('an import that a power cut ended goes on after the next start, and every message is there once', async () => {
  app = await startApp({ dataDir: data.path });
  const { id } = await apiAt(app.address).upload('long.mbox', longMailbox(total), [owner]);

  const cut = await until(
    'some messages are in, but not all',
    async () => {
      const run = await apiAt(app?.address ?? '').importRun(id);
      return run.messagesAdded > 0 ? run : undefined;
    },
    { everyMs: 5 },
  );
  await app.kill();
  expect(cut.messagesAdded).toBeLessThan(total);

  app = await startApp({ dataDir: data.path });
  const api = apiAt(app.address);
  const run = await api.ended(id, 180_000);
  expect(run).toMatchObject({ state: 'done', messagesRead: total, messagesAdded: total, duplicates: 0, problems: 0 });

  const subjects = (await api.allMessages()).map((message) => message.subject);
  expect(subjects).toHaveLength(total);
  expect(new Set(subjects).size).toBe(total);
  const { byStatus, byChannel } = await api.stats();
  expect(byChannel.email).toBe(total);
  expect(Object.values(byStatus).reduce((sum, count) => sum + count, 0)).toBe(total);
}, 300_000);
