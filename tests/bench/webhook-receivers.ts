import { createServer } from 'node:http';
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

const server = createServer((request, response) => {
  const url = request.url ?? '';
  let body = '';
  request.setEncoding('latin1');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    const now = performance.timeOrigin + performance.now();
    const number = /"n":(\d+)/.exec(body)?.[1];
    const at = /"at":([\d.]+)/.exec(body)?.[1];
    const path = pathOf(url);
    if (number === undefined) path.again += 1;
    else if (path.seen.has(Number(number))) path.again += 1;
    else {
      path.seen.add(Number(number));
      path.delays.push(now - Number(at));
    }
    if (url !== '/dead') response.writeHead(204).end();
  });
});

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
