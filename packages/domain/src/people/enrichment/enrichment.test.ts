import { describe, expect, it } from 'vitest';
import {
  type ContactFacts,
  chosenFields,
  contactChanges,
  ENRICHMENT_FIELDS,
  type EnrichmentEndpoint,
  enrichmentDefaults,
  enrichmentFields,
  enrichmentRows,
  isEnrichmentPath,
  itemsOf,
  readPath,
} from './index.js';

describe('fields', () => {
  it('are 8 of a Facebook post, 10 of a LinkedIn post and 9 of a profile', () => {
    const kinds = [enrichmentFields('facebook', 'posts'), enrichmentFields('linkedin', 'posts')];
    const profile = enrichmentFields('linkedin', 'profiles');
    expect([...kinds, profile].map(({ length }) => length)).toEqual([8, 10, 9]);
    expect(new Set([...kinds, profile].flat())).toEqual(new Set(ENRICHMENT_FIELDS));
    expect(enrichmentDefaults('facebook', 'posts')).toEqual(['post_id', 'author', 'text', 'timestamp']);
    expect(enrichmentDefaults('linkedin', 'profiles')).toEqual(['profile_id', 'name', 'headline', 'company']);
  });

  it('are those that were chosen, in a table too', () => {
    const item = { author: 'Ada', likes: 0, text: 'Hi' };
    expect(chosenFields(item, ['likes', 'url'])).toEqual({ likes: 0, url: null });
    expect(enrichmentRows([item], ['author', 'likes', 'url'])).toEqual([
      ['author', 'likes', 'url'],
      ['Ada', '0', ''],
    ]);
  });
});

describe('a path', () => {
  const answer = { a: { b: [{ c: 1 }, { c: null, d: 'x' }] }, 'e-f': 2, list: [3] };

  it.each([
    ['a.b[0].c', 1],
    ['a.b[1].c|a.b[1].d', 'x'],
    ['e-f', 2],
    ['list[0]', 3],
    ['list[1]|none', null],
    ['a.constructor', null],
    ['__proto__.toString', null],
    ['list.length', 1],
  ])('%s leads to %j', (path, value) => {
    expect(isEnrichmentPath(path)).toBe(true);
    expect(readPath(answer, path)).toBe(value);
  });

  it.each(['', '.', 'a.', 'a..b', 'a[', 'a[x]', '|a', 'a|', 'a b', 'a.b[0]c', `a${'.a'.repeat(100)}`])(
    'is not %j',
    (path) => {
      expect(isEnrichmentPath(path)).toBe(false);
    },
  );
});

describe('an answer', () => {
  const endpoint: EnrichmentEndpoint = {
    path: '/posts',
    query_parameter: 'q',
    list_path: 'data.list',
    fields: { post_id: 'id', author: 'by.name|by', text: 'html', timestamp: 'at', url: 'link', likes: 'likes' },
  };
  const read = (...entries: readonly unknown[]) => itemsOf({ data: { list: entries } }, endpoint, 'facebook', 'posts');
  const field = (name: string, value: unknown) => read({ id: 1, [name]: value })?.[0];

  it('is a list where one should be, or of no use', () => {
    expect(itemsOf({ data: {} }, endpoint, 'facebook', 'posts')).toBeNull();
    expect(itemsOf('<html>', endpoint, 'facebook', 'posts')).toBeNull();
    expect(itemsOf([{ id: 1 }], { ...endpoint, list_path: '' }, 'facebook', 'posts')).toHaveLength(1);
  });

  it('gives every field of what is an item, and nothing for the rest', () => {
    expect(read(null, 'a', [], {}, { id: 7, by: 'Ada', extra: 1 })).toEqual([
      {
        post_id: '7',
        author: 'Ada',
        text: null,
        timestamp: null,
        url: null,
        likes: null,
        comments: null,
        shares: null,
      },
    ]);
    const entries = Array.from({ length: 201 }, (_, id) => ({ id }));
    expect(read(null, ...entries)?.map(({ post_id }) => Number(post_id))).toEqual(
      entries.slice(0, 200).map(({ id }) => id),
    );
    const first = { ...endpoint, list_path: '', fields: { post_id: '[0]' } };
    expect(itemsOf([[7], 'a'], first, 'facebook', 'posts')).toEqual([]);
  });

  it.each([
    ['<p>Hello&nbsp;<b>you</b></p><script>alert(1)</script>', 'Hello you'],
    ['a &lt; b &amp;amp; 1 < 2', 'a < b &amp; 1 < 2'],
    ['one<br/>two', 'one\ntwo'],
    ['&#x41;&#66;&#0;', 'AB&#0;'],
    ['\u0000\u0007  ', null],
    [{}, null],
  ])('tells %j in words', (html, text) => {
    expect(field('html', html)).toMatchObject({ text });
  });

  it.each([
    [1_780_000_000, '2026-05-28T20:26:40.000Z'],
    ['1780000000', '2026-05-28T20:26:40.000Z'],
    [1_780_000_000_123, '2026-05-28T20:26:40.123Z'],
    ['2026-05-28 20:26:40Z', '2026-05-28T20:26:40.000Z'],
    ['2 days ago', null],
    [Number.NaN, null],
    [7, null],
  ])('dates %j', (at, timestamp) => {
    expect(field('at', at)).toMatchObject({ timestamp });
  });

  it.each([
    [12, 12],
    ['1,204', 1_204],
    ['500+', 500],
    ['1.2.3', null],
    [-1, null],
    [0.5, null],
  ])('counts %j', (value, likes) => {
    expect(field('likes', value)).toMatchObject({ likes });
  });

  it.each([
    ['https://a.example/b c', 'https://a.example/b%20c'],
    ['javascript:alert(1)', null],
    ['https://ada:pw@a.example/', null],
    ['/b', null],
  ])('links to %j', (link, url) => {
    expect(field('link', link)).toMatchObject({ url });
  });
});

