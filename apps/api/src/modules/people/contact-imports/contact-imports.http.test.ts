import type { Contact, ContactImport, ContactImportProblem } from '@concordia/contract/people';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('address books', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const send = (payload: string | Buffer, name = 'people.csv') =>
    opened.request({
      method: 'POST',
      url: `/api/contact-imports?name=${encodeURIComponent(name)}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload,
    });

  async function bring(text: string, start: object = {}): Promise<ContactImport> {
    const { id } = (await send(text)).json<ContactImport>();
    const answer = await opened.request({ method: 'POST', url: `/api/contact-imports/${id}/start`, payload: start });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return vi.waitFor(
      async () => {
        const now = await opened.get<ContactImport>(`/api/contact-imports/${id}`);
        expect(['done', 'failed']).toContain(now.state);
        return now;
      },
      { timeout: 15_000, interval: 20 },
    );
  }

  const contacts = async () => {
    const all = await opened.get<Contact[]>('/api/contacts?limit=500');
    return new Map(all.map((contact) => [contact.name, contact]));
  };
  const problems = (id: string) => opened.get<ContactImportProblem[]>(`/api/contact-imports/${id}/problems`);

  const book = [
    'Name,Email,Phone,Company,Birthday,Tags',
    'Ada Lindqvist,ada@n.example,+46 70 174 06 01,Northwind,1984-03-12,VIP',
    'Tomás Ferreira,tomas@esquina.example,,Esquina Azul,,',
    'No Handle,,,Nowhere,,',
    ',,,,,',
    'Broken,not an address,,,,',
  ].join('\n');

  test('wait until somebody says what their columns are', async () => {
    const answer = await send(book);
    expect(answer.statusCode).toBe(201);
    const waiting = answer.json<ContactImport>();
    expect(waiting).toMatchObject({ state: 'mapping', format: 'csv', rowsRead: 0, added: 0 });
    expect(waiting.columns.map(({ header, field }) => [header, field])).toEqual([
      ['Name', 'name'],
      ['Email', 'email'],
      ['Phone', 'phone'],
      ['Company', 'company'],
      ['Birthday', 'birthday'],
      ['Tags', 'tags'],
    ]);
    expect(waiting.columns[0]?.samples).toEqual(['Ada Lindqvist', 'Tomás Ferreira', 'No Handle']);
    expect((await contacts()).size).toBe(0);
    await opened.request({ method: 'POST', url: `/api/contact-imports/${waiting.id}/cancel` });
  });

  test('bring their people, and say row by row what could not be used', async () => {
    const done = await bring(book);
    expect(done).toMatchObject({ state: 'done', rowsRead: 5, added: 4, updated: 0, unchanged: 0, problems: 2 });
    const people = await contacts();
    expect(people.get('Ada Lindqvist')).toMatchObject({
      email: 'ada@n.example',
      phone: '+46701740601',
      company: 'Northwind',
      birthday: '1984-03-12',
      channels: { email: true, sms: true, whatsapp: false },
    });
    expect((await problems(done.id)).map(({ row, field, code }) => [row, field, code])).toEqual([
      [4, null, 'NOBODY'],
      [5, 'email', 'UNREADABLE'],
    ]);
  });

  test('change nothing the second time', async () => {
    await bring(book);
    const before = await contacts();
    expect(before.size).toBe(4);
    expect(await bring(book)).toMatchObject({ state: 'done', added: 0, updated: 0, unchanged: 4 });
    expect(await contacts()).toEqual(before);
  });

  test('can be found at once', async () => {
    await bring(book);
    const found = await opened.get<Contact[]>('/api/contacts?q=esquina');
    expect(found.map(({ name }) => name)).toEqual(['Tomás Ferreira']);
  });

  test('fill what is empty, replace what differs, or leave people alone', async () => {
    await bring(book);
    const row = 'Name,Email,Company,Title\nT. Ferreira,tomas@esquina.example,Other,Owner\n';
    expect(await bring(row, { onMatch: 'skip' })).toMatchObject({ unchanged: 1 });
    await bring(row, { onMatch: 'fill' });
    expect((await contacts()).get('Tomás Ferreira')).toMatchObject({ company: 'Esquina Azul', title: 'Owner' });
    await bring(row, { onMatch: 'replace' });
    expect((await contacts()).get('T. Ferreira')).toMatchObject({ company: 'Other', title: 'Owner' });
  });

  test('never choose between two people', async () => {
    await bring(book);
    const done = await bring('Name,Email,Phone\nWho,tomas@esquina.example,+46701740601\n');
    expect(done).toMatchObject({ added: 0, updated: 0, problems: 1 });
    expect(await problems(done.id)).toMatchObject([{ code: 'AMBIGUOUS', value: 'Who' }]);
  });

  test('never bring two people of one name together', async () => {
    const done = await bring('Name,Email\nSam Lee,sam@one.example\nSam Lee,sam@two.example\n');
    expect(done.added).toBe(2);
  });

  test.each(['contacts.csv', 'contacts.vcf', 'contacts.vcf?version=3'])(
    'that went out as %s change nothing when they come back',
    async (name) => {
      await bring(book);
      await bring('Name,Email\nSam Lee,sam@one.example\nSam Lee,sam@two.example\n');
      const file = await opened.request({ method: 'GET', url: `/api/contact-exports/${name}` });
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="contacts\.(csv|vcf)"$/);
      const before = await opened.get<Contact[]>('/api/contacts');
      expect(before).toHaveLength(6);
      const done = await bring(file.body);
      expect(done).toMatchObject({ state: 'done', rowsRead: before.length, added: 0, updated: 0, problems: 0 });
      expect(await opened.get('/api/contacts')).toEqual(before);
    },
  );

  test('go out without cells that a spreadsheet would run', async () => {
    await bring('Name,Company,Email\n"=HYPERLINK(""http://x"")",@SUM(A1),evil@x.example\n');
    const { body } = await opened.request({ method: 'GET', url: '/api/contact-exports/contacts.csv' });
    const [line] = body.split('\r\n').filter((one) => one.includes('evil@x.example'));
    expect(line).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)",,'@SUM\(A1\),evil@x\.example/);
  });

  test('of thousands of rows stop when they are stopped, and never bring a row twice', async () => {
    const rows = Array.from({ length: 1_500 }, (_, index) => `Person ${index},p${index}@many.example`).join('\n');
    const done = await bring(`Name,Email\n${rows}\n`);
    expect(done).toMatchObject({ state: 'done', rowsRead: 1_500, added: 1_500, positionBytes: done.sizeBytes });
    const cancel = await opened.request({ method: 'POST', url: `/api/contact-imports/${done.id}/cancel` });
    expect([cancel.statusCode, cancel.json().code]).toEqual([409, 'CONTACT_IMPORT_ENDED']);
  });

  test('that are none are refused', async () => {
    expect((await send(Buffer.from([0x50, 0x4b, 0, 0]))).json()).toMatchObject({ code: 'NOT_AN_ADDRESS_BOOK' });
    const nobody = (await send('Colour,Size\nred,1\n')).json<ContactImport>();
    const start = await opened.request({ method: 'POST', url: `/api/contact-imports/${nobody.id}/start`, payload: {} });
    expect(start.json()).toMatchObject({ statusCode: 400, details: [{ field: 'body.fields' }] });
    const wrong = await opened.request({
      method: 'POST',
      url: `/api/contact-imports/${nobody.id}/start`,
      payload: { fields: ['name'], onMatch: 'fill' },
    });
    expect(wrong.json().details[0].expected).toBe('2 fields, one for each column');
  });

  test('of another workspace are not there', async () => {
    const { id } = (await send(book)).json<ContactImport>();
    const other = await opened.addWorkspace('Another');
    const { ContactImportsService } = await import('./contact-imports.service.js');
    const service = opened.app.get(ContactImportsService);
    await expect(opened.inWorkspace(() => service.get(id), other)).rejects.toMatchObject({
      code: 'CONTACT_IMPORT_NOT_FOUND',
    });
  });
});
