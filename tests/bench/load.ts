import { spawn } from 'node:child_process';
import { inRoot } from '../support/paths.ts';

/** What a server did under load. Times in milliseconds. */
export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and connections that failed. */
  wrong: number;
}

const connections = 10;

/** Loads one address with ten connections, in a process of its own. */
export async function load(url: string, seconds: number): Promise<Load> {
  const report = await outputOf(inRoot('node_modules', '.bin', 'autocannon'), [
    '--json',
    '--connections',
    String(connections),
    '--duration',
    String(seconds),
    url,
  ]);
  const { requests, latency, non2xx, errors } = JSON.parse(report);
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99, wrong: non2xx + errors };
}

function outputOf(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}`))));
  });
}

/** The average of several runs; the worst p99 of them. */
export function together(loads: readonly Load[]): Load {
  const mean = (pick: (load: Load) => number): number =>
    loads.reduce((sum, load) => sum + pick(load), 0) / loads.length;
  return {
    requestsPerSecond: mean((load) => load.requestsPerSecond),
    p50: mean((load) => load.p50),
    p99: Math.max(...loads.map((load) => load.p99)),
    wrong: loads.reduce((sum, load) => sum + load.wrong, 0),
  };
}
