import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../shared/time/units.js';
import { type MessageQuery, readSearch } from './index.js';

/** A search as a text that shows how it was understood. */
function shown(query: MessageQuery | null): string {
  switch (query?.kind) {
    case undefined:
      return '';
    case 'and':
    case 'or':
      return `(${query.parts.map(shown).join(query.kind === 'and' ? ' & ' : ' | ')})`;
    case 'not':
      return `!${shown(query.part)}`;
    case 'words':
      return `${query.term.words.join('_')}${query.term.isPrefix ? '*' : ''}`;
    case 'channel':
      return `#${query.channel}`;
    case 'state':
      return `is=${query.state}`;
    case 'sentiment':
      return `mood=${query.sentiment}`;
    case 'before':
    case 'after':
      return `${query.kind} ${'ago' in query.moment ? `${query.moment.ago / DAY} days ago` : query.moment.day}`;
    case 'column':
      return `in ${query.status}`;
    case 'account':
      return `at ${query.words.join('_')}`;
    case 'project':
      return `in project ${query.words.join('_')}`;
    case 'waiting':
      return `waiting ${query.bounds.op} ${query.bounds.op === 'range' ? '' : query.bounds.value / DAY}`;
    case 'people': {
      const { query: people } = query;
      return people.kind === 'selector' ? `${people.type}=${people.pieces.join('*')}` : `people ${people.kind}`;
    }
  }
}

