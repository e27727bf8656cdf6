import type { Contact } from '@concordia/contract/people';
import { type Channel, DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { HOSTILE, pngOf } from '../../../testing/pictures.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';
import { ProfileLookups } from './profile-lookups.js';

const PATIENCE = { timeout: 15_000 };
const THEM = '6301234567890123';

onEveryEngine('who writes on Messenger', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());
  beforeEach(async () => {
    await box.opened.enterNewWorkspace();
    await box.connect('messenger');
  });

  const says = (text: string) =>
    box.post('/api/channels/messenger/simulated-messages', { from: THEM, name: 'Ada Lindqvist', text });
  const contacts = async () => {
    await box.opened.doJobs();
    return box.opened.get<Contact[]>('/api/contacts');
  };
  const names = async () => (await contacts()).map(({ name }) => name);

  test('is looked up, and found by the name', async () => {
    await says('Is the offer open?');
    await expect.poll(names, PATIENCE).toEqual(['Ada Lindqvist']);
    const found = await box.opened.get<Contact[]>('/api/contacts?q=lindqvist');
    expect(found.map(({ name }) => name)).toEqual(['Ada Lindqvist']);
  });

  test('keeps a name that a person gave, also when the provider is asked again', async () => {
    await says('Is the offer open?');
    await expect.poll(names, PATIENCE).toEqual(['Ada Lindqvist']);
    const [contact] = await contacts();
    const url = `/api/contacts/${contact?.id}`;
    await box.opened.request({ method: 'PATCH', url, payload: { name: 'Ada from the fair' } });
    await ask(contact?.id ?? '', box.opened.clock.now());
    expect(await names()).toEqual(['Ada from the fair']);
  });

  test('is not asked for after a day', async () => {
    await says('Is the offer open?');
    await expect.poll(names, PATIENCE).toEqual(['Ada Lindqvist']);
    const [contact] = await contacts();
    const url = `/api/contacts/${contact?.id}`;
    await box.opened.request({ method: 'PATCH', url, payload: { name: THEM } });
    await ask(contact?.id ?? '', box.opened.clock.now() - DAY);
    expect(await names()).toEqual([THEM]);
    await ask(contact?.id ?? '', box.opened.clock.now());
    expect(await names()).toEqual(['Ada Lindqvist']);
  });

  /** As if the contact had first written at an instant. */
  async function ask(contactId: string, at: number): Promise<void> {
    const lookups = box.opened.app.get(ProfileLookups);
    const [account] = box.opened.app.get(SimulatedPeers).runningIn(box.opened.workspaceId);
    const who = { channel: 'messenger', accountId: account?.accountId ?? '', contactId, handle: THEM } as const;
    await box.opened.inWorkspace(() =>
      box.opened.app.get(WorkspaceDatabase).write((tx) => lookups.want(tx, who, at, true)),
    );
    await box.opened.doJobs();
  }
});

onEveryEngine('the picture of who writes', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());
  beforeEach(() => box.opened.enterNewWorkspace());

  const contact = async () => (await box.opened.get<Contact[]>('/api/contacts'))[0];
  const pictureUrl = async () => (await contact())?.pictureUrl;
  const setByHand = (content: Buffer) =>
    contact().then((found) =>
      box.opened.request({
        method: 'PUT',
        url: `/api/contacts/${found?.id}/picture`,
        payload: content,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    );

  /** A message of a person with this picture, and all that follows from it. */
  async function says(channel: Channel, content: Buffer, contentType = 'image/png'): Promise<void> {
    await box.connect(channel);
    // The simulated provider starts with its first message.
    if (peerOf(channel) === undefined) {
      const first = { from: '6301234567890999', name: 'Nobody', text: 'Hi' };
      await box.post(`/api/channels/${channel}/simulated-messages`, first);
      await box.opened.doJobs();
      const [made] = await box.opened.get<Contact[]>('/api/contacts');
      const confirm = { confirm: made?.name };
      await box.post(`/api/contacts/${made?.id}/erasure`, confirm);
      await box.opened.doJobs();
    }
    const picture = { name: 'a.png', contentType, content };
    const message = { from: THEM, name: 'Ada', subject: null, text: 'Is it open?', inReplyTo: null };
    await peerOf(channel)?.write({ ...message, picture });
    await peerOf(channel)?.settled();
    await box.opened.doJobs();
  }
  const peerOf = (channel: Channel) =>
    box.opened.app
      .get(SimulatedPeers)
      .runningIn(box.opened.workspaceId)
      .find((simulated) => simulated.channel === channel)?.peer;

  test.each(['messenger', 'instagram', 'telegram', 'twitter'] as const)(
    'on %s is kept and served by us',
    async (channel) => {
      const content = pngOf(160, 160, channel);
      await says(channel, content, 'text/html');
      await expect.poll(pictureUrl, PATIENCE).toBeDefined();
      const answer = await box.opened.request({ method: 'GET', url: (await pictureUrl()) ?? '' });
      expect(answer.rawPayload).toEqual(content);
      expect(answer.headers['content-type']).toBe('image/png');
    },
  );

  test.each(HOSTILE)('is not kept if it is %s', async (_, content) => {
    await says('messenger', content);
    await expect.poll(async () => (await contact())?.name, PATIENCE).toBe('Ada');
    await box.opened.doJobs();
    expect(await pictureUrl()).toBeUndefined();
  });

  test('is asked for again after a month, and never once a person chose one', async () => {
    await says('messenger', pngOf(160, 160, 'one'));
    await expect.poll(pictureUrl, PATIENCE).toBeDefined();
    const first = await pictureUrl();
    await says('messenger', pngOf(160, 160, 'two'));
    expect(await pictureUrl()).toBe(first);
    box.opened.clock.advance(31 * DAY);
    await says('messenger', pngOf(160, 160, 'three'));
    await expect.poll(pictureUrl, PATIENCE).not.toBe(first);
    await setByHand(pngOf(64, 64, 'ours'));
    const ours = await pictureUrl();
    box.opened.clock.advance(31 * DAY);
    await says('messenger', pngOf(160, 160, 'four'));
    expect(await pictureUrl()).toBe(ours);
  });
});
