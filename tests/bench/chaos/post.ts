import { Agent, request } from 'node:http';
import type { PlayedWebhook } from '@concordia/peers/kit';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** How long anybody waits for an answer, in ms. */
const patience = 30_000;

/** Hands a webhook over, as its provider would. Rejects when nobody answers. */
export function post(
  address: string,
  { method, path, headers, body }: PlayedWebhook,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}${path}`, { method, headers, agent, timeout: patience }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    call.on('timeout', () => call.destroy(new Error('Nobody answered in time.')));
    call.on('error', reject);
    call.end(method === 'POST' ? Buffer.from(body) : undefined);
  });
}
