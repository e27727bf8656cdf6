import type { OutboxEntry } from '@concordia/contract/delivery';
import type { MessageDetail } from '@concordia/contract/inbox';
import { type Channel, UNDO_SEND } from '@concordia/domain';
import { expect } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import type { EngineKind } from '../../../testing/engines.js';
import { type MadeMessage, type MessageWishes, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';

/** How long a test waits for a job, in ms; without a notification, jobs are polled every half second. */
const PATIENCE = { timeout: 15_000, interval: 25 };

/** The application with simulated channels and a contact. */
export async function openOutbox(engine: EngineKind, overrides: Parameters<typeof openTestApp>[1] = {}) {
  const opened = await openTestApp(engine, { simulatedReceipts: 'at once', ...overrides });
  const make = mailMaker(opened);
  let written = 0;

  const post = async (url: string, payload: object = {}) => opened.request({ method: 'POST', url, payload });

  return {
    opened,
    post,
    connect: (channel: Channel) =>
      opened.request({ method: 'PATCH', url: `/api/channels/${channel}`, payload: { mode: 'simulated' } }),
    /** A contact who wrote on the channel and can be replied to there. */
    async person(channel: Channel, wishes: MessageWishes = {}): Promise<MadeMessage & { handle: string }> {
      written += 1;
      const handle = handleOf(channel, written);
      const author = channel === 'email' ? { from: handle } : {};
      const made = await make({ channel, sentAt: opened.clock.now() - 60_000, ...author, ...wishes });
      await addPoint(opened, made.contactId, channel, handle);
      return { ...made, handle };
    },
    reply: (person: MadeMessage, content: string, more: object = {}) => {
      written += 1;
      const body = { content, idempotencyKey: `test-key-${written}`, ...more };
      return post(`/api/conversations/${person.conversationId}/replies`, body);
    },
    /** Advances the clock past the undo period. */
    passUndo: () => opened.clock.advance(UNDO_SEND),
    async untilMessage(id: string, expected: object): Promise<MessageDetail> {
      await opened.doJobs();
      await expect.poll(() => opened.get(`/api/messages/${id}`), PATIENCE).toMatchObject(expected);
      return opened.get<MessageDetail>(`/api/messages/${id}`);
    },
    async untilEntry(id: string, expected: Partial<OutboxEntry>): Promise<void> {
      await opened.doJobs();
      await expect.poll(() => rowOf(opened, id), PATIENCE).toMatchObject(expected);
    },
    rowOf: (id: string) => rowOf(opened, id),
    /** Messages the providers accepted. */
    taken: async () =>
      opened.app
        .get(SimulatedPeers)
        .runningIn(opened.workspaceId)
        .flatMap(({ peer }) => peer.accepted),
  };
}

/** Advances the clock once no job is running; otherwise the leases of running jobs would expire. */
export async function passTime({ app, clock }: Pick<TestApp, 'app' | 'clock'>, ms: number): Promise<void> {
  await app.get(JobRunner).idle();
  clock.advance(ms);
}

function handleOf(channel: Channel, person: number): string {
  if (channel === 'email') return `p${person}@people.example`;
  return channel === 'twitter' ? `person_${person}` : `+4670174${String(person).padStart(4, '0')}`;
}

export type OutboxTest = Awaited<ReturnType<typeof openOutbox>>;

export function addPoint(opened: TestApp, contactId: string, channel: Channel, handle: string): Promise<unknown> {
  const point = { id: opened.ids.next(), contact_id: contactId, channel, handle, created_at: opened.clock.now() };
  return opened.inWorkspace(() =>
    opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('contact_point').values(point).execute()),
  );
}

function rowOf(opened: TestApp, id: string) {
  return opened.engine.reader.selectFrom('outbound_message').selectAll().where('id', '=', id).executeTakeFirst();
}
