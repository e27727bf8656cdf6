import { type OutboxEntry, ReplyRecipientsSchema, type ReplyRecipientsSuggestion } from '@concordia/contract/delivery';
import type { MessageDetail } from '@concordia/contract/inbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import type { MessageWishes } from '../../../testing/mail-maker.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { addPoint, type OutboxTest, openOutbox } from '../outbox/testing.js';

const US = 'ola@us.example';
const OTHER_OF_US = 'sales@us.example';

/** The account of the simulated provider. */
const ACCOUNT = 'ola@concordia.example';

const LIST = { mailingList: { original: [], listPost: '<mailto:dev@lists.example>', listId: null } };

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

type Mode = 'reply' | 'replyAll';

/** What came, what is pressed, and To, Cc and Bcc of what the provider got. `CONTACT` is the address of the contact who wrote. */
const CASES: readonly (readonly [string, MessageWishes, Mode, string, string?, string?])[] = [
  ['to us', { to: [US] }, 'reply', 'CONTACT'],
  ['to us, all', { to: [US] }, 'replyAll', 'CONTACT'],
  ['to the account', { to: [ACCOUNT, 'bob@b.example'] }, 'replyAll', 'CONTACT bob@b.example'],
  ['with Reply-To', { to: [US], replyTo: ['desk@people.example'] }, 'reply', 'desk@people.example'],
  ['with Reply-To, all', { to: [US], replyTo: ['desk@people.example'] }, 'replyAll', 'desk@people.example'],
  ['with two in Reply-To', { to: [US], replyTo: ['a@a.example', 'b@b.example'] }, 'reply', 'a@a.example b@b.example'],
  ['with Reply-To that is us', { to: [US], replyTo: [US] }, 'reply', 'CONTACT'],
  ['with others in To', { to: [US, 'bob@b.example'] }, 'reply', 'CONTACT'],
  ['with others in To, all', { to: [US, 'bob@b.example'] }, 'replyAll', 'CONTACT bob@b.example'],
  ['with others in Cc', { to: [US], cc: ['bob@b.example'] }, 'reply', 'CONTACT'],
  [
    'with others in Cc, all',
    { to: [US], cc: ['bob@b.example', 'cy@c.example'] },
    'replyAll',
    'CONTACT',
    'bob@b.example cy@c.example',
  ],
  ['with us in Cc', { to: ['bob@b.example'], cc: [US] }, 'replyAll', 'CONTACT bob@b.example'],
  ['with us in Bcc', { to: ['bob@b.example'] }, 'replyAll', 'CONTACT bob@b.example'],
  ['to two of our addresses', { to: [US, OTHER_OF_US] }, 'replyAll', 'CONTACT'],
  ['to a tag of ours', { to: ['ola+shop@us.example', 'bob@b.example'] }, 'replyAll', 'CONTACT bob@b.example'],
  ['to us in capitals', { to: ['OLA@US.example'], cc: ['bob@b.example'] }, 'replyAll', 'CONTACT', 'bob@b.example'],
  ['to a colleague of ours', { to: [US], cc: ['mia@us.example'] }, 'replyAll', 'CONTACT', 'mia@us.example'],
  [
    'with one person twice',
    { to: [US, 'bob@b.example'], cc: ['bob@b.example', 'cy@c.example'] },
    'replyAll',
    'CONTACT bob@b.example',
    'cy@c.example',
  ],
  [
    'with one person in two spellings',
    { to: [US, 'bob@b.example'], cc: ['bob@B.example'] },
    'replyAll',
    'CONTACT bob@b.example',
  ],
  [
    'with tags of others',
    { to: [US, 'bob+1@b.example'], cc: ['bob+2@b.example'] },
    'replyAll',
    'CONTACT bob+1@b.example',
    'bob+2@b.example',
  ],
  ['over a list', { to: ['dev@lists.example'], ...LIST }, 'reply', 'CONTACT'],
  ['over a list, all', { to: ['dev@lists.example'], ...LIST }, 'replyAll', 'dev@lists.example'],
  [
    'over a list that sets Reply-To',
    { to: ['dev@lists.example'], replyTo: ['dev@lists.example'], ...LIST },
    'reply',
    'CONTACT',
  ],
  [
    'over a list that sets Reply-To, all',
    { to: ['dev@lists.example'], replyTo: ['dev@lists.example'], cc: ['bob@b.example'], ...LIST },
    'replyAll',
    'dev@lists.example',
    'bob@b.example',
  ],
  [
    'over a list that replaces the author',
    {
      from: 'dev@lists.example',
      to: ['dev@lists.example'],
      replyTo: ['dev@lists.example'],
      mailingList: { ...LIST.mailingList, original: [{ name: 'Ann', address: 'ann@a.example' }] },
    },
    'reply',
    'ann@a.example',
  ],
  [
    'over a list that tells its id alone',
    {
      to: ['dev@lists.example'],
      replyTo: ['dev@lists.example'],
      mailingList: { original: [], listPost: null, listId: 'Dev <dev.lists.example>' },
    },
    'reply',
    'CONTACT',
  ],
  [
    'over a newsletter',
    {
      to: [US],
      replyTo: ['help@shop.example'],
      mailingList: { original: [], listPost: 'NO', listId: '<news.shop.example>' },
    },
    'reply',
    'help@shop.example',
  ],
  ['from a no-reply address, chosen', { from: 'no-reply@shop.example', to: [US] }, 'reply', 'no-reply@shop.example'],
  [
    'from a no-reply address with Reply-To',
    { from: 'no-reply@shop.example', to: [US], replyTo: ['help@shop.example'] },
    'reply',
    'help@shop.example',
  ],
  [
    'with a no-reply address in Cc',
    { to: [US], cc: ['noreply@shop.example'] },
    'replyAll',
    'CONTACT',
    'noreply@shop.example',
  ],
  [
    'of ours',
    { direction: 'outbound', from: US, to: ['ann@a.example'], cc: ['bob@b.example'] },
    'reply',
    'ann@a.example',
  ],
  [
    'of ours, all',
    { direction: 'outbound', from: US, to: ['ann@a.example'], cc: ['bob@b.example'], bcc: ['cy@c.example'] },
    'replyAll',
    'ann@a.example',
    'bob@b.example',
    'cy@c.example',
  ],
  [
    'of ours to ourselves and others',
    { direction: 'outbound', from: US, to: [US], cc: ['ann@a.example'] },
    'replyAll',
    'ann@a.example',
  ],
  [
    'of a form on our site',
    { from: OTHER_OF_US, to: [OTHER_OF_US], replyTo: ['ann@a.example'] },
    'reply',
    'ann@a.example',
  ],
  [
    'to forty people',
    { to: [US, ...Array.from({ length: 40 }, (_, index) => `p${index}@b.example`)] },
    'replyAll',
    `CONTACT ${Array.from({ length: 40 }, (_, index) => `p${index}@b.example`).join(' ')}`,
  ],
];

