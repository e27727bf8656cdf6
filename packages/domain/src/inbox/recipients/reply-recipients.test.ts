import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnsweredHeaders } from './answered-headers.js';
import type { Mailbox } from './mailbox.js';
import { copiesCustomer, newRecipients, type ReplyAction, replyRecipients } from './reply-recipients.js';

const OURS = ['ola@us.example', 'sales@us.example', 'ola.lind@gmail.com'];

/** `Ann <ann@a.example>, bob@b.example`; a name alone has no address. */
const read = (text: string): Mailbox[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = null, inside] = /^(.*?)\s*<(.*)>$/.exec(part) ?? [];
      if (inside !== undefined) return { name: name || null, address: inside };
      return part.includes('@') ? { name: null, address: part } : { name: part, address: null };
    });

interface Written {
  readonly from: string;
  readonly replyTo?: string;
  readonly to?: string;
  readonly cc?: string;
  readonly bcc?: string;
  readonly original?: string;
  readonly listPost?: string;
  readonly listId?: string;
}

const headersOf = ({
  from,
  replyTo = '',
  to = '',
  cc = '',
  bcc = '',
  original = '',
  ...list
}: Written): AnsweredHeaders => ({
  from: read(from),
  replyTo: read(replyTo),
  to: read(to),
  cc: read(cc),
  bcc: read(bcc),
  original: read(original),
  ...list,
});

const LIST = { listPost: '<mailto:dev@lists.example>' };

