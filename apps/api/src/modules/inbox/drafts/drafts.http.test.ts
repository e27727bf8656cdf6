import { DraftSchema } from '@concordia/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('drafts', (engine) => {
  let opened: TestApp;
  /** The address of the draft of a new conversation. */
  const make = async () => {
    const { conversationId } = await mailMaker(opened)();
    return `/api/conversations/${conversationId}/draft`;
  };
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  const put = (url: string, payload: object) => opened.request({ method: 'PUT', url, payload });
  /** A draft that was written twice. */
  const makeShorter = async () => {
    const url = await make();
    await put(url, { content: 'A long text', subject: 'Re: <b>', version: 0 });
    await put(url, { content: 'Shorter', version: 1 });
    return url;
  };

  test('are empty until somebody writes', async () => {
    const draft = await opened.get(await make());
    expect(DraftSchema.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ content: '', subject: null, updatedAt: null, version: 0 });
  });

  test('are kept as they were written, markup and all', async () => {
    const content = '  <script>alert(1)</script>\n\u2028 "quoted" – עברית 👩‍💻  ';
    const url = await make();
    const answer = await put(url, { content, subject: 'Re: <b>', version: 0 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ content, subject: 'Re: <b>', version: 1 });
    expect(await opened.get(url)).toEqual(answer.json());
    expect((await put(url, { content: 'Shorter', version: 1 })).json()).toMatchObject({
      subject: 'Re: <b>',
      version: 2,
    });
  });

  test('keep formatting beside the text, without anything that runs', async () => {
    const url = await make();
    const html = '<p onclick="alert(1)">Yes, <b>nine</b></p><script>alert(1)</script>';
    const answer = await put(url, { content: 'Yes, nine', html, version: 0 });
    expect(answer.json()).toMatchObject({ html: '<p dir="auto">Yes, <strong>nine</strong></p>', version: 1 });
    expect(await opened.get(url)).toEqual(answer.json());
    // Without formatting, the text is plain again.
    expect((await put(url, { content: 'Yes, nine', version: 1 })).json()).toMatchObject({ html: null, version: 2 });
  });

  test('have no formatting outside email', async () => {
    const { conversationId } = await mailMaker(opened)({ channel: 'sms' });
    const url = `/api/conversations/${conversationId}/draft`;
    const refused = await put(url, { content: 'Yes', html: '<p><b>Yes</b></p>', version: 0 });
    expect(refused.json()).toMatchObject({ code: 'FORMATTING_NOT_ALLOWED', details: [{ field: 'body.html' }] });
    expect(await opened.get(url)).toMatchObject({ version: 0 });
  });

  test('are not written over by who read an older one, and nothing is lost', async () => {
    const url = await makeShorter();
    const refused = await put(url, { content: 'From another window', version: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'DRAFT_CHANGED',
      details: [
        { field: 'body.version', expected: '2', received: '1' },
        { field: 'body.content', expected: 'Shorter', received: 'From another window' },
      ],
    });
    expect(await opened.get(url)).toMatchObject({ content: 'Shorter', version: 2 });
    // The same text is no conflict: two windows agree.
    expect((await put(url, { content: 'Shorter', version: 0 })).json()).toMatchObject({ version: 2 });
  });

  test('of two that were written at once, one is refused', async () => {
    const url = await make();
    const answers = await Promise.all(['one', 'two'].map((content) => put(url, { content, version: 0 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('are thrown away, and their version goes on', async () => {
    const url = await makeShorter();
    const remove = (query: string) => opened.request({ method: 'DELETE', url: `${url}${query}` });
    expect((await remove('?version=1')).statusCode).toBe(409);
    expect((await remove('?version=2')).json()).toMatchObject({ content: '', subject: null, version: 3 });
    expect((await remove('')).json()).toMatchObject({ version: 3 });
    expect((await put(url, { content: 'again', version: 2 })).statusCode).toBe(409);
  });

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['body.content', 'body.version']],
    ['wrong types', { content: 1, version: '1', subject: 2 }, ['body.content', 'body.subject', 'body.version']],
    [
      'too much',
      { content: 'a'.repeat(100_001), subject: 'a'.repeat(501), version: 0 },
      ['body.content', 'body.subject'],
    ],
    ['NUL', { content: 'a\0b', version: 0 }, ['body.content']],
    ['more than is asked', { content: '', version: 0, markup: '<b>' }, ['body.markup']],
  ])('refuse %s, and keep nothing of it', async (_, payload, fields) => {
    const url = await make();
    const answer = await put(url, payload);
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .details.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(fields);
    expect(await opened.get(url)).toMatchObject({ version: 0 });
  });

  test('are in the log of changes', async () => {
    const logged = async () =>
      (await opened.engine.reader.selectFrom('change_log').select('topics').where('topics', '=', 'drafts').execute())
        .length;
    const before = await logged();
    const url = await makeShorter();
    expect(await logged()).toBe(before + 2);
    await opened.request({ method: 'DELETE', url });
    expect(await logged()).toBe(before + 3);
  });
});