/** What somebody chose for a reply to a contact's email to us, and what the provider got. */
const CHOSEN: readonly (readonly [string, Record<string, readonly string[]>, string, string?, string?])[] = [
  ['another recipient', { to: ['bob@b.example'] }, 'bob@b.example'],
  ['several recipients', { to: ['bob@b.example', 'cy@c.example'] }, 'bob@b.example cy@c.example'],
  ['a copy alone', { cc: ['bob@b.example'] }, 'CONTACT', 'bob@b.example'],
  ['a blind copy alone', { bcc: ['bob@b.example'] }, 'CONTACT', '', 'bob@b.example'],
  [
    'all three',
    { to: ['bob@b.example'], cc: ['cy@c.example'], bcc: ['di@d.example'] },
    'bob@b.example',
    'cy@c.example',
    'di@d.example',
  ],
  [
    'one person in all three',
    { to: ['bob@b.example'], cc: ['BOB@b.example'], bcc: ['bob@b.example'] },
    'bob@b.example',
  ],
  ['one person twice in a field', { to: ['bob@b.example', 'Bob@B.example'] }, 'bob@b.example'],
  ['capitals', { to: ['Bob@B.Example'] }, 'bob@b.example'],
  ['a name in another script', { to: ['用户@例子.example'] }, '用户@例子.example'],
  ['a tag', { to: ['bob+news@b.example'] }, 'bob+news@b.example'],
];

