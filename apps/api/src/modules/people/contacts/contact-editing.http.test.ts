import {
  type ContactDetail,
  ContactDetailSchema,
  type TimelineEntry,
  TimelineEntrySchema,
} from '@concordia/contract/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const SCRIPT = '<script>alert(1)</script>';

onEveryEngine('a contact', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const call = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url: `/api/${url}`, ...(payload && { payload }) });

  async function make(contact: object): Promise<ContactDetail> {
    const answer = await call('POST', 'contacts', contact);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return ContactDetailSchema.parse(answer.json());
  }

  test('is made with everything, and its handles become points', async () => {
    const ada = await make({
      name: ' Ada Lindqvist ',
      email: 'Ada@Northwind.example',
      phone: '0046 (0)70-174 06 01',
      linkedinUrl: 'https://www.linkedin.com/in/Ada-Lindqvist/',
      company: 'Northwind',
      birthday: '1984-03-12',
      customFields: [{ key: 'Roast', value: SCRIPT }],
      tags: ['vip', 'Wholesale', 'VIP'],
    });
    expect(ada).toMatchObject({
      name: 'Ada Lindqvist',
      email: 'ada@northwind.example',
      phone: '+46701740601',
      phoneText: '+46 70 174 06 01',
      customFields: [{ key: 'Roast', value: SCRIPT }],
      tags: ['vip', 'Wholesale'],
      channels: { email: true, sms: true, linkedin: true, whatsapp: false },
      counts: { inbound: 0, outbound: 0, openTasks: 0, notes: 0 },
      erasedBefore: null,
    });
    expect(ada.points.map(({ channel, handle, consent }) => [channel, handle, consent])).toEqual([
      ['email', 'ada@northwind.example', 'unknown'],
      ['linkedin', 'ada-lindqvist', 'unknown'],
      ['sms', '+46701740601', 'unknown'],
    ]);
    expect(await opened.get(`/api/contacts/${ada.id}`)).toEqual(ada);
    expect(await opened.get('/api/tags')).toEqual([
      { tag: 'vip', contacts: 1 },
      { tag: 'Wholesale', contacts: 1 },
    ]);
  });

  test('is refused a handle of somebody else, who is named, and nothing is stored', async () => {
    const owner = await make({ name: 'Tom Berg', email: 'tom@northwind.example' });
    const before = (await opened.get<unknown[]>('/api/contacts')).length;
    const answer = await call('POST', 'contacts', { name: 'Tom B.', email: 'TOM@northwind.example', tags: ['x'] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'CONTACT_POINT_TAKEN',
      message: expect.stringContaining('Tom Berg'),
      details: [{ field: 'body.email', contact: { id: owner.id, name: 'Tom Berg' } }],
    });
    expect((await opened.get<unknown[]>('/api/contacts')).length).toBe(before);
  });

  test('is changed field by field, and emptied with null', async () => {
    const { id } = await make({ name: 'Ida', email: 'ida@one.example', company: 'One' });
    const answer = await call('PATCH', `contacts/${id}`, { email: 'ida@two.example', company: null, title: 'CEO' });
    expect(answer.json()).toMatchObject({ name: 'Ida', email: 'ida@two.example', company: null, title: 'CEO' });
    expect(answer.json<ContactDetail>().points.map(({ handle }) => handle)).toEqual([
      'ida@one.example',
      'ida@two.example',
    ]);
    const tagged = await call('PUT', `contacts/${id}/tags`, { tags: ['b', 'a'] });
    expect(tagged.json()).toMatchObject({ tags: ['a', 'b'] });
  });

  test('gains and loses handles', async () => {
    const { id } = await make({ name: 'Una' });
    const url = `contacts/${id}/points`;
    const added = (await call('POST', url, { channel: 'telegram', handle: 'Una_L' })).json<ContactDetail>();
    expect(added.channels.telegram).toBe(true);
    expect(added.points).toMatchObject([{ channel: 'telegram', handle: '@una_l' }]);
    const pointId = added.points[0]?.id;
    const removed = (await call('DELETE', `${url}/${pointId}`)).json<ContactDetail>();
    expect([removed.points, removed.channels.telegram]).toEqual([[], false]);
    expect((await call('DELETE', `${url}/${pointId}`)).json().code).toBe('POINT_NOT_FOUND');
    expect((await call('POST', url, { channel: 'sms', handle: '070' })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'body.handle', received: '070' }],
    });
  });

  test('says whether it may be written to; who said so and when is kept', async () => {
    const { id, points } = await make({ name: 'Ole', email: 'ole@x.example' });
    const url = `contacts/${id}/points/${points[0]?.id}`;
    const out = (await call('PATCH', url, { consent: 'out' })).json<ContactDetail>();
    expect(out.points).toMatchObject([
      { consent: 'out', consentSource: 'person', consentAt: new Date(opened.clock.now()).toISOString() },
    ]);
    expect((await call('DELETE', url)).json()).toMatchObject({ statusCode: 409, code: 'CONSENT_WITHDRAWN' });
    await call('PATCH', url, { consent: 'out' });
    expect(await opened.get(`/api/contacts/${id}/timeline`)).toMatchObject([
      { kind: 'consent', change: { channel: 'email', previous: 'unknown', consent: 'out', source: 'person' } },
    ]);
  });

  test('has notes, newest first and paged', async () => {
    const { id } = await make({ name: 'Nora' });
    const url = `contacts/${id}/notes`;
    for (const text of ['one', SCRIPT, ' three ']) await call('POST', url, { text });
    const answer = await opened.request({ method: 'GET', url: `/api/${url}?limit=2` });
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.json()).toMatchObject([{ text: 'three' }, { text: SCRIPT }]);
    const next = String(answer.headers.link).match(/<([^>]+)>/)?.[1] ?? '';
    expect(await opened.get(next)).toMatchObject([{ text: 'one' }]);
    const noteId = answer.json<{ id: string }[]>()[0]?.id;
    expect((await call('PATCH', `${url}/${noteId}`, { text: 'four' })).json()).toMatchObject({ text: 'four' });
    expect((await call('DELETE', `${url}/${noteId}`)).json()).toMatchObject({ text: 'four' });
    expect((await call('DELETE', `${url}/${noteId}`)).json().code).toBe('NOTE_NOT_FOUND');
    expect(await opened.get(`/api/contacts/${id}`)).toMatchObject({ counts: { notes: 2 } });
  });

  test('has one timeline over everything, the same in pages as whole', async () => {
    const mail = mailMaker(opened);
    const made = await mail();
    await mail({ in: made });
    const url = `contacts/${made.contactId}`;
    await call('POST', `${url}/notes`, { text: 'called' });
    await call('POST', `${url}/points`, { channel: 'email', handle: 'more@people.example' });
    const { points } = await opened.get<ContactDetail>(`/api/${url}`);
    await call('PATCH', `${url}/points/${points[0]?.id}`, { consent: 'in' });
    const whole = await opened.get<TimelineEntry[]>(`/api/${url}/timeline`);
    for (const entry of whole) TimelineEntrySchema.parse(entry);
    expect(whole.map(({ kind }) => kind).sort()).toEqual(['consent', 'message', 'message', 'note']);
    const messages = await opened.request({ method: 'GET', url: `/api/${url}/timeline?kind=message&limit=1` });
    expect(messages.headers['x-total-count']).toBe('2');
    expect(messages.json()).toEqual([whole.find(({ kind }) => kind === 'message')]);
    const unknown = await opened.request({ method: 'GET', url: `/api/${url}/timeline?kind=call` });
    expect(unknown.json()).toMatchObject({ statusCode: 400, details: [{ field: 'query.kind' }] });
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const pages: TimelineEntry[] = [];
    for (let next: string | undefined = `/api/${url}/timeline?limit=1`; next !== undefined; ) {
      const answer = await opened.request({ method: 'GET', url: next });
      expect(answer.headers['x-total-count']).toBe('4');
      pages.push(...answer.json<TimelineEntry[]>());
      next = String(answer.headers.link ?? '').match(/<([^>]+)>/)?.[1];
    }
    expect(pages).toEqual(whole);
  });

  describe('is refused', () => {
    test.each<[string, object, string[]]>([
      ['without a name', {}, ['body.name']],
      ['with an empty name', { name: '  ' }, ['body.name']],
      ['with control characters', { name: 'A\u0000da' }, ['body.name']],
      ['with texts that are too long', { name: 'x'.repeat(201), title: 'x'.repeat(201) }, ['body.name', 'body.title']],
      ['of wrong types', { name: 1, tags: 'x', customFields: {} }, ['body.name', 'body.customFields', 'body.tags']],
      ['with an address that is none', { name: 'A', email: SCRIPT }, ['body.email']],
      ['with a number of no country', { name: 'A', phone: '070 174 06 01' }, ['body.phone']],
      ['with a link that is a script', { name: 'A', linkedinUrl: 'javascript:alert(1)' }, ['body.linkedinUrl']],
      [
        'with a link elsewhere',
        { name: 'A', linkedinUrl: 'https://linkedin.com.evil.example/in/a' },
        ['body.linkedinUrl'],
      ],
      ['with a link in the clear', { name: 'A', linkedinUrl: 'http://linkedin.com/in/a' }, ['body.linkedinUrl']],
      ['born on no day', { name: 'A', birthday: '1984-02-30' }, ['body.birthday']],
      ['born tomorrow', { name: 'A', birthday: '2199-01-01' }, ['body.birthday']],
      [
        'with too many fields',
        { name: 'A', customFields: Array.from({ length: 31 }, (_, n) => ({ key: `k${n}`, value: '' })) },
        ['body.customFields'],
      ],
      [
        'with a field twice',
        {
          name: 'A',
          customFields: [
            { key: 'a', value: '' },
            { key: 'A', value: '' },
          ],
        },
        ['body.customFields'],
      ],
      [
        'with a huge field',
        { name: 'A', customFields: [{ key: 'a', value: 'x'.repeat(501) }] },
        ['body.customFields.0.value'],
      ],
      ['with an unknown field', { name: 'A', __proto__x: 1 }, ['body.__proto__x']],
    ])('%s', async (_, body, fields) => {
      const answer = await call('POST', 'contacts', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field)).toEqual(fields);
    });

    test('an empty change, and a note that is too long', async () => {
      const { id } = await make({ name: 'Eva' });
      expect((await call('PATCH', `contacts/${id}`, {})).statusCode).toBe(400);
      expect((await call('POST', `contacts/${id}/notes`, { text: 'x'.repeat(10_001) })).statusCode).toBe(400);
      expect((await call('POST', `contacts/${id}/notes`, { text: '' })).statusCode).toBe(400);
    });
  });

  test('of two that are made with one handle at a time, one is refused', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => call('POST', 'contacts', { name, email: 'race@x.example' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});
