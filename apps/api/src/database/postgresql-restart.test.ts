import { setTimeout as pause } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JobRunner } from '../jobs/job-runner.js';
import { type OutboxTest, openOutbox } from '../modules/delivery/outbox/testing.js';
import { ChangeFeed } from '../modules/platform/stream/change-feed.js';
import type { MadeMessage } from '../testing/mail-maker.js';
import { canStartPostgresql, type RestartablePostgresql, startRestartablePostgresql } from '../testing/postgresql.js';

/** How often the clock of the test is moved, in ms; retries wait for it. */
const TICK = 25;

/** How many messages leave before each restart, and after the last one. */
const BETWEEN = 15;

const WRITERS = 6;

/** How many may wait to be sent before the writers pause. */
const MOST_WAITING = 60;

interface Load {
  isOver: boolean;
  readonly accepted: string[];
  refused: number;
  /** How many were sent when it was last looked. */
  sent: number;
}

if (canStartPostgresql())
  describe('while PostgreSQL restarts under load', () => {
    let server: RestartablePostgresql;
    let box: OutboxTest;
    let ticking: NodeJS.Timeout;
    let writing: Promise<unknown> = Promise.resolve();
    beforeAll(async () => {
      server = await startRestartablePostgresql();
      // The SQLite file of this place stays unused.
      box = await openOutbox('sqlite', { database: { engine: 'postgresql', url: server.url } });
      await box.connect('sms');
      ticking = setInterval(() => box.opened.clock.advance(TICK), TICK);
    }, 300_000);
    afterAll(async () => {
      load.isOver = true;
      await writing.catch(() => undefined);
      clearInterval(ticking);
      await box.opened.close();
      await server.stop();
    }, 120_000);

    const load: Load = { isOver: false, accepted: [], refused: 0, sent: 0 };

    /** A refusal says that it is the database, and when to come again. */
    function expectUnavailable(answer: LightMyRequestResponse): void {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      load.refused += 1;
    }

    /** Restarts the server, and reads meanwhile. */
    async function restart(mode: 'fast' | 'immediate'): Promise<void> {
      const isUp = new AbortController();
      const restarting = server.restart(mode).finally(() => isUp.abort());
      while (!isUp.signal.aborted) {
        const answer = await box.opened.request({ method: 'GET', url: '/api/messages' });
        if (answer.statusCode !== 200) expectUnavailable(answer);
      }
      await restarting;
    }

    /** Sends messages one after the other until it is stopped, each again under its own key while the database is away. */
    async function write(writer: number, person: MadeMessage): Promise<void> {
      for (let count = 0; !load.isOver; count += 1) {
        const content = `Writer ${writer}, number ${count}`;
        const reply = { content, idempotencyKey: `writer-${writer}-${count}` };
        for (;;) {
          const answer = await box.post(`/api/conversations/${person.conversationId}/replies`, reply);
          if (answer.statusCode < 300) break;
          expectUnavailable(answer);
          await pause(TICK);
        }
        load.accepted.push(content);
        while (!load.isOver && load.accepted.length - load.sent > MOST_WAITING) await pause(TICK);
      }
    }

    const rows = () => box.opened.engine.reader.selectFrom('outbound_message').select(['content', 'state']).execute();
    const sent = async () => {
      load.sent = (await rows()).filter(({ state }) => state === 'sent').length;
      return load.sent;
    };
    const PATIENCE = { timeout: 120_000, interval: 100 };

    test('nothing is lost, doubled or ended, and everything goes on by itself', { timeout: 600_000 }, async () => {
      let told = 0;
      box.opened.app.get(ChangeFeed).subscribe({
        workspaceId: box.opened.workspaceId,
        onChange: ({ seq }) => {
          told = seq;
        },
      });
      const people: MadeMessage[] = [];
      for (let count = 0; count < WRITERS; count += 1) people.push(await box.person('sms'));
      writing = Promise.all(people.map((person, writer) => write(writer, person)));
      for (const mode of ['fast', 'immediate', 'fast'] as const) {
        const before = await sent();
        await expect.poll(sent, PATIENCE).toBeGreaterThan(before + BETWEEN);
        await restart(mode);
      }
      const before = await sent();
      await expect.poll(sent, PATIENCE).toBeGreaterThan(before + BETWEEN);
      load.isOver = true;
      await writing;

      expect(load.refused).toBeGreaterThan(0);
      await expect
        .poll(async () => (await rows()).map(({ state }) => state).filter((state) => state !== 'sent'), PATIENCE)
        .toEqual([]);
      const wanted = load.accepted.toSorted();
      expect((await rows()).map(({ content }) => content).toSorted()).toEqual(wanted);
      expect((await box.taken()).map(({ text }) => text).toSorted()).toEqual(wanted);
      await box.opened.app.get(JobRunner).idle();
      const { change_seq: head } = await box.opened.engine.reader
        .selectFrom('workspace')
        .select('change_seq')
        .executeTakeFirstOrThrow();
      await expect.poll(() => told, PATIENCE).toBeGreaterThanOrEqual(head);
      expect(await box.opened.get('/api/health')).toMatchObject({ checks: { database: { status: 'ok' } } });
    });
  });
