import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachMessage } from './attach.js';
import { groupConversations } from './group.js';
import { mentionedIds, parseMessageIds, type ThreadLinks } from './references.js';

const message = (messageId: string | null, ...references: string[]): ThreadLinks => ({
  messageId,
  inReplyTo: references.slice(-1),
  references,
});

const id = fc.constantFrom(...'abcdefghijkl');
const anyMessage: fc.Arbitrary<ThreadLinks> = fc.record({
  messageId: fc.option(id),
  inReplyTo: fc.array(id, { maxLength: 2 }),
  references: fc.array(id, { maxLength: 3 }),
});

/** Attaches one after another with a plain map as the memory, and reads the groups from it. */
function groupIncrementally(messages: readonly ThreadLinks[]): number[][] {
  const conversationOf = new Map<string, string>();
  const members = new Map<string, number[]>();
  for (const [index, links] of messages.entries()) {
    const { conversationId, merged, ids } = attachMessage(links, (mentioned) => conversationOf.get(mentioned));
    const target = conversationId ?? `conversation ${String(index).padStart(4, '0')}`;
    const group = members.get(target) ?? [];
    group.push(index, ...merged.flatMap((other) => members.get(other) ?? []));
    members.set(target, group);
    for (const other of merged) members.delete(other);
    for (const [known, conversation] of conversationOf)
      if (merged.includes(conversation)) conversationOf.set(known, target);
    for (const mentioned of ids) conversationOf.set(mentioned, target);
  }
  return [...members.values()]
    .map((group) => group.toSorted((a, b) => a - b))
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

describe('groupConversations', () => {
  it('joins replies, and siblings of a parent that is missing', () => {
    expect(groupConversations([message('a'), message('b', 'a'), message('c', 'gone'), message('d', 'gone')])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('keeps messages without links apart', () => {
    expect(groupConversations([message(null), message(null), message('a')])).toEqual([[0], [1], [2]]);
  });

  it('stands loops', () => {
    expect(groupConversations([message('a', 'b'), message('b', 'a'), message('c', 'c')])).toEqual([[0, 1], [2]]);
  });

  it('joins a long chain, however deep it is', () => {
    const chain = Array.from({ length: 50_000 }, (_, index) => message(`m${index}`, `m${index - 1}`)).toReversed();
    expect(groupConversations(chain)).toHaveLength(1);
  });
});

describe('attachMessage', () => {
  it('gives the same groups as grouping everything at once, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyMessage, { maxLength: 25 }), (messages) => {
        expect(groupIncrementally(messages)).toEqual(groupConversations(messages));
      }),
    );
  });

  it('merges into the smallest id', () => {
    const known = new Map([
      ['x', '2'],
      ['y', '1'],
    ]);
    expect(attachMessage(message('m', 'x', 'y'), (mentioned) => known.get(mentioned))).toEqual({
      conversationId: '1',
      merged: ['2'],
      ids: ['m', 'y', 'x'],
    });
  });
});

describe('parseMessageIds', () => {
  it.each([
    ['<a@x> <b@y>\r\n\t<a@x>', ['a@x', 'b@y']],
    ['Your message of Monday <c@z> "Tom"', ['c@z']],
    ['bare@id other@id', ['bare@id', 'other@id']],
    ['<a@x><b@y>', ['a@x', 'b@y']],
    ['<a@x>(of Monday)<b@y>', ['a@x', 'b@y']],
    ['(sent by <b@y>) <a@x>', ['a@x']],
    ['(Your message of <a@x>)', ['a@x']],
    ['(ann@a.example) a@x', ['a@x']],
    ['<long.id.that.\r\n was.folded@x>', ['long.id.that.was.folded@x']],
    ['< a@x >', ['a@x']],
    ['<a(1)@x>', ['a(1)@x']],
    ['a@x, b@y', ['a@x', 'b@y']],
    ['"Ann" of a@x; b@y', ['a@x', 'b@y']],
    ['<>', []],
    [`<${'x'.repeat(901)}>`, []],
    ['no ids here', []],
    ['', []],
  ])('reads %j', (header, ids) => {
    expect(parseMessageIds(header)).toEqual(ids);
  });
});

describe('mentionedIds', () => {
  it('keeps a hundred as they are, and of more the first and last fifty', () => {
    const references = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
    const kept = (count: number) => mentionedIds({ messageId: null, inReplyTo: [], references: references(count) });
    expect(kept(100)).toEqual(references(100));
    expect(kept(101)).toEqual([...references(50), ...references(101).slice(51)]);
    expect(mentionedIds({ messageId: 'a', inReplyTo: ['b', ''], references: ['a', 'c'] })).toEqual(['a', 'b', 'c']);
  });
});
