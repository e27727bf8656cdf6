import type { CalendarEvent, CalendarSubscription } from '@concordia/contract/day';
import { DAY, HOUR, MINUTE, startOfDay } from '@concordia/domain';
import { type FeedPeer, type SampleCalendar, startFeedPeer } from '@concordia/peers/feeds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { CalendarRefresh } from './calendar-refresh.js';

const SUBSCRIPTIONS = '/api/calendar/subscriptions';
const iso = (instant: number): string => new Date(instant).toISOString();
const isoDay = (instant: number): string => iso(instant).slice(0, 10);

const eventOn =
  (day: number) =>
  (title: string, hour: number, more: Partial<SampleCalendar['events'][number]> = {}) => ({
    id: title,
    title,
    location: null,
    startsAt: day + hour * HOUR,
    endsAt: day + (hour + 1) * HOUR,
    isAllDay: false,
    ...more,
  });

onEveryEngine('calendar subscriptions', (engine) => {
  let opened: TestApp;
  let peer: FeedPeer;
  let events: SampleCalendar['events'];
  /** The start of the current day; it is nine. Each test has a day of its own. */
  let today: number;
  const eventAt: ReturnType<typeof eventOn> = (...event) => eventOn(today)(...event);

  beforeAll(async () => {
    const calendars = () => [{ file: 'ours.ics', events }];
    peer = await startFeedPeer(() => ({ feeds: [], quotes: [], quotesAt: 0, calendars: calendars() }));
    opened = await openTestApp(engine, { feeds: 'samples' });
  });
  beforeEach(async () => {
    today = startOfDay(opened.clock.now(), 'UTC') + DAY;
    opened.clock.advance(today + 9 * HOUR - opened.clock.now());
    events = [eventAt('Cupping', 11), eventAt('Customs call', 15, { location: 'Video, room 2' })];
    peer.fault('/calendars/', null);
    // The schedule goes on reading for the workspaces of earlier tests, whose calls would be counted here.
    await opened.engine.writer.updateTable('calendar_subscription').set({ is_on: 0 }).execute();
    await opened.app.get(JobRunner).idle();
    await opened.enterNewWorkspace();
  });
  afterAll(async () => {
    await opened.close();
    await peer.stop();
  });

  /** Of this machine, as the demo's: addresses that a person enters may not lead into our own network. */
  async function subscribe(): Promise<string> {
    const id = opened.ids.next();
    const address = `${peer.origin}/calendars/ours.ics`;
    const row = { id, name: 'Ours', host: 'sample', address, is_sample: 1 as const, created_at: opened.clock.now() };
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('calendar_subscription').values(row).execute()),
    );
    await refresh();
    return id;
  }
  const refresh = () => opened.inWorkspace(() => opened.app.get(CalendarRefresh).run(new AbortController().signal));
  const list = () => opened.get<CalendarSubscription[]>(SUBSCRIPTIONS);
  const day = (query = '') => opened.get<CalendarEvent[]>(`/api/calendar/events${query}`);
  const titles = async (query = '') => (await day(query)).map(({ title }) => title);
  const create = (payload: object) => opened.request({ method: 'POST', url: SUBSCRIPTIONS, payload });

  test('show the events of today, whole days first, then by start', async () => {
    events = [...events, eventAt('Open day', 0, { isAllDay: true, endsAt: today + DAY }), eventAt('Tomorrow', 30)];
    await subscribe();
    expect(await day()).toMatchObject([
      { title: 'Open day', isAllDay: true, calendar: 'Ours' },
      { title: 'Cupping', startsAt: iso(today + 11 * HOUR), endsAt: iso(today + 12 * HOUR), location: null },
      { title: 'Customs call', location: 'Video, room 2' },
    ]);
    expect(await titles(`?day=${isoDay(today + DAY)}`)).toEqual(['Tomorrow']);
    // Auckland is thirteen hours ahead: at eleven it is the next day there.
    expect(await titles(`?day=${isoDay(today + DAY)}&timeZone=Pacific/Auckland`)).toEqual([
      'Cupping',
      'Customs call',
      'Tomorrow',
    ]);
  });

  test('are read again after ten minutes; what changed takes the place of what was', async () => {
    await subscribe();
    const before = peer.calls.length;
    await refresh();
    expect(peer.calls).toHaveLength(before);
    events = [eventAt('Cupping, later', 16)];
    opened.clock.advance(11 * MINUTE);
    await refresh();
    expect(await titles()).toEqual(['Cupping, later']);
  });

  test('of an unchanged calendar are read from its text again each day, as days ahead come into view', async () => {
    events = [eventAt('Far ahead', 61 * 24)];
    const query = `?day=${isoDay(today + 61 * DAY)}`;
    await subscribe();
    expect(await titles(query)).toEqual([]);
    opened.clock.advance(2 * DAY);
    await refresh();
    expect(await titles(query)).toEqual(['Far ahead']);
  });

  test('stay while the calendar is down, and say so', async () => {
    await subscribe();
    for (const [fault, failure] of [
      ['broken', 'The address returned 503.'],
      ['rubbish', 'The address did not return a calendar.'],
    ] as const) {
      peer.fault('/calendars/', fault);
      opened.clock.advance(11 * MINUTE);
      await refresh();
      expect(await list()).toMatchObject([{ failure, fetchedAt: iso(today + 9 * HOUR) }]);
      expect(await titles()).toEqual(['Cupping', 'Customs call']);
    }
  });

  test('that are off or removed are not shown', async () => {
    const id = await subscribe();
    const off = await opened.request({ method: 'PATCH', url: `${SUBSCRIPTIONS}/${id}`, payload: { isOn: false } });
    expect(off.json()).toMatchObject({ id, isOn: false });
    expect(await titles()).toEqual([]);
    await opened.request({ method: 'PATCH', url: `${SUBSCRIPTIONS}/${id}`, payload: { isOn: true } });
    expect(await titles()).toHaveLength(2);
    expect((await opened.request({ method: 'DELETE', url: `${SUBSCRIPTIONS}/${id}` })).statusCode).toBe(200);
    expect([await list(), await titles()]).toEqual([[], []]);
    expect((await opened.request({ method: 'DELETE', url: `${SUBSCRIPTIONS}/${id}` })).statusCode).toBe(404);
  });

  test('keep their address secret: sealed in the database, never returned, and in the list once', async () => {
    const url = 'webcal://calendar.example/private/8f2c/basic.ics';
    const made = await create({ url });
    expect([made.statusCode, made.json()]).toMatchObject([201, { name: 'calendar.example', host: 'calendar.example' }]);
    expect(made.body).not.toContain('8f2c');
    expect(JSON.stringify(await list())).not.toContain('8f2c');
    const [row] = await opened.engine.writer
      .selectFrom('calendar_subscription')
      .select('address')
      .where('id', '=', made.json().id)
      .execute();
    expect(row?.address).toMatch(/^v1\./);
    const again = await create({ url: 'https://calendar.example/private/8f2c/basic.ics' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'CALENDAR_SUBSCRIPTION_EXISTS']);
  });

  test('whose address can no longer be decrypted leaves the others alone', async () => {
    const row = {
      id: opened.ids.next(),
      name: 'Lost',
      host: 'c.example',
      address: 'x',
      created_at: opened.clock.now(),
    };
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('calendar_subscription').values(row).execute()),
    );
    expect((await create({ url: 'https://calendar.example/other.ics' })).statusCode).toBe(201);
    expect(await list()).toHaveLength(2);
  });

  test.each([
    [{ url: 'ftp://calendar.example/a.ics' }, 'url'],
    [{ url: 'calendar.example' }, 'url'],
    [{ url: 'https://calendar.example/a.ics', name: '' }, 'name'],
    [{ url: 'https://calendar.example/a.ics', color: 'red' }, 'color'],
  ])('refuse %j', async (payload, field) => {
    const answer = await create(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(field);
  });
});
