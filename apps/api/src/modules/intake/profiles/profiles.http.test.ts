import type { Contact } from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
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
    await box.opened.inWorkspace(() => box.opened.app.get(WorkspaceDatabase).write((tx) => lookups.want(tx, who, at)));
    await box.opened.doJobs();
  }
});
