import type { Contact, ContactMerge } from '@concordia/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { HOSTILE, pngOf } from '../../../testing/pictures.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';

onEveryEngine('a picture of a contact', (engine) => {
  let opened: TestApp;
  let made = 0;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  const someone = async () => {
    made += 1;
    return (await mailMaker(opened)({ from: `picture${made}@x.example` })).contactId;
  };
  const put = (id: string, payload: Buffer, type = 'application/octet-stream') =>
    opened.request({
      method: 'PUT',
      url: `/api/contacts/${id}/picture`,
      payload,
      headers: { 'content-type': type },
    });
  const remove = (id: string) => opened.request({ method: 'DELETE', url: `/api/contacts/${id}/picture` });
  const shown = (id: string) => opened.request({ method: 'GET', url: `/api/contacts/${id}/picture` });
  const urlOf = async (id: string) => (await opened.get<Contact>(`/api/contacts/${id}`)).pictureUrl;
  const hashOf = async (content: Buffer) => {
    const { createHash } = await import('node:crypto');
    return createHash('sha256').update(content).digest('hex');
  };
  const isKept = async (content: Buffer) =>
    (await opened.app.get(AttachmentStore).open(await hashOf(content))) !== null;

  test('is set, shown with safe headers, replaced and removed', async () => {
    const id = await someone();
    const [first, second] = [pngOf(256, 256, `first ${id}`), pngOf(256, 256, `second ${id}`)];
    const answer = await put(id, first);
    expect(answer.statusCode).toBe(200);
    const url = answer.json<Contact>().pictureUrl ?? '';
    expect(url).toMatch(`/api/contacts/${id}/picture?version=`);
    expect(await urlOf(id)).toBe(url);
    const picture = await opened.request({ method: 'GET', url });
    expect(picture.rawPayload).toEqual(first);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await put(id, second)).json<Contact>().pictureUrl).not.toBe(url);
    await opened.doJobs();
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    expect((await remove(id)).json<Contact>().pictureUrl).toBeUndefined();
    expect((await shown(id)).json()).toMatchObject({ statusCode: 404, code: 'PICTURE_NOT_FOUND' });
    await opened.doJobs();
    expect(await isKept(second)).toBe(false);
  });

  test('is in lists of contacts and of messages', async () => {
    const id = await someone();
    const { pictureUrl } = (await put(id, pngOf(64, 64, id))).json<Contact>();
    const contacts = await opened.get<Contact[]>('/api/contacts');
    expect(contacts.find((contact) => contact.id === id)?.pictureUrl).toBe(pictureUrl);
    const [message] = await opened.get<{ contact: Contact }[]>(`/api/messages?contactId=${id}`);
    expect(message?.contact.pictureUrl).toBe(pictureUrl);
  });

  test.each(HOSTILE)('is not %s, and the former one stays', async (name, content) => {
    const id = await someone();
    const before = (await put(id, pngOf(64, 64, id))).json<Contact>().pictureUrl;
    const answer = await put(id, content);
    expect(answer.statusCode).toBe(name.endsWith('MB') ? 413 : 415);
    expect(await urlOf(id)).toBe(before);
    expect(await isKept(content)).toBe(false);
  });

  test('must be the body itself, of a contact who exists', async () => {
    const id = await someone();
    expect((await put(id, Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
    expect((await put(id, Buffer.alloc(0))).statusCode).toBe(400);
    const nobody = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';
    const loose = pngOf(64, 64, 'of nobody');
    expect((await put(nobody, loose)).statusCode).toBe(404);
    await opened.doJobs();
    expect(await isKept(loose)).toBe(false);
  });

  test('of merged contacts is one, and both have theirs again after an undo', async () => {
    const [keepId, otherId] = [await someone(), await someone()];
    const theirs = pngOf(64, 64, `theirs ${otherId}`);
    await put(otherId, theirs);
    const merge = async () =>
      (await opened.request({ method: 'POST', url: '/api/merges', payload: { keepId, otherId } })).json<ContactMerge>();
    const { id } = await merge();
    expect((await shown(keepId)).rawPayload).toEqual(theirs);
    await opened.request({ method: 'POST', url: `/api/merges/${id}/undo`, payload: {} });
    expect(await urlOf(keepId)).toBeUndefined();
    const mine = pngOf(64, 64, `mine ${keepId}`);
    await put(keepId, mine);
    await merge();
    expect((await shown(keepId)).rawPayload).toEqual(mine);
    await erase(keepId);
    expect([await isKept(mine), await isKept(theirs)]).toEqual([false, false]);
  });

  test('is exported with the person, and erased', async () => {
    const id = await someone();
    const content = pngOf(64, 64, id);
    await put(id, content);
    const exported = await opened.request({ method: 'GET', url: `/api/contacts/${id}/export` });
    expect(exported.json()).toMatchObject({
      pictures: [{ source: 'person', contentType: 'image/png', base64: content.toString('base64') }],
    });
    await erase(id);
    expect((await shown(id)).statusCode).toBe(404);
    expect(await isKept(content)).toBe(false);
  });

  async function erase(id: string): Promise<void> {
    const { name } = await opened.get<Contact>(`/api/contacts/${id}`);
    await opened.request({ method: 'POST', url: `/api/contacts/${id}/erasure`, payload: { confirm: name } });
    await opened.doJobs();
  }
});
