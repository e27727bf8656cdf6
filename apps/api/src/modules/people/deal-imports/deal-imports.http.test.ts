import type { Deal, DealFile, DealImportResult } from '@concordia/contract/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('files of deals', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const send = (payload: string | Buffer, path = '') =>
    opened.request({
      method: 'POST',
      url: `/api/deals/import${path}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload,
    });
  async function bring(text: string, query = ''): Promise<DealImportResult> {
    const answer = await send(text, query);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  }
  async function person(contact: object): Promise<string> {
    const made = await opened.request({ method: 'POST', url: '/api/contacts', payload: contact });
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json<{ id: string }>().id;
  }
  const deals = async () =>
    new Map((await opened.get<Deal[]>('/api/deals?limit=500')).map((deal) => [deal.title, deal]));
  const problemsOf = ({ problems }: DealImportResult) => problems.map(({ row, code }) => [row, code]);

  const book = [
    'Record ID,Deal Name,Amount,Deal Stage,Close Date,Create Date,Associated Contact,Email,Phone,Associated Company',
    '1,Ten engines,"1,200.50",Proposal,2027-03-04,2026-01-05,,ada@engines.example,,Engines Ltd',
    '2,Two looms,"$1.200,00",Closed Won,2026-02-10,2026-01-06,,,+46 70 174 06 01,',
    '3,Paper,,,,,Grace Hopper,,,Navy',
  ].join('\n');

  async function people(): Promise<void> {
    await person({ name: 'Ada Lovelace', email: 'ada@engines.example', company: 'Engines Ltd' });
    await person({ name: 'Charles Babbage', phone: '+46701740601' });
    await person({ name: 'Grace Hopper' });
  }

  test('are previewed, and nothing is imported', async () => {
    const answer = await send(`${book}\n4,Odd,1,New,3/4/2026,,x,,,`, '/preview');
    expect(answer.statusCode).toBe(200);
    const { rows, columns, ambiguousDay } = answer.json<DealFile>();
    expect([rows, ambiguousDay]).toEqual([4, '3/4/2026']);
    expect(columns.map(({ field }) => field).join()).toBe(
      'externalKey,title,value,stage,closeDate,openedOn,contact,email,phone,company',
    );
    expect(columns[1]?.samples).toEqual(['Ten engines', 'Two looms', 'Paper']);
    expect((await deals()).size).toBe(0);
  });

  test('find their contacts by address, number and name', async () => {
    await people();
    expect(await bring(book)).toEqual({ rows: 3, added: 3, updated: 0, unchanged: 0, problems: [] });
    const found = await deals();
    expect(found.get('Ten engines')).toMatchObject({
      contact: { name: 'Ada Lovelace' },
      value: 1200.5,
      stage: 'proposal',
      expectedOn: '2027-03-04',
      openedAt: '2026-01-05T12:00:00.000Z',
      closedAt: null,
      hasOwnCompany: false,
    });
    expect(found.get('Two looms')).toMatchObject({
      contact: { name: 'Charles Babbage' },
      value: 1200,
      state: 'won',
      expectedOn: null,
      closedAt: '2026-02-10T12:00:00.000Z',
    });
    expect(found.get('Paper')).toMatchObject({ contact: { name: 'Grace Hopper' }, stage: 'new', company: 'Navy' });
  });

  test('change nothing the second time, and update what differs by their key', async () => {
    await people();
    await bring(book);
    const before = await deals();
    expect(await bring(book)).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
    expect(await deals()).toEqual(before);
    const changed = book.replace('Ten engines', 'Twelve engines').replace('Proposal', 'closedwon');
    expect(await bring(changed.replace('2027-03-04', '2026-03-04'))).toMatchObject({ updated: 1, unchanged: 2 });
    const after = await deals();
    expect(after.size).toBe(3);
    expect(after.get('Twelve engines')).toMatchObject({ state: 'won', closedAt: '2026-03-04T12:00:00.000Z' });
    expect(after.get('Twelve engines')?.id).toBe(before.get('Ten engines')?.id);
  });

  test('without keys are known by title, contact and day of opening', async () => {
    await people();
    const rows = 'Title,Value,Person,Created\nPaper,10,Grace Hopper,2026-01-05\nPaper,20,Grace Hopper,2026-02-05\n';
    expect(await bring(rows)).toMatchObject({ added: 2, problems: [] });
    expect(await bring(rows.replace(',20,', ',30,'))).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    expect(problemsOf(await bring('Title,Value,Person\nPaper,10,grace hopper\n'))).toEqual([[1, 'DEAL_AMBIGUOUS']]);
  });

  test('report the rows that are bad, and bring the others', async () => {
    await people();
    await person({ name: 'Grace Hopper' });
    const done = await bring(
      [
        'Title,Value,Stage,Expected close date,Person,Email,ID',
        'Good,1,New,2027-01-31,,ada@engines.example,a',
        'Nobody,1,New,,Nobody Known,,b',
        'Two of them,1,New,,Grace Hopper,,c',
        ',,,,,,',
        'No such stage,1,Elsewhere,,,ada@engines.example,d',
        'Much,a lot,New,,,ada@engines.example,e',
        'Some day,1,New,3/4/2027,,ada@engines.example,f',
        'Good again,1,New,,,ada@engines.example,a',
      ].join('\n'),
    );
    expect(done).toMatchObject({ rows: 7, added: 1 });
    expect(problemsOf(done)).toEqual([
      [2, 'CONTACT_UNKNOWN'],
      [3, 'CONTACT_AMBIGUOUS'],
      [5, 'STAGE_UNKNOWN'],
      [6, 'AMOUNT_UNREADABLE'],
      [7, 'DATE_AMBIGUOUS'],
      [8, 'REPEATED'],
    ]);
    expect([...(await deals()).keys()]).toEqual(['Good']);
    expect(done.problems[0]).toMatchObject({ field: 'contact', value: 'Nobody Known' });
  });

  test('have their columns and the order of their dates chosen', async () => {
    await people();
    const rows = 'What,Who,When\nPaper,Grace Hopper,3/4/2027\n';
    expect((await send(rows)).json()).toMatchObject({ statusCode: 400, details: [{ field: 'query.fields' }] });
    expect((await send(rows, '?fields=title,nonsense,note')).statusCode).toBe(400);
    expect((await send(rows, '?fields=title,contact')).json().details[0].expected).toBe(
      '3 fields, one for each column',
    );
    expect(await bring(rows, '?fields=title,contact,expectedOn&dayOrder=dayFirst')).toMatchObject({ added: 1 });
    expect((await deals()).get('Paper')).toMatchObject({ expectedOn: '2027-04-03' });
  });

  test('never reach the contacts or deals of another workspace', async () => {
    await people();
    await bring(book);
    await opened.enterNewWorkspace();
    expect(problemsOf(await bring(book))).toEqual([1, 2, 3].map((row) => [row, 'CONTACT_UNKNOWN']));
    await people();
    expect(await bring(book)).toMatchObject({ added: 3, updated: 0 });
  });

  test('are written whole or not at all, thousands of rows at once', async () => {
    await people();
    const rows = Array.from({ length: 1_200 }, (_, index) => `Deal ${index},Grace Hopper,${index}`);
    expect(await bring(['Title,Person,ID', ...rows].join('\n'))).toMatchObject({ added: 1_200, problems: [] });
  });

  test('that are too large or none are refused', async () => {
    const codeOf = async (payload: string | Buffer) => {
      const answer = await send(payload, '/preview');
      return [answer.statusCode, answer.json().code];
    };
    expect(await codeOf(Buffer.alloc(5 * 1024 * 1024 + 1, 97))).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await codeOf(`Title,Person\n${'a,b\n'.repeat(5_001)}`)).toEqual([413, 'TOO_MANY_ROWS']);
    expect(await codeOf(Buffer.from([0x50, 0x4b, 0, 0]))).toEqual([400, 'NOT_A_DEAL_FILE']);
    expect(await codeOf('\n\n')).toEqual([400, 'NOT_A_DEAL_FILE']);
  });
});