describe('a search for messages', () => {
  test.each([
    ['offer beans', '(offer & beans*)'],
    ['offer beans ', '(offer & beans)'],
    ['"head of sales" offer', '(head_of_sales & offer*)'],
    ['email:ada@lindqvist.example', 'email=ada@lindqvist.example'],
    ['domain:*.edu -draft ', '(domain=*.edu & !draft)'],
    ['organization:"Nord Kaffe" channel:email', '(organization=Nord Kaffe & #email)'],
    ['channel:x OR channel:SMS', '(#twitter | #sms)'],
    ['a b OR c ', '((a & b) | c)'],
    ['a AND (b OR NOT c) ', '(a & (b | !c))'],
    ['from:ada@people.example', '(email=ada@people.example & is=received)'],
    ['to:"Ada Lindqvist" offer ', '(people text & is=sent & offer)'],
    ['contact:ada is:unread has:attachment', '(people text & is=unread & is=attachment)'],
    ['recent_reply:<7d', 'people duration'],
    ['dir* sales ', '(dir* & sales)'],
    ['a b OR c OR NOT d ', '((a & b) | c | !d)'],
    ['(a (b c)) (d OR (e OR f)) ', '(a & b & c & (d | e | f))'],
    ['NOT NOT a ', '!!a'],
    ['NOT (a) OR b ', '(!a | b)'],
    ['a AND OR b ', '(a | b)'],
    ['NOT OR a ', 'a'],
    ['(NOT) a ', 'a'],
    ['() a ', 'a'],
    ['-is:unread "head of" ', '(!is=unread & head_of)'],
    ['-is:unread "head of', '(!is=unread & head_of*)'],
    ['-is:unread “head of”', '(!is=unread & head_of)'],
    ['-is:unread head', '(!is=unread & head*)'],
    ['-is:unread head* b ', '(!is=unread & head* & b)'],
    ['-is:unread "&" - ', '!is=unread'],
    ['IS:Unread HAS:attachments', '(is=unread & is=attachment)'],
    ['is:urgent is:snoozed is:received is:sent', '(is=urgent & is=snoozed & is=received & is=sent)'],
    ['channel:"Telegram"', '#telegram'],
    ['messages>5 size_range:[1 - 5]', '(people number & people number)'],
    ['sentiment:negative -sentiment:Neutral', '(mood=negative & !mood=neutral)'],
    ['before:2026-03-01 after:7d', '(before 2026-03-01 & after 7 days ago)'],
    ['in:waiting in:"in progress" in:In_Progress', '(in waiting & in in_progress & in in_progress)'],
    ['in:spring OR in:"Spring order"', '(in project spring | in project spring_order)'],
    ['waiting:>2d waiting<1w', '(waiting > 2 & waiting < 7)'],
    ['offer OR', 'offer'],
    ['NOT', ''],
    ['  ', ''],
  ])('%s', (typed, understood) => {
    expect(shown(readSearch(typed).query)).toBe(understood);
    expect(readSearch(typed).notes).toEqual([]);
  });

  test.each([
    ['label:vip', 'label_vip', [{ kind: 'unknown-operator', text: 'label:' }]],
    ['channel:pigeon', 'channel_pigeon', [{ kind: 'unknown-value', text: 'channel:pigeon' }]],
    ['is:attachment', 'is_attachment', [{ kind: 'unknown-value', text: 'is:attachment' }]],
    ['pagerank:high', 'pagerank_high', [{ kind: 'unknown-value', text: 'pagerank:high' }]],
    ['has:unread', 'has_unread', [{ kind: 'unknown-value', text: 'has:unread' }]],
    ['is>unread ', 'is_unread', [{ kind: 'unknown-value', text: 'is>unread' }]],
    ['before:2026-02-30', 'before_2026_02_30', [{ kind: 'unknown-value', text: 'before:2026-02-30' }]],
    ['waiting:2d', 'waiting_2d', [{ kind: 'unknown-value', text: 'waiting:2d' }]],
    ['sentiment:angry', 'sentiment_angry', [{ kind: 'unknown-value', text: 'sentiment:angry' }]],
    ['is:late ', 'is_late', [{ kind: 'unknown-value', text: 'is:late' }]],
    ['Label:"v i p"', 'label_v_i_p', [{ kind: 'unknown-operator', text: 'Label:' }]],
    [') is:unread ', 'is=unread', [{ kind: 'bracket', text: ')' }]],
    ['(offer beans ', '(offer & beans)', [{ kind: 'bracket', text: '(' }]],
    ['offer) beans ', '(offer & beans)', []],
  ])('says what it does not understand: %s', (typed, understood, notes) => {
    expect(shown(readSearch(typed).query)).toBe(understood);
    expect(readSearch(typed).notes).toMatchObject(notes);
    expect(readSearch(typed).notes).toHaveLength(notes.length);
  });

  test('says where it is that it does not understand', () => {
    const typed = 'offer (is:late OR label:vip ';
    const { notes } = readSearch(typed);
    expect(notes.map(({ text, at }) => typed.slice(at, at + text.length))).toEqual(['is:late', 'label:', '(']);
  });

  test('knows which projects there are, if it is told', () => {
    const projects = ['Spring order', 'Fairs 2026'];
    expect(readSearch('in:spring in:"fairs 2026" in:inbox', { projects }).notes).toEqual([]);
    expect(readSearch('a in:order', { projects }).notes).toEqual([
      { kind: 'unknown-project', text: 'in:order', at: 2 },
    ]);
    expect(readSearch('in:order').notes).toEqual([]);
  });

  test('knows which accounts there are, by name and address', () => {
    const accounts = ['Support desk', 'sales@example.com'];
    expect(readSearch('account:support account:sales@example.com', { accounts }).notes).toEqual([]);
    expect(readSearch('a account:desk', { accounts }).notes).toEqual([
      { kind: 'unknown-account', text: 'account:desk', at: 2 },
    ]);
    expect(readSearch('account:desk').notes).toEqual([]);
  });

  test.each(['https://concordia.example/a', 'at 10:30 ', 'Re: the offer '])(
    'leaves ordinary text alone: %s',
    (typed) => {
      expect(readSearch(typed).notes).toEqual([]);
      expect(shown(readSearch(typed).query)).not.toMatch(/[!|#=]/);
    },
  );

  test('never fails, whatever is typed', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('(', ')', 'AND', 'OR', 'NOT', '-', '"', 'email:', 'channel:x', 'is:unread', ' '),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(() => shown(readSearch(pieces.join(' ')).query)).not.toThrow();
      }),
    );
  });
});
