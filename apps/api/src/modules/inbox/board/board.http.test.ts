import { type Board, BoardSchema, type View } from '@concordia/contract/inbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const of = (status: string) => ({ kind: 'status', status });
const FOUR = ['inbox', 'in_progress', 'waiting', 'completed'].map(of);

onEveryEngine('the board', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.engine.writer.deleteFrom('board_column').execute();
    await opened.engine.writer.deleteFrom('saved_view').execute();
  });
  afterAll(() => opened.close());

  const get = async () => BoardSchema.parse(await opened.get<Board>('/api/board')).columns;
  const put = (columns: unknown) => opened.request({ method: 'PUT', url: '/api/board', payload: { columns } });
  const makeView = async (query: object = {}): Promise<View> =>
    (await opened.request({ method: 'POST', url: '/api/views', payload: { name: 'Hot', query } })).json();

  test('has the four columns of the statuses at first', async () => {
    expect(await get()).toEqual(FOUR);
  });

  test('keeps the order, with columns of views', async () => {
    const view = await makeView({ urgent: true });
    const [inbox, ...others] = FOUR;
    const answer = await put([inbox, { kind: 'view', viewId: view.id }, ...others.toReversed()]);
    const columns = [inbox, { kind: 'view', view }, ...others.toReversed()];
    expect([answer.statusCode, answer.json()]).toEqual([200, { columns }]);
    expect(await get()).toEqual(columns);
  });

  test('loses the column of a deleted view', async () => {
    const view = await makeView();
    await put([...FOUR, { kind: 'view', viewId: view.id }]);
    await opened.request({ method: 'DELETE', url: `/api/views/${view.id}` });
    expect(await get()).toEqual(FOUR);
  });

  test('says what a view refers to that is gone', async () => {
    const gone = opened.ids.next();
    const view = await makeView({ projectId: gone, assigneeId: gone });
    expect(view.missing).toEqual(['projectId', 'assigneeId']);
    const { id } = (
      await opened.request({ method: 'POST', url: '/api/projects', payload: { name: 'Renewals' } })
    ).json<{ id: string }>();
    expect((await makeView({ projectId: id })).missing).toEqual([]);
  });

  test('refuses a view that is not there, and keeps what was', async () => {
    const answer = await put([...FOUR.toReversed(), { kind: 'view', viewId: opened.ids.next() }]);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'VIEW_NOT_FOUND' }]);
    expect(await get()).toEqual(FOUR);
  });

  test.each([
    ['a status left out', FOUR.slice(1), 'body.columns'],
    ['a column twice', [...FOUR, of('inbox')], 'body.columns'],
    ['no columns', undefined, 'body.columns'],
    ['an unknown status', [...FOUR, of('later')], 'body.columns.4.status'],
    ['an unknown kind', [...FOUR, { kind: 'list' }], 'body.columns.4.kind'],
    ['a view without an id', [...FOUR, { kind: 'view', viewId: 'x' }], 'body.columns.4.viewId'],
    ['thirteen columns', [...FOUR, ...Array.from({ length: 9 }, () => of('inbox'))], 'body.columns'],
  ])('refuses %s', async (_what, columns, field) => {
    const answer = await put(columns);
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, field]);
  });
});
