import { type Contact, ContactSchema } from '@concordia/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const people = [
  { name: 'Ada', tags: ['b', 'A'], customFields: [{ key: 'Region', value: 'north' }] },
  { name: 'Bo', customFields: [{ key: 'Sites', value: 'has "key":"Region" in it' }] },
  { name: 'Cai', customFields: [{ key: 'region', value: 'East' }] },
  { name: 'Dee', customFields: [{ key: 'Region', value: '' }] },
  { name: 'Eva', customFields: [{ key: 'Region', value: 'east' }] },
  { name: 'Finn', customFields: [{ key: 'Größe "XL"', value: '7' }] },
  { name: 'Gus' },
];

onEveryEngine('custom fields of contacts', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    await opened.enterNewWorkspace();
    for (const payload of people) {
      const answer = await opened.request({ method: 'POST', url: '/api/contacts', payload });
      if (answer.statusCode !== 201) throw new Error(answer.body);
    }
  });
  afterAll(() => opened.close());

  /** Names from every page, two at a time. */
  async function named(query: Record<string, string>): Promise<string[]> {
    const names: string[] = [];
    for (let url: string | undefined = `/api/contacts?${new URLSearchParams({ ...query, limit: '2' })}`; url; ) {
      const answer = await opened.request({ method: 'GET', url });
      expect(answer.statusCode).toBe(200);
      names.push(...answer.json<Contact[]>().map(({ name }) => name));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    return names;
  }

  test('are listed with the number of contacts, spelled as most do', async () => {
    expect(await opened.get('/api/contact-fields')).toEqual([
      { name: 'Region', contacts: 3 },
      { name: 'Größe "XL"', contacts: 1 },
      { name: 'Sites', contacts: 1 },
    ]);
  });

  test('sort lists page by page, contacts without a value last', async () => {
    expect(await named({ sort: 'field:REGION' })).toEqual(['Cai', 'Eva', 'Ada', 'Bo', 'Dee', 'Finn', 'Gus']);
    expect(await named({ sort: 'field:Region', order: 'desc' })).toEqual([
      'Ada',
      'Eva',
      'Cai',
      'Gus',
      'Finn',
      'Dee',
      'Bo',
    ]);
    expect((await named({ sort: 'field:Größe "XL"' })).slice(0, 1)).toEqual(['Finn']);
    expect(await named({ sort: 'field:Region', q: 'a' })).toEqual(['Ada']);
    expect(await named({ sort: 'field:Region', tag: 'a' })).toEqual(['Ada']);
    expect(await named({ sort: 'field:Region', order: 'desc', channel: 'sms' })).toEqual([]);
  });

  test('and tags come with a list that asks for them', async () => {
    const [plain] = await opened.get<Contact[]>('/api/contacts?limit=1&sort=name');
    expect(plain).not.toHaveProperty('tags');
    const [ada, bo] = await opened.get<Contact[]>('/api/contacts?limit=2&sort=name&include=tags,customFields');
    expect(ContactSchema.parse(ada)).toMatchObject({ tags: ['A', 'b'], customFields: people[0]?.customFields });
    expect(bo).toMatchObject({ tags: [], customFields: people[1]?.customFields });
    expect(await opened.get<Contact[]>('/api/contacts?include=tags&q=nobody')).toEqual([]);
  });

  test('are columns and the order of a view', async () => {
    const layout = {
      columns: [{ id: 'name' }, { id: 'field:Region', width: 9 }, { id: 'tags' }],
      sort: { by: 'field:Region', order: 'desc' },
    };
    const payload = { name: 'Regions', query: {}, layout };
    const made = await opened.request({ method: 'POST', url: '/api/contact-views', payload });
    expect([made.statusCode, made.json()]).toMatchObject([201, { layout }]);
    expect(await opened.get('/api/contact-views')).toMatchObject([{ layout }]);
  });

  test.each(['field:', 'field: x', `field:${'x'.repeat(61)}`, 'tags'])('cannot be sorted by %j', async (sort) => {
    const answer = await opened.request({ method: 'GET', url: `/api/contacts?${new URLSearchParams({ sort })}` });
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      details: [{ field: 'query.sort', expected: expect.stringMatching(/field: and the name of a custom field$/) }],
    });
  });
});
