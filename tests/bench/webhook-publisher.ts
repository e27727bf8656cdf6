import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublisherOrder, PublisherReport } from './webhooks/words.ts';

/*
 * Publishes events at an even pace, in a process of its own. What is not answered is published again under its key, as a program does that
 * must not lose anything; only what was answered counts.
 */

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

process.on('message', (order: PublisherOrder) => {
  void publish(order).then((report) => process.send?.(report));
});

async function publish({ address, rate, seconds, first, topics }: PublisherOrder): Promise<PublisherReport> {
  const total = rate * seconds;
  const since = performance.now();
  const answers: Promise<void>[] = [];
  const times: number[] = [];
  let again = 0;
  const one = async (n: number): Promise<void> => {
    const at = performance.timeOrigin + performance.now();
    const payload = { n, at, order_id: `order-${n}`, customer: { plan: 'pro', seats: 12 }, note: 'x'.repeat(120) };
    const body = JSON.stringify({ topic: topics[n % topics.length], payload, idempotency_key: `bench-${n}` });
    while (!(await post(`${address}/api/connection/events/publish`, body))) {
      again += 1;
      await pause(50);
    }
    times.push(performance.timeOrigin + performance.now() - at);
  };
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - since) * rate) / 1_000));
    for (; sent < due; sent += 1) answers.push(one(first + sent));
    await pause(2);
  }
  await Promise.all(answers);
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(0.99 * sorted.length)] ?? 0;
  return { acknowledged: times.length, again, seconds: (performance.now() - since) / 1_000, p99 };
}

function post(url: string, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('error', () => resolve(false));
      response.on('end', () => resolve(response.statusCode === 201));
    });
    call.on('error', () => resolve(false));
    call.end(body);
  });
}
