import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailboxPeer } from '@concordia/peers/imap';
import type { PeerOptions, ProviderPeer } from '@concordia/peers/kit';
import { entered } from '../support/entered.ts';
import { temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { memoryOf } from './memory.ts';
import { megabytes, printTable, sizeColumn, whole } from './table.ts';

const MAILBOXES = 20;
const LETTERS = 50;
/** How long a started server is left alone before its memory counts as idle, and how long the mailboxes wait before it is read again. */
const SETTLE_MS = 60_000;

/** What 20 mailboxes in IDLE cost: with one email each, after 50 more, and once what was read has been forgotten. */
export async function benchMailboxes(): Promise<void> {
  const folder = temporaryFolder('bench-mailboxes');
  const peer = await startMailboxPeer(surroundings);
  await write(peer, 0);
  const env = { CONCORDIA_PROVIDER_ORIGINS: `imap=${peer.origin}` };
  const app = await startApp({ dataDir: folder.path, env });
  try {
    const idle = await settled(app.pid);
    for (let mailbox = 0; mailbox < MAILBOXES; mailbox += 1) await connect(app.address, peer, mailbox);
    await until('every mailbox is connected', () => Promise.resolve(connectionsTo(peer) >= MAILBOXES || undefined), {
      withinMs: 300_000,
      everyMs: 500,
    });
    const connected = await settled(app.pid);
    for (let letter = 0; letter < LETTERS; letter += 1) await write(peer, letter + 1);
    const read = await settled(app.pid);
    const later = await settled(app.pid);
    printTable(
      `${MAILBOXES} mailboxes in IDLE, a minute after`,
      ['what', sizeColumn('over idle')],
      [
        ['connected, one email in each', megabytes(connected - idle)],
        [`${whole(LETTERS)} more emails in each`, megabytes(read - idle)],
        ['a minute later', megabytes(later - idle)],
      ],
    );
  } finally {
    await app.stop();
    await peer.stop();
    folder.remove();
  }
}

async function settled(pid: number): Promise<number> {
  await pause(SETTLE_MS);
  return memoryOf(pid)?.now ?? Number.NaN;
}

/** All of them reach the one mailbox of the peer; their hosts differ, because the same mailbox is connected once. */
async function connect(address: string, peer: ProviderPeer, mailbox: number): Promise<void> {
  const host = `mail${mailbox}.fernhill.example`;
  const settings = { fromAddress: `mara${mailbox}@fernhill.example`, imapHost: host, smtpHost: host };
  const body = { name: host, mode: 'live', ...entered(peer, settings) };
  const reply = await fetch(`${address}/api/channels/email/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${host}: ${reply.status} ${await reply.text()}`);
}

/** Established connections of the product to the IMAP server, as Linux counts them (`/proc/net/tcp`, addresses in hexadecimal). */
function connectionsTo({ settings }: ProviderPeer): number {
  const port = Number(settings.imapPort).toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter((line) => new RegExp(`: \\w+:\\w+ \\w+:${port} 01 `).test(line)).length;
}

const write = (peer: ProviderPeer, letter: number): Promise<string> =>
  peer.write({
    from: `guest${letter}@guests.example`,
    name: `Guest ${letter}`,
    subject: `Question ${letter}`,
    text: 'Could you send the offer for the fair by Friday?',
    inReplyTo: null,
  });

const surroundings: PeerOptions = {
  deliver: async () => ({ status: 200, body: '' }),
  publicUrl: 'http://127.0.0.1:9',
  now: Date.now,
  random: Math.random,
  schedule: (delayMs, work) => void setTimeout(work, delayMs),
};
