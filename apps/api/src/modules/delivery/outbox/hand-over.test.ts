import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Provider } from '@concordia/domain';
import { startSmtpPeer } from '@concordia/peers/smtp';
import { startTwilioPeer } from '@concordia/peers/twilio';
import { ModuleRef } from '@nestjs/core';
import { afterEach, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { OutboxModule } from './outbox.module.js';
import { Sender } from './sender.js';
import { type OutboxTest, openOutbox, passTime } from './testing.js';

const PATIENCE = { timeout: 20_000, interval: 50 };

/** A process that is gone: whatever it was waiting for never comes. */
class Killed extends Error {}

onEveryEngine('a message whose process is killed before its connection is ready', (engine) => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const end of endings.splice(0).toReversed()) await end();
  });

  async function open(origins: Partial<Record<Provider, string>>): Promise<OutboxTest> {
    const box = await openOutbox(engine, { providerOrigins: origins });
    endings.push(() => box.opened.close());
    return box;
  }

  async function goLive(box: OutboxTest, channel: 'sms' | 'email', payload: object) {
    const put = await box.opened.request({ method: 'PUT', url: `/api/channels/${channel}/settings`, payload });
    expect([put.statusCode, put.statusCode === 200 ? '' : put.body]).toEqual([200, '']);
    const live = { method: 'PATCH', url: `/api/channels/${channel}`, payload: { mode: 'live' } } as const;
    expect((await box.opened.request(live)).json()).toMatchObject({ mode: 'live' });
  }

  /** The first attempt stays in a process that is killed; its job comes again in another one, which knows nothing of the first. */
  async function killable(box: OutboxTest): Promise<{ kill: () => void }> {
    const first = box.opened.app.get(Sender);
    const next = await box.opened.app.select(OutboxModule).get(ModuleRef, { strict: true }).create(Sender);
    const death = Promise.withResolvers<never>();
    death.promise.catch(() => undefined);
    const original = first.send.bind(first);
    vi.spyOn(first, 'send')
      .mockImplementation((...job) => next.send(...job))
      .mockImplementationOnce((...job) => Promise.race([original(...job), death.promise]));
    return { kill: () => death.reject(new Killed('killed')) };
  }

  async function queued(box: OutboxTest, channel: 'sms' | 'email') {
    const answer = await box.reply(await box.person(channel), 'Only once');
    expect(answer.json()).toMatchObject({ state: 'queued' });
    return answer.json<{ id: string }>().id;
  }

  /** Kills while the server stalls, with nothing handed over; then waits for the message to be sent. */
  async function killAndGoOn(box: OutboxTest, id: string, wait: StallingServer, goOn: () => Promise<unknown>) {
    const { kill } = await killable(box);
    box.passUndo();
    await expect.poll(() => wait.connections(), PATIENCE).toBeGreaterThan(0);
    expect(await box.rowOf(id)).toMatchObject({ state: 'sending', handed_over_at: null, message_id: null });
    await goOn();
    kill();
    await expect
      .poll(async () => {
        await passTime(box.opened, 2_000);
        return (await box.rowOf(id))?.state;
      }, PATIENCE)
      .toBe('sent');
    expect(await box.rowOf(id)).toMatchObject({ attempts: 2, failure_code: null });
  }

  test('is sent once over SMTP, where the server stalled at the login', async () => {
    const stalling = await stallingServer(true);
    endings.push(stalling.stop);
    const box = await open({ imap: `smtp://127.0.0.1:${stalling.port}` });
    const settings = {
      fromAddress: 'mara@fernhill.example',
      user: 'mara',
      imapHost: 'imap.fernhill.example',
      smtpHost: 'smtp.fernhill.example',
    };
    await goLive(box, 'email', { provider: 'imap', settings, secrets: { apiKey: 'correct-horse' } });
    const id = await queued(box, 'email');
    const taken: unknown[] = [];
    await killAndGoOn(box, id, stalling, async () => {
      await stalling.stopListening();
      const peer = await startSmtpPeer({
        port: stalling.port,
        judge: (mail) => {
          taken.push(mail);
          return 'taken';
        },
      });
      endings.push(() => peer.stop());
    });
    expect(taken).toHaveLength(1);
  });

  test('is sent once over HTTP, where the server stalled at TLS', async () => {
    const stalling = await stallingServer(false);
    endings.push(stalling.stop);
    const origins: Partial<Record<Provider, string>> = { twilio: `https://127.0.0.1:${stalling.port}` };
    const box = await open(origins);
    const peer = await startTwilioPeer({
      deliver: async () => ({ status: 200, body: '' }),
      publicUrl: 'http://127.0.0.1:4600',
      now: () => box.opened.clock.now(),
      random: Math.random,
      schedule: () => undefined,
    });
    endings.push(() => peer.stop());
    const { accountSid, fromNumber, authToken } = peer.settings;
    const connection = { provider: 'twilio', settings: { accountSid, fromNumber }, secrets: { authToken } };
    await goLive(box, 'sms', connection);
    const id = await queued(box, 'sms');
    await killAndGoOn(box, id, stalling, async () => {
      origins.twilio = peer.origin;
      await goLive(box, 'sms', connection);
    });
    expect(peer.accepted.map(({ text }) => text)).toEqual(['Only once']);
  });
});

interface StallingServer {
  readonly port: number;
  /** How many are held. */
  readonly connections: () => number;
  /** Takes no more; those that are held stay so. */
  readonly stopListening: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Takes connections and goes silent: @param greets after the greeting of an SMTP server that wants a login; otherwise at once. */
async function stallingServer(greets: boolean): Promise<StallingServer> {
  const held = new Set<Socket>();
  const begun = new Set<Socket>();
  const server: Server = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => undefined);
    if (!greets) {
      begun.add(socket);
      return;
    }
    socket.write('220 slow.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      if (/^EHLO/im.test(chunk.toString())) socket.write('250-slow.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else begun.add(socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  let isListening = true;
  const stopListening = async () => {
    if (!isListening) return;
    isListening = false;
    server.close();
  };
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    connections: () => begun.size,
    stopListening,
    stop: async () => {
      await stopListening();
      for (const socket of held) socket.destroy();
    },
  };
}
