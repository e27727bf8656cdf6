import type { ChannelAccount } from '@concordia/contract/channels';
import { OutboxEntrySchema, ReplyOptionsSchema } from '@concordia/contract/delivery';
import { type Draft, type UploadedFile, UploadedFileSchema } from '@concordia/contract/inbox';
import { type ChannelMode, DAY, HOUR } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doDueJobs } from '../../../jobs/do-due-jobs.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { isReachable } from '../../channels/connections/connection.json.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { UploadsService } from '../../inbox/uploads/uploads.service.js';
import { type OutboxTest, openOutbox } from './testing.js';

const PDF = Buffer.from('%PDF-1.7 an offer');
const PNG = Buffer.from('\x89PNG\r\n\x1a\n a plan', 'latin1');

onEveryEngine('files of a reply', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    for (const channel of ['email', 'sms', 'whatsapp', 'telegram', 'twitter'] as const) await box.connect(channel);
  });
  afterAll(() => box.opened.close());

  const post = (name: string, payload: Buffer, type = '') =>
    box.opened.request({
      method: 'POST',
      url: `/api/attachments?${new URLSearchParams({ name, ...(type !== '' && { type }) })}`,
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const upload = async (name: string, payload = PDF, type = ''): Promise<UploadedFile> => {
    const answer = await post(name, payload, type);
    expect(answer.statusCode).toBe(201);
    return UploadedFileSchema.parse(answer.json());
  };
  const remove = (id: string) => box.opened.request({ method: 'DELETE', url: `/api/attachments/${id}` });
  const draftUrl = (person: { conversationId: string }) => `/api/conversations/${person.conversationId}/draft`;
  const draft = (person: { conversationId: string }, payload: object) =>
    box.opened.request({ method: 'PUT', url: draftUrl(person), payload });
  const rows = (table: 'upload' | 'outbound_file') => box.opened.engine.reader.selectFrom(table).selectAll().execute();
  const runJobs = async () => {
    await doDueJobs(box.opened.app.get(JobRunner));
  };
  /** Telegram's bots know people by name where these have written before. */
  let onBot = 0;
  const onTelegram = async () => {
    const person = await box.person('telegram');
    onBot += 1;
    const handle = `@ada_lovelace_${onBot}`;
    await box.opened.engine.writer
      .updateTable('contact_point')
      .set({ handle })
      .where('contact_id', '=', person.contactId)
      .execute();
    return { ...person, handle };
  };
  const hashOf = async (id: string) => (await rows('upload')).find((row) => row.id === id)?.content_hash ?? '';
  const isKept = async (hash: string) => (await box.opened.app.get(AttachmentStore).open(hash)) !== null;

  test('are named by their owner and known by their bytes', async () => {
    expect(await upload('../../C:\\offers\\of\u202Efer.pdf', PDF, 'text/html')).toMatchObject({
      fileName: 'offer.pdf',
      contentType: 'application/pdf',
      sizeBytes: PDF.byteLength,
    });
    expect((await upload('page.html', Buffer.from('<script>'), 'text/html')).contentType).toBe(
      'application/octet-stream',
    );
    expect((await post('', PDF)).json()).toMatchObject({ statusCode: 400, details: [{ field: 'query.name' }] });
    expect((await post('a', Buffer.alloc(0))).json()).toMatchObject({ statusCode: 400, code: 'EMPTY_FILE' });
    expect((await post('a', Buffer.alloc(26 * 1_048_576))).json()).toMatchObject({
      statusCode: 413,
      code: 'FILE_TOO_LARGE',
    });
  });

  test.each(['email', 'sms', 'whatsapp', 'telegram'] as const)(
    'go out on %s, and hang on the message',
    async (channel) => {
      const person = channel === 'telegram' ? await onTelegram() : await box.person(channel);
      const files = [await upload('offer.pdf'), await upload('plan.png', PNG)];
      const content = `The offer, by ${channel}`;
      const answer = await box.reply(person, content, { attachmentIds: files.map(({ id }) => id) });
      const entry = OutboxEntrySchema.parse(answer.json());
      expect(entry.attachments.map(({ fileName }) => fileName)).toEqual(['offer.pdf', 'plan.png']);
      box.passUndo();
      await box.untilEntry(entry.id, { state: 'sent' });
      const taken = (await box.taken()).filter(({ to }) => to === person.handle);
      expect(taken.map(({ text }) => text).join('')).toContain(content);
      expect(taken.flatMap(({ files: had = [] }) => had).map(({ size }) => size)).toEqual([
        PDF.byteLength,
        PNG.byteLength,
      ]);
      const id = (await box.rowOf(entry.id))?.message_id ?? '';
      const message = await box.untilMessage(id, { attachmentCount: 2 });
      expect(message.attachments).toMatchObject([
        { fileName: 'offer.pdf', contentType: 'application/pdf', isInline: false },
        { fileName: 'plan.png', contentType: 'image/png' },
      ]);
      const got = await box.opened.request({ method: 'GET', url: `/api/attachments/${message.attachments[0]?.id}` });
      expect(got.rawPayload).toEqual(PDF);
      expect((await remove(message.attachments[0]?.id ?? '')).statusCode).toBe(404);
    },
  );

  test('need no words, except in email', async () => {
    const [{ id }, other] = [await upload('a.pdf'), await upload('b.pdf')];
    const sent = await box.reply(await box.person('whatsapp'), '', { attachmentIds: [id] });
    expect(sent.json()).toMatchObject({ content: '', attachments: [{ fileName: 'a.pdf' }] });
    const mail = await box.reply(await box.person('email'), '', { attachmentIds: [other.id] });
    expect(mail.json()).toMatchObject({ statusCode: 400, code: 'EMPTY' });
  });

  test('are refused before anything leaves, in the words of the channel', async () => {
    const { id } = await upload('archive.zip', Buffer.from('PK\x03\x04 zip'));
    const sms = await box.reply(await box.person('sms'), 'See', { attachmentIds: [id] });
    expect(sms.json()).toMatchObject({
      statusCode: 409,
      code: 'FILE_TYPE_NOT_TAKEN',
      message: expect.stringContaining('accepts only PDF, vCard, CSV and calendar files'),
    });
    const whatsapp = await box.reply(await box.person('whatsapp'), 'See', { attachmentIds: [id] });
    expect(whatsapp.json()).toMatchObject({
      code: 'FILE_TYPE_NOT_TAKEN',
      details: [{ field: 'body.attachmentIds.0', expected: 'what the channel takes' }],
    });
    const caption = await box.reply(await box.person('telegram'), 'x'.repeat(1_025), { attachmentIds: [id] });
    expect(caption.json()).toMatchObject({ code: 'TEXT_TOO_LONG_WITH_FILES', details: [{ field: 'body.content' }] });
    const person = await box.person('email');
    const unknown = await box.reply(person, 'See', { attachmentIds: [id, box.opened.ids.next()] });
    expect(unknown.json()).toMatchObject({
      statusCode: 400,
      code: 'ATTACHMENT_GONE',
      details: [{ field: 'body.attachmentIds.1' }],
    });
    const wrong = await box.reply(person, 'See', { attachmentIds: [id, id] });
    expect(wrong.json()).toMatchObject({ statusCode: 400, details: [{ field: 'body.attachmentIds' }] });
  });

  test('stay in the draft, leave with the reply, and come back when it is taken back', async () => {
    const person = await box.person('email');
    const file = await upload('kept.pdf');
    const kept = await draft(person, { content: 'With a file', attachmentIds: [file.id], version: 0 });
    expect(kept.json<Draft>()).toMatchObject({ attachments: [file], version: 1 });
    const more = await draft(person, { content: 'With the file', version: 1 });
    expect(more.json<Draft>()).toMatchObject({ attachments: [file], version: 2 });
    expect(await box.opened.get(draftUrl(person))).toEqual(more.json());
    const gone = await draft(person, { content: 'x', attachmentIds: [box.opened.ids.next()], version: 2 });
    expect(gone.json()).toMatchObject({ statusCode: 400, code: 'ATTACHMENT_GONE' });

    const reply = { attachmentIds: [file.id], idempotencyKey: `a-file-and-back-${engine}` };
    const entry = OutboxEntrySchema.parse((await box.reply(person, 'With the file', reply)).json());
    expect((await box.reply(person, 'With the file', reply)).json()).toEqual(entry);
    expect(await box.opened.get(draftUrl(person))).toMatchObject({ attachments: [] });
    expect(await box.opened.get(`/api/conversations/${person.conversationId}/outbox`)).toEqual([entry]);

    const back = OutboxEntrySchema.parse((await box.post(`/api/outbox/${entry.id}/cancel`)).json());
    expect(back.attachments).toMatchObject([{ fileName: 'kept.pdf' }]);
    const attachmentIds = back.attachments.map(({ id }) => id);
    const again = await draft(person, { content: 'With the file', attachmentIds, version: 2 });
    expect(again.json<Draft>().attachments).toEqual(back.attachments);
    expect((await remove(attachmentIds[0] ?? '')).json()).toEqual(back.attachments[0]);
    expect(await box.opened.get(draftUrl(person))).toMatchObject({ attachments: [] });
  });

  test('go out on every channel of an outreach that takes them', async () => {
    const person = await box.person('email');
    const { id } = await upload('everywhere.pdf');
    const sendOn = (...channels: string[]) =>
      box.post('/api/outreach/multi-channel', {
        contactId: person.contactId,
        message: 'For you',
        channels,
        attachmentIds: [id],
      });
    expect((await sendOn('email', 'sms')).json()).toMatchObject({
      results: [{ status: 'queued' }, { status: 'refused', code: expect.any(String) }],
    });
    // What was refused can go elsewhere with the same file; then it is gone.
    expect((await sendOn('email')).json()).toMatchObject({ results: [{ status: 'queued' }] });
    expect((await sendOn('email')).json()).toMatchObject({ code: 'ATTACHMENT_GONE' });
    expect((await rows('outbound_file')).map(({ file_name }) => file_name)).toContain('everywhere.pdf');
  });

  test('that are never sent are deleted after a day, unless a draft has them', async () => {
    const person = await box.person('email');
    const [loose, drafted] = [
      await upload('loose.txt', Buffer.from('loose')),
      await upload('d.txt', Buffer.from('drafted')),
    ];
    const hashes = [await hashOf(loose.id), await hashOf(drafted.id)];
    await draft(person, { content: '', attachmentIds: [drafted.id], version: 0 });
    const collect = (age: number) =>
      box.opened.inWorkspace(() => box.opened.app.get(UploadsService).collect(box.opened.clock.now() + HOUR - age));
    await collect(DAY);
    expect(await hashOf(loose.id)).not.toBe('');
    await collect(0);
    await runJobs();
    expect(await Promise.all(hashes.map(isKept))).toEqual([false, true]);
  });

  test('go with the person whom they were for', async () => {
    const person = await box.person('email');
    const other = await box.person('email');
    const [inDraft, onItsWay, theirs] = [
      await upload('one.txt', Buffer.from('in the draft')),
      await upload('two.txt', Buffer.from('on its way')),
      await upload('three.txt', Buffer.from('of another')),
    ];
    const hashes = [await hashOf(inDraft.id), await hashOf(onItsWay.id), await hashOf(theirs.id)];
    await draft(person, { content: '', attachmentIds: [inDraft.id], version: 0 });
    await draft(other, { content: '', attachmentIds: [theirs.id], version: 0 });
    const later = new Date(box.opened.clock.now() + DAY).toISOString();
    await box.reply(person, 'Later', { attachmentIds: [onItsWay.id], sendAt: later });
    const { name } = await box.opened.get<{ name: string }>(`/api/contacts/${person.contactId}`);
    expect((await box.post(`/api/contacts/${person.contactId}/erasure`, { confirm: name })).statusCode).toBeLessThan(
      300,
    );
    await runJobs();
    expect(await Promise.all(hashes.map(isKept))).toEqual([false, false, true]);
  });

  test('that a provider cannot fetch files is said beforehand, and ends once the address is public', async () => {
    const url = '/api/channels/sms/accounts';
    const reachable = async () => (await box.opened.get<ChannelAccount[]>(url)).map((account) => account.isReachable);
    await box.connect('sms');
    expect(await reachable()).toEqual([true]);
    const live = (mode: ChannelMode) => isReachable(mode, { isHidden: true });
    expect([live('live'), live('not_connected'), isReachable('live', { isHidden: false })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  const OPUS = Buffer.from(`OggS${'\0'.repeat(24)}OpusHead`, 'latin1');

  test.each(['telegram', 'whatsapp'] as const)('a recording leaves on %s as a voice message', async (channel) => {
    const person = channel === 'telegram' ? await onTelegram() : await box.person(channel);
    const file = await upload('hello.ogg', OPUS);
    const sent = await box.reply(person, '', { attachmentIds: [file.id], sendAs: 'voice' });
    expect(sent.statusCode).toBe(200);
    const { id } = sent.json<{ id: string }>();
    expect(await box.rowOf(id)).toMatchObject({ file_form: 'voice' });
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    const taken = (await box.taken()).filter((one) => one.channel === channel).at(-1);
    expect(taken).toMatchObject({ text: '', files: [{ size: OPUS.byteLength, sentAs: 'voice' }] });
  });

  test('a recording is refused as a voice message where the channel has none', async () => {
    const person = await box.person('messenger');
    const file = await upload('hello.ogg', OPUS);
    const refused = await box.reply(person, '', { attachmentIds: [file.id], sendAs: 'voice' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'FORM_NOT_TAKEN']);
  });

  test('what an answer can be is said beforehand', async () => {
    const of = async (person: { conversationId: string }) =>
      ReplyOptionsSchema.parse(await box.opened.get(`/api/conversations/${person.conversationId}/reply-options`));
    expect(await of(await box.person('whatsapp'))).toMatchObject({ isPublic: false, hasTemplates: true });
    expect(await of(await box.person('twitter'))).toMatchObject({ isPublic: false, hasTemplates: false });
    const mention = await box.person('twitter');
    await box.opened.engine.writer
      .insertInto('message_origin')
      .values({
        message_id: mention.messageId,
        workspace_id: box.opened.workspaceId,
        channel: 'twitter',
        provider_message_id: 'post:17',
        thread: '[]',
      })
      .execute();
    expect(await of(mention)).toMatchObject({ isPublic: true });
    const { id } = await upload('plan.png', PNG);
    const refused = await box.reply(mention, 'See', { attachmentIds: [id] });
    expect(refused.json()).toMatchObject({
      code: 'FILES_NOT_TAKEN',
      message: expect.stringContaining('Public replies'),
    });
    const nobody = await box.opened.request({
      method: 'GET',
      url: `/api/conversations/${box.opened.ids.next()}/reply-options`,
    });
    expect(nobody.json()).toMatchObject({ statusCode: 404, code: 'CONVERSATION_NOT_FOUND' });
  });

  test('templates are offered, filled in and sent where the window has closed', async () => {
    const templates = await box.opened.get<{ name: string }[]>('/api/channels/whatsapp/templates');
    expect(templates.map(({ name }) => name)).toContain('appointment');
    expect(await box.opened.get('/api/channels/email/templates')).toEqual([]);
    const late = await box.person('whatsapp', { sentAt: box.opened.clock.now() - 2 * DAY });
    expect((await box.reply(late, 'Hello again')).json()).toMatchObject({ code: 'WINDOW_CLOSED' });
    const template = { name: 'appointment', language: 'en_US', parameters: ['Ada', 'Monday', '$& nine'] };
    const entry = OutboxEntrySchema.parse((await box.reply(late, '', { template })).json());
    const content = 'Hello Ada, we look forward to seeing you on Monday at $& nine.';
    expect(entry).toMatchObject({ content, state: 'queued' });
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    expect((await box.taken()).find(({ to }) => to === late.handle)).toMatchObject({ text: content });
    const refused = async (more: object) => (await box.reply(late, '', more)).json();
    expect(await refused({ template: { ...template, parameters: ['Ada'] } })).toMatchObject({
      statusCode: 400,
      code: 'TEMPLATE_PARAMETERS',
    });
    expect(await refused({ template: { ...template, name: 'summer_sale' } })).toMatchObject({
      statusCode: 400,
      code: 'NO_SUCH_TEMPLATE',
    });
    const { id } = await upload('a.pdf');
    expect(await refused({ template, attachmentIds: [id] })).toMatchObject({ code: 'TEMPLATE_WITH_FILES' });
  });

  test('a template with a file above its text needs that file, and leaves with it', async () => {
    const late = await box.person('whatsapp', { sentAt: box.opened.clock.now() - 2 * DAY });
    const template = { name: 'invoice', language: 'en', parameters: ['Ada', 'October'] };
    const [pdf, picture] = [await upload('invoice.pdf'), await upload('plan.png', PNG)];
    for (const attachmentIds of [[], [picture.id], [pdf.id, picture.id]]) {
      expect((await box.reply(late, '', { template, attachmentIds })).json()).toMatchObject({
        statusCode: 400,
        code: 'TEMPLATE_FILE',
        details: [{ field: 'body.attachmentIds', expected: 'a document' }],
      });
    }
    const answer = await box.reply(late, '', { template, attachmentIds: [pdf.id] });
    const entry = OutboxEntrySchema.parse(answer.json());
    const content = 'Hello Ada, here is the invoice for October.';
    expect(entry).toMatchObject({ content, attachments: [{ fileName: 'invoice.pdf' }] });
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    expect((await box.taken()).find(({ to }) => to === late.handle)).toMatchObject({
      text: content,
      files: [{ contentType: 'application/pdf' }],
    });
  });

  test('a template with named places reads as its recipient will', async () => {
    const late = await box.person('whatsapp', { sentAt: box.opened.clock.now() - 2 * DAY });
    const template = { name: 'order_shipped', language: 'en', parameters: ['4711', 'Ada', 'Monday', 'abc'] };
    const entry = OutboxEntrySchema.parse((await box.reply(late, '', { template })).json());
    expect(entry.content).toBe('Order 4711\n\nHello Ada, your order left us on Monday.');
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    expect((await box.taken()).filter(({ to }) => to === late.handle)).toMatchObject([{ text: entry.content }]);
  });
});
