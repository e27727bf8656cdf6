import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { AttachmentStore } from './attachment-store.js';
import { downloadHeaders } from './download-headers.js';

describe('an attachment', () => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp('sqlite');
  });
  afterAll(() => opened.close());

  async function attach(content: Buffer, fileName: string, contentType: string): Promise<string> {
    const { attachmentId } = await mailMaker(opened)();
    const hash = await opened.app.get(AttachmentStore).put(content);
    await opened.inWorkspace(() =>
      opened.app
        .get(WorkspaceDatabase)
        .write((tx) =>
          tx
            .updateTable('attachment')
            .set({ file_name: fileName, content_type: contentType, content_hash: hash, size_bytes: content.length })
            .where('id', '=', attachmentId)
            .execute(),
        ),
    );
    return attachmentId;
  }

  test('comes back byte for byte, as a download that nothing can run', async () => {
    const content = Buffer.from('<script>alert(1)</script>');
    const id = await attach(content, 'Über "uns".html', 'text/html');
    const answer = await opened.request({ method: 'GET', url: `/api/attachments/${id}` });
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="_ber uns.html"; filename*=UTF-8''%C3%9Cber%20uns.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('is kept once, for its owner alone, under the hash of its bytes', async () => {
    const store = opened.app.get(AttachmentStore);
    const [one, another] = await Promise.all([store.put(Buffer.from('same')), store.put(Buffer.from('same'))]);
    expect(one).toBe(another);
    const file = statSync(join(opened.settings.dataDir, 'attachments', one.slice(0, 2), one));
    expect(file.mode & 0o077).toBe(0);
  });

  test('whose bytes are gone is 404', async () => {
    const { attachmentId } = await mailMaker(opened)();
    const answer = await opened.request({ method: 'GET', url: `/api/attachments/${attachmentId}` });
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'ATTACHMENT_NOT_FOUND' });
  });

  const preview = (id: string, method: 'GET' | 'HEAD' = 'GET') =>
    opened.request({ method, url: `/api/attachments/${id}/preview` });

  test.each([
    ['a picture', 'image/png', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')],
    ['a picture', 'image/jpeg', Buffer.from('\xff\xd8\xff\xe0rest', 'latin1')],
    ['a picture', 'image/gif', Buffer.from('GIF89arest')],
    ['a picture', 'image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
    ['a picture', 'image/avif', Buffer.from('\0\0\0\x1cftypavifrest', 'latin1')],
    ['a PDF', 'application/pdf', Buffer.from('%PDF-1.7 rest')],
  ])('that is %s (%s) is shown in a sandbox, by what its bytes say', async (_, type, content) => {
    const id = await attach(content, 'offer.bin', 'application/octet-stream');
    const answer = await preview(id);
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'content-disposition': `inline; filename="offer.bin"; filename*=UTF-8''offer.bin`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await preview(id, 'HEAD')).statusCode).toBe(200);
  });

  test.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML before a PDF', '<script>alert(1)</script>%PDF-1.7'],
    ['text', 'a photo, in words'],
    ['a ZIP', 'PK\x03\x04'],
    ['nothing', ''],
  ])('that is %s and calls itself a picture has no preview', async (_, content) => {
    const answer = await preview(await attach(Buffer.from(content), 'photo.png', 'image/png'));
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'ATTACHMENT_NOT_PREVIEWABLE' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  test('without its bytes has no preview either', async () => {
    const { attachmentId } = await mailMaker(opened)();
    expect((await preview(attachmentId)).json()).toMatchObject({ statusCode: 404, code: 'ATTACHMENT_NOT_FOUND' });
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['a\r\nSet-Cookie: x', 'a Set-Cookie x'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['', 'attachment'],
    ['x'.repeat(500), 'x'.repeat(200)],
    ['\uD83D', '_'],
  ])('named %j is offered as %j', (fileName, offered) => {
    const headers = downloadHeaders({ fileName, contentType: 'image/svg+xml', sizeBytes: 1 });
    expect(headers['content-disposition']).toContain(`filename="${offered}"`);
    expect(headers['content-type']).toBe('application/octet-stream');
  });

  test('that is a picture keeps its type, so that mails can show it', () => {
    expect(downloadHeaders({ fileName: 'a', contentType: 'Image/PNG', sizeBytes: 1 })['content-type']).toBe(
      'image/png',
    );
  });
});
