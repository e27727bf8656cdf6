import { describe, expect, it } from 'vitest';
import { documentOf, richTextOf, textOf } from './richText';
import { schema } from './schema';

const { nodes, marks } = schema;
const p = (...content: (string | ReturnType<typeof schema.text>)[]) =>
  nodes.paragraph.create(
    null,
    content.map((one) => (typeof one === 'string' ? schema.text(one) : one)),
  );
const li = (...content: ReturnType<typeof p>[]) => nodes.list_item.create(null, content);
const said = (...content: ReturnType<typeof p>[]) => textOf(nodes.doc.create(null, content));

describe('a text with formatting', () => {
  it.each(['', 'one', 'one\ntwo', 'one\n\ntwo\nthree\n\nfour'])('is the same text without any: %j', (text) => {
    expect(richTextOf(documentOf({ text, html: null }))).toEqual({ text, html: null });
  });

  it('says in plain text what lists, quotes and links say', () => {
    const link = (text: string, href: string) => schema.text(text, [marks.link.create({ href })]);
    expect(said(p('Dear Ada,'), nodes.bullet_list.create(null, [li(p('tea')), li(p('cups'), p('blue'))]))).toBe(
      'Dear Ada,\n\n- tea\n- cups\n  blue',
    );
    expect(said(nodes.ordered_list.create(null, [li(p('one')), li(p('two'))]))).toBe('1. one\n2. two');
    expect(said(nodes.blockquote.create(null, [p('one'), p('two')]), p('No.'))).toBe('> one\n> \n> two\n\nNo.');
    expect(said(p('See ', link('our page', 'https://a.example'), '.'))).toBe('See our page <https://a.example>.');
    expect(said(p(link('https://a.example', 'https://a.example')))).toBe('https://a.example');
    expect(said(p(link('ada@a.example', 'mailto:ada@a.example')))).toBe('ada@a.example');
  });
});
