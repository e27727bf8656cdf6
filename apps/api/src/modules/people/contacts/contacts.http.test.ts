import { type Contact, ContactSchema } from '@concordia/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';

onEveryEngine('contacts', (engine) => {
  let opened: TestApp;
  const silent: string[] = [];

  beforeAll(async () => {
    opened = await openTestApp(engine);
    const make = mailMaker(opened);
    for (let turn = 0; turn < 4; turn += 1) await make();
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        for (const name of ['Never wrote', 'Never wrote either']) {
          const id = opened.ids.next();
          silent.push(id);
          await tx.insertInto('contact').values({ id, name, birthday: '1984-03-12', created_at: 1 }).execute();
        }
        await opened.app.get(StatCounters).apply(tx, new CounterTally().contacts(2));
      }),
    );
  });
  afterAll(() => opened.close());

  test('are listed by their newest message, those without any last', async () => {
    const items = await opened.get<Contact[]>('/api/contacts');
    expect(z.array(ContactSchema).parse(items)).toEqual(items);
    expect(items.map(({ name }) => name)).toEqual([
      'Contact 4',
      'Contact 3',
      'Contact 2',
      'Contact 1',
      'Never wrote either',
      'Never wrote',
    ]);
    expect(items.at(-1)).toMatchObject({ lastMessageAt: null, birthday: '1984-03-12' });
  });

  test('are paged across the border between those with and those without messages', async () => {
    const names: string[] = [];
    let url: string | undefined = '/api/contacts?limit=1';
    while (url !== undefined) {
      const answer = await opened.request({ method: 'GET', url });
      names.push(...answer.json<Contact[]>().map(({ name }) => name));
      expect(answer.headers['x-total-count']).toBe('6');
      url = String(answer.headers.link ?? '').match(/<([^>]+)>/)?.[1];
    }
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(6);
  });

  test('are the same alone as in the list', async () => {
    for (const contact of await opened.get<Contact[]>('/api/contacts')) {
      expect(await opened.get(`/api/contacts/${contact.id}`)).toMatchObject(contact);
    }
  });

  test('without messages have an empty list of them', async () => {
    expect(await opened.get(`/api/contacts/${silent[0]}/messages`)).toEqual([]);
  });
});
