import { connect, type Socket } from 'node:net';

/*
 * Sends webhooks that nobody signed, in a process of its own, so that what it costs is not counted as the product's. It ends when the
 * product has answered or closed all of them, or, for stalled ones, when it is told to.
 */

/** What the attacker is to send. */
export interface Attack {
  port: number;
  path: string;
  count: number;
  /** What each body announces, in bytes. */
  length: number;
  /** How much of it is sent, in bytes. */
  sent: number;
}

const CHUNK = Buffer.alloc(65_536, 'x');

process.on('message', (attack: Attack) => void send(attack));

async function send(attack: Attack): Promise<void> {
  const statuses = new Map<string, number>();
  for (const answer of await Promise.all(Array.from({ length: attack.count }, () => one(attack)))) {
    statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
  }
  process.send?.(Object.fromEntries(statuses), () => process.exit());
}

/** @returns the status of the answer, or `cut off` where the connection ended without one. */
function one({ port, path, length, sent }: Attack): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      if (answer.length < 64) answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'cut off'));
    socket.on('connect', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: ${length}\r\n\r\n`);
      pour(socket, sent);
    });
  });
}

function pour(socket: Socket, left: number): void {
  while (left > 0 && !socket.destroyed) {
    const chunk = left >= CHUNK.length ? CHUNK : CHUNK.subarray(0, left);
    left -= chunk.length;
    if (socket.write(chunk)) continue;
    socket.once('drain', () => pour(socket, left));
    return;
  }
}