/** What was written, what is pressed, then To, Cc, Bcc and the warnings of the answer. We are ola@us.example and two more. */
const CASES: readonly (readonly [string, Written, ReplyAction, string, string?, string?, string?])[] = [
  // Between two people.
  ['an email to us', { from: 'ann@a.example', to: 'ola@us.example' }, 'reply', 'ann@a.example'],
  ['an email to us, all', { from: 'ann@a.example', to: 'ola@us.example' }, 'replyAll', 'ann@a.example'],
  [
    'Reply-To instead of From',
    { from: 'ann@a.example', replyTo: 'desk@a.example', to: 'ola@us.example' },
    'reply',
    'desk@a.example',
  ],
  [
    'several in Reply-To',
    { from: 'ann@a.example', replyTo: 'desk@a.example, boss@a.example', to: 'ola@us.example' },
    'reply',
    'desk@a.example, boss@a.example',
  ],
  [
    'a Reply-To in another domain',
    { from: 'ann@a.example', replyTo: 'ann@evil.example', to: 'ola@us.example' },
    'reply',
    'ann@evil.example',
    '',
    '',
    'otherReplyTo',
  ],
  [
    'a Reply-To that is us',
    { from: 'ann@a.example', replyTo: 'ola@us.example', to: 'ola@us.example' },
    'reply',
    'ann@a.example',
  ],
  [
    'a Reply-To without an address',
    { from: 'ann@a.example', replyTo: 'Ann', to: 'ola@us.example' },
    'reply',
    'ann@a.example',
  ],
  [
    'an author with several addresses',
    { from: 'ann@a.example, bob@a.example', to: 'ola@us.example' },
    'reply',
    'ann@a.example, bob@a.example',
  ],
  ['a name is kept', { from: 'Ann <ann@a.example>', to: 'ola@us.example' }, 'reply', 'Ann <ann@a.example>'],
  // Several people.
  ['others in To, one', { from: 'ann@a.example', to: 'ola@us.example, bob@b.example' }, 'reply', 'ann@a.example'],
  [
    'others in To, all',
    { from: 'ann@a.example', to: 'ola@us.example, bob@b.example' },
    'replyAll',
    'ann@a.example, bob@b.example',
  ],
  ['others in Cc, one', { from: 'ann@a.example', to: 'ola@us.example', cc: 'bob@b.example' }, 'reply', 'ann@a.example'],
  [
    'others in Cc, all',
    { from: 'ann@a.example', to: 'ola@us.example', cc: 'bob@b.example' },
    'replyAll',
    'ann@a.example',
    'bob@b.example',
  ],
  [
    'us in Cc',
    { from: 'ann@a.example', to: 'bob@b.example', cc: 'ola@us.example' },
    'replyAll',
    'ann@a.example, bob@b.example',
  ],
  ['us in Bcc', { from: 'ann@a.example', to: 'bob@b.example' }, 'replyAll', 'ann@a.example, bob@b.example'],
  [
    'Reply-To, and the author in Cc',
    { from: 'ann@a.example', replyTo: 'desk@a.example', to: 'ola@us.example', cc: 'ann@a.example' },
    'replyAll',
    'desk@a.example',
    'ann@a.example',
  ],
  [
    'all do not get an author who asked for Reply-To',
    { from: 'ann@a.example', replyTo: 'desk@a.example', to: 'ola@us.example' },
    'replyAll',
    'desk@a.example',
  ],
  // Duplicates.
  ['the author in To', { from: 'ann@a.example', to: 'ola@us.example, ann@a.example' }, 'replyAll', 'ann@a.example'],
  [
    'one in To and Cc',
    { from: 'ann@a.example', to: 'bob@b.example', cc: 'Bob <bob@b.example>, cy@c.example' },
    'replyAll',
    'ann@a.example, bob@b.example',
    'cy@c.example',
  ],
  [
    'a domain in capitals',
    { from: 'ann@a.example', to: 'bob@b.example', cc: 'bob@B.EXAMPLE' },
    'replyAll',
    'ann@a.example, bob@b.example',
  ],
  [
    'tags of others are addresses of their own',
    { from: 'ann@a.example', to: 'bob+one@b.example', cc: 'bob+two@b.example, bob@b.example' },
    'replyAll',
    'ann@a.example, bob+one@b.example',
    'bob+two@b.example, bob@b.example',
  ],
  // Our own addresses.
  [
    'another account of ours',
    { from: 'ann@a.example', to: 'ola@us.example', cc: 'sales@us.example' },
    'replyAll',
    'ann@a.example',
  ],
  [
    'a tag of ours',
    { from: 'ann@a.example', to: 'ola+shop@us.example, bob@b.example' },
    'replyAll',
    'ann@a.example, bob@b.example',
  ],
  [
    'our address in capitals',
    { from: 'ann@a.example', to: 'Ola@US.example', cc: 'SALES@us.example' },
    'replyAll',
    'ann@a.example',
  ],
  [
    'our Gmail address without its dot',
    { from: 'ann@a.example', to: 'olalind+x@googlemail.com' },
    'replyAll',
    'ann@a.example',
  ],
  [
    'a colleague is not us',
    { from: 'ann@a.example', to: 'ola@us.example', cc: 'mia@us.example' },
    'replyAll',
    'ann@a.example',
    'mia@us.example',
  ],
  // Our own messages.
  ['our own message', { from: 'ola@us.example', to: 'ann@a.example', cc: 'bob@b.example' }, 'reply', 'ann@a.example'],
  [
    'our own message, all',
    { from: 'ola@us.example', to: 'ann@a.example', cc: 'bob@b.example', bcc: 'cy@c.example' },
    'replyAll',
    'ann@a.example',
    'bob@b.example',
    'cy@c.example',
  ],
  [
    'our own message with a Reply-To',
    { from: 'ola@us.example', replyTo: 'sales@us.example', to: 'ann@a.example' },
    'reply',
    'ann@a.example',
  ],
  ['a note to ourselves', { from: 'ola@us.example', to: 'ola@us.example' }, 'reply', 'ola@us.example'],
  ['a note to ourselves, all', { from: 'ola@us.example', to: 'ola@us.example' }, 'replyAll', 'ola@us.example'],
  [
    'ourselves, with others in Cc',
    { from: 'ola@us.example', to: 'ola@us.example', cc: 'ann@a.example' },
    'replyAll',
    'ann@a.example',
  ],
  [
    'our own message with only Bcc',
    { from: 'ola@us.example', bcc: 'ann@a.example, bob@b.example' },
    'replyAll',
    '',
    '',
    'ann@a.example, bob@b.example',
  ],
  [
    'a form on our site',
    { from: 'sales@us.example', replyTo: 'ann@a.example', to: 'sales@us.example' },
    'reply',
    'ann@a.example',
    '',
    '',
    'otherReplyTo',
  ],
  // Mailing lists.
  ['a list', { from: 'ann@a.example', to: 'dev@lists.example', ...LIST }, 'reply', 'ann@a.example'],
  [
    'a list, all',
    { from: 'ann@a.example', to: 'dev@lists.example', ...LIST },
    'replyAll',
    'dev@lists.example',
    '',
    '',
    'mailingList',
  ],
  [
    'a list that sets Reply-To',
    { from: 'ann@a.example', replyTo: 'dev@lists.example', to: 'dev@lists.example', ...LIST },
    'reply',
    'ann@a.example',
  ],
  [
    'a list that sets Reply-To, all',
    { from: 'ann@a.example', replyTo: 'dev@lists.example', to: 'dev@lists.example', cc: 'bob@b.example', ...LIST },
    'replyAll',
    'dev@lists.example',
    'bob@b.example',
    '',
    'mailingList',
  ],
  [
    'a list that replaces From',
    { from: 'Ann via Dev <dev@lists.example>', replyTo: 'Ann <ann@a.example>', to: 'dev@lists.example', ...LIST },
    'reply',
    'Ann <ann@a.example>',
  ],
  [
    'a list that replaces From, all',
    { from: 'Ann via Dev <dev@lists.example>', replyTo: 'ann@a.example', to: 'dev@lists.example', ...LIST },
    'replyAll',
    'dev@lists.example',
    '',
    '',
    'mailingList',
  ],
  [
    'a list that replaces From and Reply-To',
    {
      from: "'Ann' via Dev <dev@lists.example>",
      replyTo: 'dev@lists.example',
      original: 'ann@a.example',
      to: 'dev@lists.example',
      ...LIST,
    },
    'reply',
    'ann@a.example',
    '',
    '',
    'newRecipient',
  ],
  [
    'a list and its author in Reply-To',
    {
      from: 'Ann via Dev <dev@lists.example>',
      replyTo: 'ann@a.example, dev@lists.example',
      to: 'dev@lists.example',
      ...LIST,
    },
    'reply',
    'ann@a.example',
  ],
  [
    'a list and its author in Reply-To, all',
    {
      from: 'Ann via Dev <dev@lists.example>',
      replyTo: 'ann@a.example, dev@lists.example',
      to: 'dev@lists.example',
      ...LIST,
    },
    'replyAll',
    'dev@lists.example, ann@a.example',
    '',
    '',
    'mailingList',
  ],
  [
    'a list that tells nobody else',
    { from: 'Dev <dev@lists.example>', to: 'dev@lists.example', ...LIST },
    'reply',
    'Dev <dev@lists.example>',
    '',
    '',
    'mailingList',
  ],
  [
    'a list known by its List-Id',
    { from: 'ann@a.example', replyTo: 'dev@lists.example', to: 'dev@lists.example', listId: 'Dev <dev.lists.example>' },
    'reply',
    'ann@a.example',
  ],
  [
    'a list known by its List-Post alone',
    { from: 'ann@a.example', to: 'ola@us.example', ...LIST },
    'replyAll',
    'dev@lists.example',
    '',
    '',
    'mailingList newRecipient',
  ],
  [
    'a newsletter',
    {
      from: 'news@shop.example',
      replyTo: 'help@shop.example',
      to: 'ola@us.example',
      listPost: 'NO',
      listId: 'News <news.shop.example>',
    },
    'reply',
    'help@shop.example',
  ],
  [
    'a group that replaces From without saying so',
    { from: 'Ann via Team <team@us2.example>', original: 'ann@a.example', to: 'team@us2.example' },
    'reply',
    'ann@a.example',
    '',
    '',
    'newRecipient',
  ],
  [
    'a group that replaces From and Reply-To',
    {
      from: 'Ann via Team <team@us2.example>',
      replyTo: 'team@us2.example',
      original: 'ann@a.example',
      to: 'team@us2.example',
    },
    'reply',
    'ann@a.example',
    '',
    '',
    'newRecipient',
  ],
  [
    'an author behind a group who asks for another address',
    {
      from: 'Ann via Team <team@us2.example>',
      replyTo: 'desk@us2.example',
      original: 'ann@a.example',
      to: 'team@us2.example',
    },
    'reply',
    'desk@us2.example',
  ],
  [
    'an original sender without a list',
    { from: 'ann@a.example', original: 'bob@b.example', to: 'ola@us.example' },
    'reply',
    'ann@a.example',
  ],
  // Addresses that nobody reads, and none.
  [
    'a no-reply address',
    { from: 'no-reply@shop.example', to: 'ola@us.example' },
    'reply',
    'no-reply@shop.example',
    '',
    '',
    'noReply',
  ],
  [
    'a no-reply address that names another',
    { from: 'noreply@shop.example', replyTo: 'help@shop.example', to: 'ola@us.example' },
    'reply',
    'help@shop.example',
  ],
  [
    'a no-reply address in Cc',
    { from: 'ann@a.example', to: 'ola@us.example', cc: 'donotreply@shop.example' },
    'replyAll',
    'ann@a.example',
    'donotreply@shop.example',
    '',
    'noReply',
  ],
  ['undisclosed recipients', { from: 'ann@a.example', to: 'undisclosed recipients' }, 'replyAll', 'ann@a.example'],
  ['nobody at all', { from: 'Ann' }, 'reply', ''],
  // Internationalized addresses.
  [
    'a domain in Unicode and in ASCII',
    { from: 'ann@bücher.example', to: 'ann@xn--bcher-kva.example, jörg@bücher.example' },
    'replyAll',
    'ann@bücher.example, jörg@bücher.example',
  ],
  ['a name in Unicode', { from: '用户@例子.example', to: 'ola@us.example' }, 'reply', '用户@例子.example'],
  // Passing on.
  ['forwarding', { from: 'ann@a.example', to: 'ola@us.example', cc: 'bob@b.example' }, 'forward', ''],
  ['redirecting', { from: 'ann@a.example', to: 'ola@us.example', cc: 'bob@b.example' }, 'redirect', ''],
];

