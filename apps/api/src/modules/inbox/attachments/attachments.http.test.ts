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
