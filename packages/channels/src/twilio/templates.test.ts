import { expect, it } from 'vitest';
import { fieldsOf } from '../http/json.js';
import { contentOf } from './content.js';
import { listContents } from './templates.js';

const SID = `HX${'a'.repeat(32)}`;

/** As the reference of `ContentAndApprovals` shows one. */
const content = (types: object, approval: object = {}) => ({
  sid: SID,
  friendly_name: 'our name of it',
  language: 'en',
  variables: { 1: 'Ada' },
  types,
  approval_requests: { name: 'greeting', category: 'UTILITY', status: 'approved', rejection_reason: '', ...approval },
});
const read = (types: object, approval?: object) => {
  const fields = fieldsOf(content(types, approval));
  return fields && contentOf(fields);
};
const TEXT = { 'twilio/text': { body: 'Hello {{1}}' } };

it('reads a text under the name that WhatsApp knows', () => {
  expect(read(TEXT)).toMatchObject({ name: 'greeting', reference: SID, body: 'Hello {{1}}', category: 'utility' });
});

it.each(['unsubmitted', 'received', 'pending', 'rejected', 'paused', 'disabled'])('leaves out what is %s', (status) => {
  expect(read(TEXT, { status })).toBeNull();
});

it('reads the form that WhatsApp approved', () => {
  const both = { ...TEXT, 'twilio/quick-reply': { body: 'Shall we?', actions: [{ title: 'Yes', id: 'yes' }] } };
  expect(read(both, { content_type: 'twilio/quick-reply' })).toMatchObject({ body: 'Shall we?', places: [] });
  expect(read(both)).toBeNull();
});

it('leaves out what needs more than a text for each place', () => {
  expect(read({ 'twilio/list-picker': { body: 'Choose' } })).toBeNull();
  expect(read({ 'twilio/media': { body: 'See', media: ['https://a.example/{{1}}'] } })).toBeNull();
  expect(read({ 'twilio/media': { body: 'See', media: ['https://a.example/b.png'] } })).toMatchObject({ body: 'See' });
  expect(read({ 'whatsapp/card': { header_text: 'For {{1}}', body: 'Hello {{1}}' } })).toBeNull();
});

it('reads all pages, and of one name and language the first', async () => {
  const asked: string[] = [];
  const answer = (url: URL) => {
    asked.push(url.search);
    const isFirst = url.searchParams.get('Page') === null;
    const next = 'https://content.twilio.com/v1/ContentAndApprovals?PageSize=100&Page=1&PageToken=x';
    const other = { name: isFirst ? 'one' : 'two' };
    return Response.json({
      contents: [content(TEXT), content(TEXT, other)],
      meta: { next_page_url: isFirst ? next : null },
    });
  };
  const fetch: typeof globalThis.fetch = async (input) =>
    answer(new URL(input instanceof Request ? input.url : String(input)));
  const tools = { fetch, now: () => 0, random: () => 0, origin: null, publicUrl: 'https://concordia.test' };
  const account = { sid: 'AC1', authToken: 't', from: { From: '+1' }, tools };
  const listed = await listContents(account, new AbortController().signal);
  expect(listed.ok && listed.templates.map(({ name }) => name)).toEqual(['greeting', 'one', 'two']);
  expect(asked).toEqual(['?PageSize=100', '?PageSize=100&Page=1&PageToken=x']);
});