describe('an answer to', () => {
  const cases = CASES.map(([name, written, action, to, cc = '', bcc = '', warnings = '']) => ({
    name,
    answer: () => replyRecipients(headersOf(written), OURS, action),
    expected: { to: read(to), cc: read(cc), bcc: read(bcc), warnings: warnings.split(' ').filter(Boolean) },
  }));
  it.each(cases)('$name', ({ answer, expected }) => {
    expect(answer()).toEqual(expected);
  });
});

const SOME = ['ann@a.example', 'Bob <bob@b.example>', 'dev@lists.example', 'no-reply@c.example', ...OURS];

it('whatever the message, nobody is added whom it does not name, and we write to ourselves only when nobody else is there', () => {
  const some = fc.subarray(SOME).map((names) => names.join(', '));
  const written = fc.record(
    {
      from: some,
      replyTo: some,
      to: some,
      cc: some,
      bcc: some,
      original: some,
      listPost: fc.constantFrom(LIST.listPost, 'NO'),
    },
    { requiredKeys: ['from'] },
  );
  fc.assert(
    fc.property(
      written,
      fc.constantFrom<ReplyAction>('reply', 'replyAll', 'forward', 'redirect'),
      (message, action) => {
        const headers = headersOf(message);
        const { from, replyTo, to, cc, bcc, original = [], listPost } = headers;
        const named = [from, replyTo, to, cc, bcc, original].flat().map(({ address }) => address);
        if (listPost === LIST.listPost) named.push('dev@lists.example');
        const answer = replyRecipients(headers, OURS, action);
        const all = [...answer.to, ...answer.cc, ...answer.bcc].map(({ address }) => address);
        expect(all.filter((address) => !named.includes(address))).toEqual([]);
        expect(new Set(all).size).toBe(all.length);
        const ours = all.filter((address) => OURS.includes(address ?? ''));
        expect(ours.length === 0 || ours.length === all.length).toBe(true);
      },
    ),
  );
});

