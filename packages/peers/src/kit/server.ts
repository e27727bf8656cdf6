import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type PeerCall, readCall } from './call.js';
import { type Fate, fateOf } from './network-fault.js';
import type { PeerOptions } from './peer.js';
import { type PeerAnswer, Refusal } from './refusal.js';

export interface PeerServerOptions extends Pick<PeerOptions, 'port' | 'random' | 'fault'> {
  /** Responds to a call, or throws a {@link Refusal}. */
  readonly answer: (call: PeerCall) => PeerAnswer | Promise<PeerAnswer>;
  /** The provider's responses for a body that is too large (413), a failure (500) and an outage (503). */
  readonly problem: (status: 413 | 500 | 503) => PeerAnswer;
}

export interface PeerServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Listens on loopback, and does not keep an otherwise idle process alive. */
export async function startPeerServer(options: PeerServerOptions): Promise<PeerServer> {
  const server = createServer((request, response) => void serve(options, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(options: PeerServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A caller that disconnects while sending receives no response.
  const call = await readCall(request).catch(() => 'broken off' as const);
  if (call === 'broken off') return;
  if (call === null) return respond(response, options.problem(413));
  const fault = options.fault?.();
  const fate: Fate = fault === undefined ? 'well' : fateOf(fault, options.random());
  if (fate === 'hangs') return;
  if (fate === 'fails') return respond(response, options.problem(503));
  const answer = await answerOf(options, call);
  if (fault?.slowMs !== undefined) await pause(fault.slowMs * options.random());
  if (fate === 'is lost') response.destroy();
  else respond(response, answer);
}

async function answerOf({ answer, problem }: PeerServerOptions, call: PeerCall): Promise<PeerAnswer> {
  try {
    return await answer(call);
  } catch (error) {
    return error instanceof Refusal ? error.answer : problem(500);
  }
}

function respond(response: ServerResponse, { status, headers = {}, body }: PeerAnswer): void {
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
    response.writeHead(status, headers).end(body);
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}