describe('changes of a contact', () => {
  const nothing: ContactFacts = {
    title: null,
    company: null,
    location: null,
    linkedin: null,
    facebook: null,
    industry: null,
    headline: null,
  };
  const after = (...item: Parameters<typeof contactChanges>) =>
    Object.fromEntries(contactChanges(...item).map((change) => [change.field, change.after]));

  it('are what differs, but for case, spaces and a last slash', () => {
    const facts = {
      ...nothing,
      title: 'Buyer',
      company: ' NORTH  wind ',
      linkedin: 'https://www.linkedin.com/in/ada/',
    };
    const item = {
      profile_id: 'ada',
      position: 'Head of Buying',
      company: 'North Wind',
      url: 'https://linkedin.com/in/ada?x=1',
    };
    expect(contactChanges('linkedin', item, facts)).toEqual([
      { field: 'title', before: 'Buyer', after: 'Head of Buying', is_new: false },
    ]);
  });

  it('are of everything that a profile says, on one line of 200 characters', () => {
    const item = {
      profile_id: 'ada',
      position: ` Head \n of ${'x'.repeat(300)}`,
      company: `${'x'.repeat(199)}😀`,
      location: 'York',
      url: 'https://www.linkedin.com/in/ada',
      industry: ' ',
      headline: `${'x'.repeat(199)} y`,
    };
    expect(contactChanges('linkedin', item, { ...nothing, location: 'Leeds' })).toEqual([
      { field: 'title', before: null, after: `Head of ${'x'.repeat(192)}`, is_new: true },
      { field: 'company', before: null, after: `${'x'.repeat(199)}\ufffd`, is_new: true },
      { field: 'location', before: 'Leeds', after: 'York', is_new: false },
      { field: 'linkedin', before: null, after: 'https://www.linkedin.com/in/ada', is_new: true },
      { field: 'headline', before: null, after: 'x'.repeat(199), is_new: true },
    ]);
    expect(after('linkedin', { industry: 'Retail' }, nothing)).toEqual({ industry: 'Retail' });
  });

  it.each([
    ['North Wind', 'north wind'],
    [' North \n Wind ', 'North Wind'],
    ['north.example/', 'north.example'],
    ['A\u0301', '\u00e1'],
  ])('are none from %j to %j', (before, company) => {
    expect(contactChanges('linkedin', { company }, { ...nothing, company: before })).toEqual([]);
  });

  it('take addresses of profiles alone', () => {
    const profile = (url: string) => after('linkedin', { profile_id: '1', url }, nothing);
    expect(profile('https://de.linkedin.com/in/ada-l/details')).toEqual({
      linkedin: 'https://www.linkedin.com/in/ada-l',
    });
    expect(profile('https://linkedin.com.evil.example/in/ada')).toEqual({});
    expect(profile('https://evillinkedin.com/in/ada')).toEqual({});
    expect(profile('https://linkedin.com/x/in/ada')).toEqual({});
    expect(profile('ada')).toEqual({});
    expect(profile(`https://linkedin.com/in/${'x'.repeat(196)}`)).toHaveProperty('linkedin');
    expect(profile(`https://linkedin.com/in/${'x'.repeat(197)}`)).toEqual({});
    expect(after('facebook', { profile_id: '1', url: 'https://linkedin.com/in/ada' }, nothing)).toEqual({});
    expect(after('linkedin', { url: 'https://www.linkedin.com/in/ada' }, nothing)).toEqual({});
    const page = (url: string) => after('facebook', { post_id: '1', url }, nothing);
    expect(page('https://m.facebook.com/north.wind/posts/1')).toEqual({
      facebook: 'https://www.facebook.com/north.wind',
    });
    expect(page('https://www.facebook.com/groups/posts/1')).toEqual({ facebook: 'https://www.facebook.com/groups' });
    expect(page('https://facebook.com/north/videos/1')).toEqual({ facebook: 'https://www.facebook.com/north' });
    expect(page('https://www.facebook.com/north/photos/1')).toEqual({ facebook: 'https://www.facebook.com/north' });
    expect(page('https://www.facebook.com/permalink.php?id=1')).toEqual({});
    expect(page('https://www.facebook.com/nort/posts/1')).toEqual({});
    expect(page('https://www.facebook.com/x/north/posts/1')).toEqual({});
    expect(page('https://evilfacebook.com/north/posts/1')).toEqual({});
    expect(page('north')).toEqual({});
    expect(after('linkedin', { url: 'https://www.facebook.com/north/posts/1' }, nothing)).toEqual({});
  });
});