it('tells who is new among recipients', () => {
  const headers = headersOf({
    from: 'ann@a.example',
    replyTo: 'desk@a.example',
    to: 'ola@us.example',
    cc: 'bob@b.example',
  });
  const recipients = read(
    'ann@A.example, desk@a.example, bob@b.example, Cy <cy@c.example>, cy@c.example, sales@us.example',
  );
  expect(newRecipients(headers, recipients, OURS)).toEqual(read('Cy <cy@c.example>'));
});

describe('a third party who answers', () => {
  const customer = ['ann@a.example'];
  it.each([
    ['with the customer in Cc', { from: 'ola@us.example', to: 'sup@s.example', cc: 'ann@a.example' }, 'replyAll'],
    ['with the customer in To', { from: 'ola@us.example', to: 'sup@s.example, Ann+x@a.example' }, 'replyAll'],
    [
      'with the customer in Reply-To',
      { from: 'ola@us.example', replyTo: 'ann@a.example', to: 'sup@s.example' },
      'reply',
    ],
    ['with the customer in Bcc', { from: 'ola@us.example', to: 'sup@s.example', bcc: 'ann@a.example' }, null],
    ['without the customer', { from: 'ola@us.example', to: 'sup@s.example' }, null],
  ])('a message %s copies them by %s', (_, written, button) => {
    expect(copiesCustomer(headersOf(written), 'sup@s.example', customer)).toBe(button);
  });
});