onEveryEngine('the recipients of an email', (engine) => {
  let box: OutboxTest;
  let written = 0;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('email');
    const payload = { ownAddresses: [US, OTHER_OF_US] };
    await box.opened.request({ method: 'PATCH', url: '/api/workspace', payload });
  });
  afterAll(() => box.opened.close());

  const change = (work: (tx: WorkspaceTransaction) => Promise<unknown>) =>
    box.opened.inWorkspace(() => box.opened.app.get(WorkspaceDatabase).write(work));

  type Person = Awaited<ReturnType<OutboxTest['person']>>;

  const suggested = (person: Person, mode: string, more = '') =>
    box.opened.get<ReplyRecipientsSuggestion>(
      `/api/conversations/${person.conversationId}/reply-recipients?mode=${mode}${more}`,
    );
  const plain = (field: ReplyRecipientsSuggestion['to']) => field.map(({ name, address }) => ({ name, address }));
  const chosenOf = ({ to, cc, bcc }: ReplyRecipientsSuggestion) => ({ to: plain(to), cc: plain(cc), bcc: plain(bcc) });

  async function send(person: Person, more: object) {
    written += 1;
    const content = `Reply number ${written} #silent`;
    const answer = await box.reply(person, content, more);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const entry = answer.json<OutboxEntry>();
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    const accepted = (await box.taken()).find(({ text }) => text.startsWith(content));
    const { message_id } = (await box.rowOf(entry.id)) ?? {};
    return { entry, accepted, message: await box.opened.get<MessageDetail>(`/api/messages/${message_id}`) };
  }

  const meant = (person: Person, to = '', cc = '', bcc = '') => {
    const inPlace = (text: string) => words(text.replace('CONTACT', person.handle));
    return { to: inPlace(to), cc: inPlace(cc), bcc: inPlace(bcc), replyTo: [] };
  };
  const shown = (addresses: readonly string[]) => addresses.map((address) => expect.objectContaining({ address }));

  const cases = CASES.map(([name, wishes, mode, to, cc, bcc]) => ({ name, wishes, mode, to, cc, bcc }));
  test.each(cases)('reach the provider for a reply to an email $name', async ({ wishes, mode, to, cc, bcc }) => {
    const person = await box.person('email', wishes);
    const suggestion = await suggested(person, mode);
    expect(ReplyRecipientsSchema.parse(suggestion)).toEqual(suggestion);
    const { accepted, message } = await send(person, chosenOf(suggestion));
    const expected = meant(person, to, cc, bcc);
    expect(accepted?.recipients).toEqual(expected);
    // The message that is shown afterwards names the same people.
    expect(message).toMatchObject({ to: shown(expected.to), cc: shown(expected.cc), bcc: shown(expected.bcc) });
  });

  const choices = CHOSEN.map(([name, chosen, to, cc, bcc]) => ({ name, chosen, to, cc, bcc }));
  test.each(choices)('reach the provider when somebody chose $name', async ({ chosen, to, cc, bcc }) => {
    const person = await box.person('email', { to: [US] });
    const fields = Object.entries(chosen).map(([name, all]) => [name, all.map((address) => ({ address }))] as const);
    const { accepted } = await send(person, Object.fromEntries(fields));
    expect(accepted?.recipients).toEqual(meant(person, to, cc, bcc));
  });

  test('are those of a plain reply if nobody chose any', async () => {
    const person = await box.person('email', { to: [US, 'bob@b.example'], replyTo: ['desk@people.example'] });
    const { accepted, entry } = await send(person, {});
    expect(accepted?.recipients).toMatchObject({ to: ['desk@people.example'], cc: [] });
    expect(entry.recipients).toEqual({ to: [{ name: null, address: 'desk@people.example' }], cc: [], bcc: [] });
  });

  test('say who is new, who is known, and how many there may be', async () => {
    const person = await box.person('email', { to: [US], cc: ['bob@b.example'], ...LIST });
    expect(await suggested(person, 'replyAll')).toMatchObject({
      to: [{ address: 'dev@lists.example', isNew: true, contactId: null }],
      warnings: [
        { code: 'mailingList', addresses: ['dev@lists.example'] },
        { code: 'newRecipient', addresses: ['dev@lists.example'] },
      ],
      known: expect.arrayContaining([person.handle, 'bob@b.example']),
      own: expect.arrayContaining([US, ACCOUNT]),
      customer: [person.handle],
    });
    expect(await suggested(person, 'reply')).toMatchObject({ to: [{ contactId: person.contactId, isNew: false }] });
  });

  test('include no address that nobody reads, unless it was chosen', async () => {
    const person = await box.person('email', { from: 'no-reply@shop.example', to: [US] });
    expect(await suggested(person, 'reply')).toMatchObject({
      warnings: [{ code: 'noReply', addresses: ['no-reply@shop.example'] }],
    });
    const refused = await box.reply(person, 'Hello?');
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'NO_REPLY_ADDRESS' });
  });

  test.each([
    ['no address', { to: [{ address: 'bob' }] }, ['body.to.0.address']],
    [
      'several wrong ones',
      { to: [{ address: 'a@b.example' }, { address: 'x' }], cc: [{ address: '@' }] },
      ['body.cc.0.address', 'body.to.1.address'],
    ],
    ['a header in a name', { to: [{ name: 'Bo\r\nBcc: eve@e.example', address: 'a@b.example' }] }, ['body.to.0.name']],
    ['a header in an address', { to: [{ address: 'a@b.example\r\nBcc: eve@e.example' }] }, ['body.to.0.address']],
    ['two addresses in one', { bcc: [{ address: 'a@b.example,c@d.example' }] }, ['body.bcc.0.address']],
    [
      'our own address',
      { to: [{ address: US }], cc: [{ address: 'OLA+x@us.example' }] },
      ['body.cc.0.address', 'body.to.0.address'],
    ],
    ['the account it goes out from', { bcc: [{ address: ACCOUNT }] }, ['body.bcc.0.address']],
    ['nobody in To', { to: [], cc: [{ address: 'a@b.example' }] }, ['body.to']],
    ['more fields', { to: [{ address: 'a@b.example', kind: 'x' }] }, ['body.to.0.kind']],
    [
      'too many of one field',
      { cc: Array.from({ length: 1_001 }, (_, index) => ({ address: `p${index}@b.example` })) },
      ['body.cc'],
    ],
  ])('are refused with %s, naming each field', async (_, more, fields) => {
    const person = await box.person('email', { to: [US] });
    const refused = await box.reply(person, 'Hello', more);
    expect(refused.statusCode).toBe(400);
    const named = refused.json<{ details: { field: string }[] }>().details.map(({ field }) => field);
    expect(named.toSorted()).toEqual(fields);
  });

  test('are as many as the provider accepts', async () => {
    const person = await box.person('email', { to: [US] });
    const many = Array.from({ length: 1_000 }, (_, index) => ({ address: `p${index}@b.example` }));
    const refused = await box.reply(person, 'Hello', { to: many, cc: [{ address: 'one-more@b.example' }] });
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'TOO_MANY_RECIPIENTS',
      details: [{ field: 'body.to' }, { field: 'body.cc' }],
    });
  });

  test('include nobody who has opted out', async () => {
    const [person, other] = [await box.person('email', { to: [US] }), await box.person('email')];
    await optOut(other.contactId);
    const refused = await box.reply(person, 'Hello', { cc: [{ address: 'a@b.example' }, { address: other.handle }] });
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'RECIPIENT_OPTED_OUT',
      details: [{ field: 'body.cc.1.address', received: other.handle }],
    });
  });

  const optOut = (contactId: string) =>
    change((tx) =>
      tx.updateTable('contact_point').set({ consent: 'out' }).where('contact_id', '=', contactId).execute(),
    );

  test('exist in email alone', async () => {
    await box.connect('sms');
    const person = await box.person('sms');
    const refused = await box.reply(person, 'Hello', { cc: [{ address: 'a@b.example' }] });
    expect(refused.json()).toMatchObject({ code: 'RECIPIENTS_NOT_ALLOWED', details: [{ field: 'body.cc' }] });
    const url = `/api/conversations/${person.conversationId}/reply-recipients`;
    expect((await box.opened.request({ method: 'GET', url })).json()).toMatchObject({ code: 'NOT_EMAIL' });
  });

  test('of whom one bounced name that one, and the email is not failed', async () => {
    const person = await box.person('email', { to: [US] });
    const content = 'To several, one of whom is gone';
    const cc = [{ address: 'nobody@gone.example' }];
    const entry = (await box.reply(person, content, { cc })).json<OutboxEntry>();
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    const { message_id } = (await box.rowOf(entry.id)) ?? {};
    const message = await box.untilMessage(message_id ?? '', {
      delivery: { failedRecipients: [{ address: 'nobody@gone.example', code: 'recipient_unreachable' }] },
    });
    expect(message.receipt).not.toBe('failed');
    const told = await box.opened.get<{ messageId: string | null; reason: string }[]>('/api/notifications');
    expect(told.find(({ messageId }) => messageId === message_id)?.reason).toContain('nobody@gone.example');
  });

  describe('after we wrote to a third party', () => {
    /** A customer's conversation in which a supplier answers with the customer in Cc. */
    async function openWith(ours: { readonly to: string[]; readonly cc?: string[] }) {
      const customer = await box.person('email', { to: [US] });
      const in_ = {
        messageId: customer.messageId,
        conversationId: customer.conversationId,
        contactId: customer.contactId,
        attachmentId: customer.attachmentId,
      };
      const handle = (address: string) => address.replace('CUSTOMER', customer.handle);
      const at = box.opened.clock.now();
      await box.person('email', {
        in: in_,
        direction: 'outbound',
        from: US,
        to: ours.to.map(handle),
        cc: (ours.cc ?? []).map(handle),
        sentAt: at - 30_000,
      });
      await box.person('email', {
        in: in_,
        from: 'sup@s.example',
        to: [US],
        cc: [customer.handle],
        sentAt: at - 10_000,
      });
      return customer;
    }

    test('in private, their answer does not put the customer in copy', async () => {
      const customer = await openWith({ to: ['sup@s.example'] });
      const all = await suggested(customer, 'replyAll');
      expect(all).toMatchObject({
        to: [{ address: 'sup@s.example' }],
        cc: [],
        warnings: [{ code: 'customerLeftOut', addresses: [customer.handle] }],
      });
      const { accepted } = await send(customer, chosenOf(all));
      expect(accepted?.recipients).toMatchObject({ to: ['sup@s.example'], cc: [] });
    });

    test('with the customer in copy, everybody stays in it, and it says so', async () => {
      const customer = await openWith({ to: ['sup@s.example'], cc: ['CUSTOMER'] });
      expect(await suggested(customer, 'replyAll')).toMatchObject({
        cc: [{ address: customer.handle }],
        warnings: [{ code: 'customerCopied', addresses: [customer.handle] }],
      });
    });

    test('a reply goes to them alone', async () => {
      const customer = await openWith({ to: ['sup@s.example'] });
      const { accepted } = await send(customer, {});
      expect(accepted?.recipients).toMatchObject({ to: ['sup@s.example'], cc: [], bcc: [] });
    });
  });

  describe('of a forwarded message', () => {
    const to = [{ name: 'Sup', address: 'sup@s.example' }];

    test('are chosen by a person', async () => {
      const person = await box.person('email', { to: [US], subject: 'Re: Offer' });
      expect(await suggested(person, 'forward')).toMatchObject({
        messageId: person.messageId,
        subject: 'Fwd: Offer',
        to: [],
        cc: [],
        bcc: [],
      });
      const forward = { messageId: person.messageId, as: 'quote' };
      const refused = await box.reply(person, 'See below', { forward });
      expect(refused.json()).toMatchObject({ statusCode: 400, details: [{ field: 'body.to' }] });
    });

    test('get its text below ours, under its headers, with its formatting', async () => {
      const html = '<p>See <img data-remote-src="https://a.example/logo.png"></p>';
      const person = await box.person('email', {
        to: [US],
        cc: ['bob@b.example'],
        subject: 'Offer',
        excerpt: 'See the price',
        html,
      });
      await removeFiles(person.messageId);
      const forward = { messageId: person.messageId, as: 'quote' };
      const { accepted, message } = await send(person, { to, forward });
      expect(accepted).toMatchObject({ subject: 'Fwd: Offer', recipients: { to: ['sup@s.example'], cc: [] } });
      expect(accepted?.text).toMatch(
        new RegExp(
          `#silent\\n\\n---------- Forwarded message ----------\\nFrom: Contact \\d+ <${person.handle}>\\nDate: .+ GMT\\nSubject: Offer\\nTo: ${US}\\nCc: bob@b.example\\n\\nSee the price`,
        ),
      );
      expect(accepted?.html).toContain('src="https://a.example/logo.png"');
      expect(message).toMatchObject({ subject: 'Fwd: Offer', to: [{ name: 'Sup', address: 'sup@s.example' }] });
    });

    test('get its files', async () => {
      const person = await box.person('email', { to: [US], subject: 'Offer' });
      const hash = await store('price list');
      await changeFile(person.messageId, hash, 10);
      expect(await suggested(person, 'forward')).toMatchObject({ files: [{ fileName: 'offer.pdf', sizeBytes: 10 }] });
      const { accepted, message } = await send(person, { to, forward: { messageId: person.messageId, as: 'quote' } });
      expect(accepted?.files).toEqual([{ name: 'offer.pdf', contentType: 'application/pdf', size: 10 }]);
      expect(message.attachments).toMatchObject([{ fileName: 'offer.pdf' }]);
    });

    test('get it whole as a file', async () => {
      const person = await box.person('email', { to: [US], subject: 'Offer: autumn' });
      const { accepted } = await send(person, { to, forward: { messageId: person.messageId, as: 'attachment' } });
      expect(accepted?.files).toMatchObject([
        { name: expect.stringMatching(/^Offer.*\.eml$/), contentType: 'message/rfc822' },
      ]);
      expect(accepted?.text).not.toContain('Forwarded message');
    });

    test('get it unchanged when it is redirected, and answer its author', async () => {
      const html = '<p>See the <b>price</b></p>';
      const person = await box.person('email', {
        to: [US],
        cc: ['bob@b.example'],
        replyTo: ['desk@people.example'],
        subject: 'Offer',
        excerpt: 'See the price',
        html,
      });
      const hash = await store('price list');
      await changeFile(person.messageId, hash, 10);
      const body = { to, forward: { messageId: person.messageId, as: 'redirect' } };
      const entry = (await box.reply(person, '', body)).json<OutboxEntry>();
      box.passUndo();
      await box.untilEntry(entry.id, { state: 'sent' });
      const accepted = (await box.taken()).at(-1);
      expect(accepted).toMatchObject({
        subject: 'Offer',
        text: expect.stringMatching(/^See the price/),
        files: [{ name: 'offer.pdf', size: 10 }],
        recipients: { to: ['sup@s.example'], cc: [], bcc: [], replyTo: ['desk@people.example'] },
      });
      expect(accepted?.html).toContain('<b>price</b>');
      expect(accepted?.text).not.toMatch(/Forwarded message|From:/);
    });

    test('are written to by nobody but its author when it is redirected', async () => {
      const person = await box.person('email', { to: [US] });
      const body = {
        to,
        forward: { messageId: person.messageId, as: 'redirect' },
        attachmentIds: [box.opened.ids.next()],
      };
      expect((await box.reply(person, 'See below', body)).json()).toMatchObject({
        statusCode: 400,
        code: 'REDIRECT_CHANGED',
        details: [{ field: 'body.content' }, { field: 'body.attachmentIds' }],
      });
    });

    test('do not get a message of another conversation', async () => {
      const [person, other] = [await box.person('email'), await box.person('email')];
      const refused = await box.reply(person, 'See', { to, forward: { messageId: other.messageId, as: 'quote' } });
      expect(refused.json()).toMatchObject({ statusCode: 404, code: 'MESSAGE_NOT_FOUND' });
    });

    const removeFiles = (messageId: string) =>
      change((tx) => tx.deleteFrom('attachment').where('message_id', '=', messageId).execute());
    const changeFile = (messageId: string, content_hash: string, size_bytes: number) =>
      change((tx) =>
        tx.updateTable('attachment').set({ content_hash, size_bytes }).where('message_id', '=', messageId).execute(),
      );
    const store = (text: string) => box.opened.app.get(AttachmentStore).put(Buffer.from(text));
  });

  test('stay in the draft, wrong ones too', async () => {
    const person = await box.person('email', { to: [US] });
    const url = `/api/conversations/${person.conversationId}/draft`;
    const addressing = {
      mode: 'replyAll',
      messageId: null,
      to: [{ name: 'Bo', address: 'bo@b.example' }],
      cc: [{ name: null, address: 'not yet' }],
      bcc: [],
    };
    const put = (payload: object) => box.opened.request({ method: 'PUT', url, payload });
    expect((await put({ content: 'Hi', addressing, version: 0 })).json()).toMatchObject({ addressing, version: 1 });
    expect((await put({ content: 'Hi!', version: 1 })).json()).toMatchObject({ addressing, version: 2 });
    expect(await box.opened.get(url)).toMatchObject({ addressing });
    expect((await put({ content: 'Hi!', addressing: null, version: 2 })).json()).toMatchObject({ addressing: null });
  });

  test('that changed under one key are another message', async () => {
    const person = await box.person('email', { to: [US] });
    const more = { idempotencyKey: `recipients-${engine}-key` };
    const first = await box.reply(person, 'Once', { ...more, cc: [{ address: 'a@b.example' }] });
    expect(first.statusCode).toBe(200);
    expect((await box.reply(person, 'Once', { ...more, cc: [{ address: 'a@b.example' }] })).json()).toEqual(
      first.json(),
    );
    const other = await box.reply(person, 'Once', { ...more, cc: [{ address: 'c@d.example' }] });
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('that a contact has several addresses goes to the one they wrote from', async () => {
    const person = await box.person('email', { to: [US] });
    await addPoint(box.opened, person.contactId, 'email', `second-${written}@people.example`);
    const { accepted } = await send(person, {});
    expect(accepted?.recipients?.to).toEqual([person.handle]);
  });
});
