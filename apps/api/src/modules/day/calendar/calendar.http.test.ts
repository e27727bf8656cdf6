import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarFeed } from '@concordia/contract/day';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('calendar feeds', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  const read = (path: string, headers = {}) => opened.request({ method: 'GET', url: path, headers });
  const paths = async () => {
    const feeds = await opened.get<CalendarFeed[]>('/api/calendar/feeds');
    return Object.fromEntries(feeds.map(({ feed, path }) => [feed, path]));
  };

  test('have secret addresses whose key is for its owner alone, and in no table', async () => {
    const { tasks = '', birthdays = '' } = await paths();
    expect(tasks).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect(birthdays).not.toBe(tasks);
    expect(await paths()).toEqual({ tasks, birthdays });
    const file = join(opened.settings.dataDir, 'calendar.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file)).toHaveLength(32);
  });

  test('show open tasks with a time', async () => {
    const { contactId } = await mailMaker(opened)();
    const create = (payload: object) => opened.request({ method: 'POST', url: '/api/tasks', payload });
    const dueAt = new Date(opened.clock.now() + DAY).toISOString();
    await create({ kind: 'follow_up', title: 'Call, then write; soon', note: 'About\nbeans', dueAt, contactId });
    await create({ kind: 'task', title: 'Without a time' });
    const done = (await create({ kind: 'task', title: 'Done', dueAt })).json();
    await opened.request({ method: 'PATCH', url: `/api/tasks/${done.id}`, payload: { state: 'done' } });
    const { tasks = '' } = await paths();
    const answer = await read(tasks);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toMatch(/^private/);
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(answer.body).toContain('DTSTART:20261121T093000Z\r\n');
    expect(answer.body).toContain('SUMMARY:Call\\, then write\\; soon\r\n');
    expect(answer.body).toContain('DESCRIPTION:With Contact 1\\nAbout\\nbeans\r\n');
  });

  test('show birthdays, those of 29 February in every year', async () => {
    const { contactId } = await mailMaker(opened)();
    await opened.inWorkspace(() =>
      opened.app
        .get(WorkspaceDatabase)
        .write((tx) => tx.updateTable('contact').set({ birthday: '1984-02-29' }).where('id', '=', contactId).execute()),
    );
    const { body } = await read((await paths()).birthdays ?? '');
    expect(body).toContain('DTSTART;VALUE=DATE:19840229\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n');
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  test('get a new address, and the old one is nobody’s', async () => {
    const before = await paths();
    const renewed = await opened.request({ method: 'POST', url: '/api/calendar/feeds/tasks/renew' });
    const after = await paths();
    expect(renewed.json()).toEqual({ feed: 'tasks', path: after.tasks });
    expect(after.tasks).not.toBe(before.tasks);
    expect(after.birthdays).toBe(before.birthdays);
    expect((await read(before.tasks ?? '')).statusCode).toBe(404);
    expect((await read(after.tasks ?? '')).statusCode).toBe(200);
    await opened.request({ method: 'POST', url: '/api/calendar/feeds/tasks/renew' });
    expect((await read(after.tasks ?? '')).statusCode).toBe(404);
  });

  test('are found by nobody who guesses, nor under a foreign name', async () => {
    for (const path of ['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, '/calendar/', '/calendar']) {
      expect([path, (await read(path)).statusCode]).toEqual([path, 404]);
    }
    const { tasks = '' } = await paths();
    expect((await read(tasks, { host: 'evil.example' })).json()).toMatchObject({ code: 'FOREIGN_HOST' });
    const unknown = await opened.request({ method: 'POST', url: '/api/calendar/feeds/holidays/renew' });
    expect(unknown.json().details).toEqual([
      { field: 'path.feed', expected: 'one of tasks, birthdays', received: 'holidays' },
    ]);
  });
});
