import { createServer } from 'node:net';
import type { PathReport, ReceiverOrder } from './webhooks/words.ts';

/*
 * Receivers of webhooks, in a process of their own: each path is one. `/dead` never answers. They know an event by its number, and how long
 * it was on its way by the instant in it; both processes have the same clock.
 */

interface Path {
  readonly seen: Set<number>;
  readonly delays: number[];
  again: number;
}

const paths = new Map<string, Path>();

/** They stand for machines of others, so they take as little of this one as they can: of HTTP they know what is sent to them here. */
const server = createServer((socket) => {
  let text = '';
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    text += chunk;
    let answers = 0;
    for (let end = endOf(text); end > 0; end = endOf(text)) {
      if (receive(text.slice(0, end))) answers += 1;
      text = text.slice(end);
    }
    if (answers > 0) socket.write(NO_CONTENT.repeat(answers));
  });
});

const NO_CONTENT = 'HTTP/1.1 204 No Content\r\n\r\n';

/** Where the first request of a text ends; 0 when it is not whole. */
function endOf(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head + 2))?.[1];
  const end = head + 4 + Number(length ?? 0);
  return text.length < end ? 0 : end;
}

/** @returns whether it is answered. */
function receive(request: string): boolean {
  const now = performance.timeOrigin + performance.now();
  const url = request.slice('POST '.length, request.indexOf(' ', 'POST '.length));
  const number = /"n":(\d+)/.exec(request)?.[1];
  const at = /"at":([\d.]+)/.exec(request)?.[1];
  const path = pathOf(url);
  if (number === undefined || path.seen.has(Number(number))) path.again += 1;
  else {
    path.seen.add(Number(number));
    path.delays.push(now - Number(at));
  }
  return url !== '/dead';
}

function pathOf(url: string): Path {
  const known = paths.get(url);
  if (known !== undefined) return known;
  const made = { seen: new Set<number>(), delays: [], again: 0 };
  paths.set(url, made);
  return made;
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});

process.on('message', (order: ReceiverOrder) => {
  if (order === 'forget') paths.clear();
  const reports = [...paths].map(
    ([url, { seen, delays, again }]): PathReport => ({ url, events: seen.size, again, ...quantilesOf(delays) }),
  );
  const { user, system } = process.cpuUsage();
  process.send?.({ reports, cpuSeconds: (user + system) / 1e6 });
});

function quantilesOf(delays: readonly number[]): { p50: number; p99: number; worst: number } {
  const sorted = Float64Array.from(delays).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}
