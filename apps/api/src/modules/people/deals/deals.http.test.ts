import type { Purchase } from '@concordia/contract/insight';
import type { Company, CompanyDetail, Deal, DealBoard } from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';

onEveryEngine('deals', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url, ...(payload && { payload }) });
  async function create(deal: object): Promise<Deal> {
    const answer = await send('POST', '/api/deals', deal);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  }
  async function person(name: string, company: string | null = null): Promise<string> {
    const made = await send('POST', '/api/contacts', { name, ...(company !== null && { company }) });
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json<{ id: string }>().id;
  }
  const past = (days: number): string => new Date(opened.clock.now() - days * DAY).toISOString();
  const titles = async (query: string) => (await opened.get<Deal[]>(`/api/deals${query}`)).map(({ title }) => title);
  const codeOf = (answer: { json: () => { code: string }; statusCode: number }) => [
    answer.statusCode,
    answer.json().code,
  ];

  test('begin in the first stage, with the company of their contact', async () => {
    const contactId = await person('Ada Lovelace', 'Engines Ltd');
    const made = await create({
      title: ' Ten engines ',
      contactId,
      value: 1200.5,
      expectedOn: '2027-01-31',
      note: 'Soon',
    });
    expect(made).toMatchObject({
      title: 'Ten engines',
      contact: { id: contactId, name: 'Ada Lovelace', company: 'Engines Ltd' },
      company: 'Engines Ltd',
      hasOwnCompany: false,
      stage: 'new',
      state: 'open',
      value: 1200.5,
      expectedOn: '2027-01-31',
      closedAt: null,
      note: 'Soon',
      conversationIds: [],
    });
    expect(await opened.get(`/api/deals/${made.id}`)).toEqual(made);
  });

  test('move, are won, lost and opened again', async () => {
    const contactId = await person('Ada Lovelace');
    const { id } = await create({ title: 'Ten engines', contactId, value: 100 });
    const move = async (stage: string) => (await send('PATCH', `/api/deals/${id}`, { stage })).json<Deal>();
    expect(await move('proposal')).toMatchObject({ stage: 'proposal', state: 'open', closedAt: null });
    const won = await move('won');
    expect(won).toMatchObject({ stage: 'won', state: 'won', closedAt: past(0) });
    const renamed = await send('PATCH', `/api/deals/${id}`, { title: 'Twelve engines', closedAt: past(3) });
    expect(renamed.json()).toMatchObject({ stage: 'won', closedAt: past(3) });
    expect(await move('won')).toMatchObject({ closedAt: past(3) });
    expect(await move('lost')).toMatchObject({ state: 'lost', closedAt: past(0) });
    expect(await move('new')).toMatchObject({ state: 'open', closedAt: null });
  });

  test('that were won for money are the purchases that the models read', async () => {
    const contactId = await person('Ada Lovelace');
    const purchases = async () =>
      (await opened.get<Purchase[]>(`/api/intelligence/customers/${contactId}/deals`)).map(({ title }) => title);
    await create({ title: 'Open', contactId, value: 100 });
    await create({ title: 'Lost', contactId, value: 100, stage: 'lost' });
    const won = await create({
      title: 'Won',
      contactId,
      value: 100,
      stage: 'won',
      closedAt: past(2),
      openedAt: past(9),
    });
    expect(await purchases()).toEqual(['Won']);
    const open = await create({ title: 'Still open', contactId, value: 5 });
    expect(codeOf(await send('DELETE', `/api/intelligence/deals/${open.id}`))).toEqual([404, 'DEAL_NOT_FOUND']);
    await send('PATCH', `/api/deals/${won.id}`, { stage: 'negotiation' });
    expect(await purchases()).toEqual([]);
    const bought = await send('POST', `/api/intelligence/customers/${contactId}/deals`, { value: 7, title: 'Bought' });
    expect(await opened.get(`/api/deals/${bought.json<Purchase>().id}`)).toMatchObject({ state: 'won', value: 7 });
  });

  test('are listed newest first, page by page, by stage, contact and company', async () => {
    const [ada, bo] = [await person('Ada', 'Engines  LTD'), await person('Bo', 'Café Zürich')];
    const add = (title: string, contactId: string, rest: object, days: number) =>
      create({ title, contactId, value: 10, openedAt: past(days), ...rest });
    await add('one', ada, { stage: 'won', closedAt: past(1) }, 5);
    await add('two', ada, { stage: 'proposal' }, 4);
    await add('three', bo, { stage: 'lost' }, 3);
    await add('four', bo, { company: 'engines ltd' }, 2);
    expect(await titles('')).toEqual(['four', 'three', 'two', 'one']);
    expect(await titles('?state=open')).toEqual(['four', 'two']);
    expect(await titles('?state=won')).toEqual(['one']);
    expect(await titles('?stage=proposal')).toEqual(['two']);
    expect(await titles(`?contactId=${bo}`)).toEqual(['four', 'three']);
    expect(await titles('?company=ENGINES%20ltd')).toEqual(['four', 'two', 'one']);
    expect(await titles('?company=cafe%20zurich')).toEqual(['three']);
    const first = await opened.request({ method: 'GET', url: '/api/deals?limit=3' });
    expect(first.headers['x-total-count']).toBe('4');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await opened.request({ method: 'GET', url: next })).json()).toMatchObject([{ title: 'one' }]);
  });

  test('stand on the board by expected day, with sums', async () => {
    const contactId = await person('Ada');
    const add = (title: string, rest: object) => create({ title, contactId, value: 10, ...rest });
    await add('sometime', {});
    await add('later', { expectedOn: '2027-05-01', value: 15 });
    await add('soon', { expectedOn: '2027-02-01' });
    await add('won', { stage: 'won', value: 99 });
    const { currency, columns } = await opened.get<DealBoard>('/api/deals/board');
    expect(currency).toBe('USD');
    expect(columns.map(({ stage, count, value }) => [stage.name, stage.state, count, value])).toEqual([
      ['New', 'open', 3, 35],
      ['Qualified', 'open', 0, 0],
      ['Proposal', 'open', 0, 0],
      ['Negotiation', 'open', 0, 0],
      ['Won', 'won', 1, 99],
      ['Lost', 'lost', 0, 0],
    ]);
    expect(columns[0]?.deals.map(({ title }) => title)).toEqual(['soon', 'later', 'sometime']);
  });

  test('go through stages that the workspace may name and order', async () => {
    const contactId = await person('Ada');
    const { id } = await create({ title: 'Ten engines', contactId, value: 10 });
    const stages = [
      { id: 'tasting', name: 'Tasting' },
      { id: 'new', name: 'Fresh' },
    ];
    const set = await send('PUT', '/api/deals/stages', { stages });
    expect(set.json<DealBoard>().columns.map(({ stage }) => stage.name)).toEqual(['Tasting', 'Fresh', 'Won', 'Lost']);
    expect((await create({ title: 'Two', contactId, value: 1 })).stage).toBe('tasting');
    expect(codeOf(await send('PATCH', `/api/deals/${id}`, { stage: 'proposal' }))).toEqual([400, 'DEAL_STAGE_UNKNOWN']);
    expect(await opened.get('/api/deals/stages')).toEqual([
      ...stages.map((stage) => ({ ...stage, state: 'open' })),
      { id: 'won', name: 'Won', state: 'won' },
      { id: 'lost', name: 'Lost', state: 'lost' },
    ]);
    const without = await send('PUT', '/api/deals/stages', { stages: stages.slice(0, 1) });
    expect(codeOf(without)).toEqual([409, 'DEAL_STAGE_IN_USE']);
    for (const bad of [[], [stages[0], stages[0]], [{ id: 'won', name: 'Won' }]]) {
      expect((await send('PUT', '/api/deals/stages', { stages: bad })).statusCode).toBe(400);
    }
  });

  test('belong to conversations, and come back whole after they were deleted', async () => {
    const { contactId, conversationId } = await mailMaker(opened)();
    const made = await create({
      title: 'Ten engines',
      contactId,
      value: 10,
      stage: 'lost',
      closedAt: past(1),
      openedAt: past(4),
    });
    const link = (method: 'PUT' | 'DELETE') => send(method, `/api/deals/${made.id}/conversations/${conversationId}`);
    await link('PUT');
    const linked = (await link('PUT')).json<Deal>();
    expect(linked.conversationIds).toEqual([conversationId]);
    expect(await titles(`?conversationId=${conversationId}`)).toEqual(['Ten engines']);
    const gone = (await send('DELETE', `/api/deals/${made.id}`)).json<Deal>();
    expect(gone).toEqual(linked);
    expect(codeOf(await send('DELETE', `/api/deals/${made.id}`))).toEqual([404, 'DEAL_NOT_FOUND']);
    const { title, stage, value, expectedOn, note, openedAt, closedAt, conversationIds } = gone;
    const again = await create({
      title,
      contactId,
      stage,
      value,
      expectedOn,
      note,
      openedAt,
      closedAt,
      conversationIds,
    });
    expect(again).toEqual({ ...gone, id: again.id });
    expect((await send('DELETE', `/api/deals/${again.id}/conversations/${conversationId}`)).json()).toMatchObject({
      conversationIds: [],
    });
  });

  test('refuse what there is not, and name each wrong field', async () => {
    const contactId = await person('Ada');
    const deal = { title: 'Ten engines', contactId, value: 10 };
    const { id } = await create(deal);
    expect(codeOf(await send('POST', '/api/deals', { ...deal, contactId: NOBODY }))).toEqual([
      404,
      'CONTACT_NOT_FOUND',
    ]);
    expect(codeOf(await send('PATCH', `/api/deals/${id}`, { contactId: NOBODY }))).toEqual([404, 'CONTACT_NOT_FOUND']);
    expect(codeOf(await send('PATCH', `/api/deals/${NOBODY}`, { value: 1 }))).toEqual([404, 'DEAL_NOT_FOUND']);
    expect(codeOf(await send('PUT', `/api/deals/${id}/conversations/${NOBODY}`))).toEqual([
      404,
      'CONVERSATION_NOT_FOUND',
    ]);
    expect(codeOf(await send('POST', '/api/deals', { ...deal, openedAt: past(-1) }))).toEqual([400, 'DEAL_IN_FUTURE']);
    const wrong = await send('POST', '/api/deals', { contactId, title: ' ', value: -1, expectedOn: '2027-02-30' });
    const fields = wrong.json<{ details: { field: string }[] }>().details.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['body.expectedOn', 'body.title', 'body.value']);
    expect((await send('PATCH', `/api/deals/${id}`, {})).statusCode).toBe(400);
  });

  test('leave with their contact, and are in the export', async () => {
    const contactId = await person('Ada', 'Engines');
    const { id } = await create({ title: 'Ten engines', contactId, value: 10, note: 'Likes brass' });
    const whole = await opened.request({ method: 'GET', url: `/api/contacts/${contactId}/export` });
    expect(whole.body).toContain('Likes brass');
    await send('POST', `/api/contacts/${contactId}/erasure`, { confirm: 'Ada' });
    expect((await opened.request({ method: 'GET', url: `/api/deals/${id}` })).statusCode).toBe(404);
  });

  describe('companies', () => {
    const list = (query = '') => opened.get<Company[]>(`/api/companies${query}`);

    test('are one however they are spelled, with people and sums', async () => {
      const ada = await person('Ada', 'Engines Ltd');
      await person('Bo', 'Engines Ltd');
      const cy = await person('Cy', ' ENGINES  ltd');
      await person('Di', 'Looms');
      await person('Ed');
      await create({ title: 'a', contactId: ada, value: 10 });
      await create({ title: 'b', contactId: cy, value: 5 });
      await create({ title: 'c', contactId: ada, value: 7, stage: 'won' });
      await create({ title: 'd', contactId: ada, value: 3, company: 'Mills' });
      const found = new Map((await list()).map((company) => [company.name, company]));
      expect([...found.keys()].toSorted()).toEqual(['Engines Ltd', 'Looms', 'Mills']);
      const sums = { people: 3, openDeals: 2, openValue: 15, wonDeals: 1, wonValue: 7 };
      expect(found.get('Engines Ltd')).toMatchObject(sums);
      expect(found.get('Mills')).toMatchObject({ people: 0, openDeals: 1, openValue: 3, lastMessageAt: null });
      expect((await list('?q=engin')).map(({ name }) => name)).toEqual(['Engines Ltd']);
      expect(await list('?limit=1')).toHaveLength(1);
      const detail = await opened.get<CompanyDetail>('/api/companies/detail?name=engines%20LTD');
      expect(detail).toMatchObject({ name: 'Engines Ltd', ...sums, currency: 'USD' });
      expect(detail.contacts.map(({ contact }) => contact.name).toSorted()).toEqual(['Ada', 'Bo', 'Cy']);
      expect(detail.deals.map(({ title }) => title).toSorted()).toEqual(['a', 'b', 'c']);
      const none = await opened.request({ method: 'GET', url: '/api/companies/detail?name=Nobody' });
      expect(codeOf(none)).toEqual([404, 'COMPANY_NOT_FOUND']);
    });

    test('with names alike in their first forty letters stay apart', async () => {
      const long = 'International Business Machines Corporation';
      const here = await person('Ada', `${long} Germany`);
      await person('Bo', `${long} France`);
      await create({ title: 'a', contactId: here, value: 10 });
      const french = await opened.get<CompanyDetail>(
        `/api/companies/detail?name=${encodeURIComponent(`${long} France`)}`,
      );
      expect([french.people, french.contacts.length, french.openDeals, french.deals.length]).toEqual([1, 1, 0, 0]);
    });

    test('show their conversations, and which member writes with them', async () => {
      const make = mailMaker(opened);
      const { contactId, conversationId } = await make();
      await send('PATCH', `/api/contacts/${contactId}`, { company: 'Looms' });
      const [owner] = await opened.get<{ id: string; name: string }[]>('/api/members');
      const look = () => opened.get<CompanyDetail>('/api/companies/detail?name=looms');
      const before = await look();
      expect(before.members).toEqual([{ id: null, name: null, people: 1, conversations: 1, messages: 1 }]);
      expect(before.conversations).toMatchObject([{ id: conversationId, contact: { id: contactId }, messageCount: 1 }]);
      expect(before.contacts).toMatchObject([{ contact: { id: contactId }, received: 1, sent: 0 }]);
      await send('PATCH', `/api/conversations/${conversationId}`, { assigneeId: owner?.id });
      expect((await look()).members).toMatchObject([{ id: owner?.id, name: owner?.name, conversations: 1 }]);
    });
  });
});
