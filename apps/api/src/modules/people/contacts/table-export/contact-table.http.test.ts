import type { ContactDetail } from '@concordia/contract/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { onEveryEngine } from '../../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../../testing/test-app.js';
import { SearchIndexes } from '../../../inbox/search/search-indexes.js';

onEveryEngine('tables of contacts as CSV', (engine) => {
  let opened: TestApp;
  let ids: readonly string[];

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    const people = [
      { name: 'Ada Lindqvist', company: '=HYPERLINK("evil")', email: 'ada@northwind.example', tags: ['vip'] },
      { name: 'Bo "Ek"', title: 'Buyer, senior', phone: '+46701740601' },
      { name: 'Cai', company: 'Acme', title: 'Buyer' },
    ];
    const made = [];
    for (const payload of people) {
      made.push((await opened.request({ method: 'POST', url: '/api/contacts', payload })).json<ContactDetail>().id);
    }
    ids = made;
  });
  afterAll(() => opened.close());

  const download = (query: Record<string, string>) =>
    opened.request({ method: 'GET', url: `/api/contact-exports/table.csv?${new URLSearchParams(query)}` });

  test('have the columns and the order asked for, and no formulas', async () => {
    const answer = await download({ columns: 'name,company,phone', sort: 'company', order: 'desc' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="contacts.csv"',
    });
    expect(answer.body).toBe(
      '\uFEFFName,Company,Phone\r\nCai,Acme,\r\nAda Lindqvist,"\'=HYPERLINK(""evil"")",\r\n"Bo ""Ek""",,+46701740601\r\n',
    );
  });

  test('hold every match and not only one page', async () => {
    const rows = async (query: Record<string, string>) => (await download(query)).body.split('\r\n').slice(1, -1);
    expect(await rows({ columns: 'name', tag: 'VIP' })).toEqual(['Ada Lindqvist']);
    expect(await rows({ columns: 'name', q: 'buyer', sort: 'name' })).toEqual(['"Bo ""Ek"""', 'Cai']);
    expect(await rows({ columns: 'name', ids: ids.slice(1).join(','), sort: 'name', order: 'desc' })).toEqual([
      'Cai',
      '"Bo ""Ek"""',
    ]);
    await addPeople(1_003);
    expect(await rows({ columns: 'name', sort: 'created' })).toHaveLength(1_006);
    const all = await download({});
    expect(all.body.split('\r\n')[0]).toBe(
      '\uFEFFName,Title,Company,Email,Phone,Channels,Last message,Location,Birthday,LinkedIn,Added,Tags',
    );
  });

  test('have tags and custom fields, whose names may hold commas', async () => {
    const payload = { customFields: [{ key: 'Region, 2%', value: 'North' }], tags: ['b', 'A'] };
    await opened.request({ method: 'PATCH', url: `/api/contacts/${ids[0] ?? ''}`, payload });
    const columns = 'name,tags,field:region%2C 2%25';
    expect((await download({ columns, sort: 'field:Region, 2%' })).body).toBe(
      '\uFEFFName,Tags,"region, 2%"\r\nAda Lindqvist,"A, b",North\r\n"Bo ""Ek""",,\r\nCai,,\r\n',
    );
  });

  async function addPeople(count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, place) => ({
      id: opened.ids.next(),
      name: `Person ${place}`,
      created_at: place,
    }));
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        await tx.insertInto('contact').values(rows).execute();
        await opened.app.get(SearchIndexes).contacts.putAll(
          tx,
          rows.map(({ id }) => id),
        );
      }),
    );
  }

  test.each([
    [{ columns: 'name,age' }, 'query.columns.1'],
    [{ columns: '' }, 'query.columns.0'],
    [{ sort: 'age' }, 'query.sort'],
    [{ ids: 'me' }, 'query.ids.0'],
  ])('refuse %o', async (query, field) => {
    expect((await download(query)).json()).toMatchObject({ statusCode: 400, details: [{ field }] });
  });
});
