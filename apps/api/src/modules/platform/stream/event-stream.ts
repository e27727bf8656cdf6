import type { ServerResponse } from 'node:http';
import type { ChangeEvent } from '@concordia/contract/platform';
import type { FastifyReply } from 'fastify';

/** Unread bytes (a few hundred changes) after which a client counts as stalled and is disconnected. It catches up when it reconnects. */
const MOST_UNREAD = 65_536;

/** How long a browser waits before reconnecting, in ms. */
const RETRY_MS = 2_000;

export class EventStream {
  readonly #raw: ServerResponse;
  #seq = 0;

  constructor(reply: FastifyReply) {
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    );
    reply.hijack();
    this.#raw = reply.raw;
    for (const { name, value } of headers) this.#raw.setHeader(name, value);
    this.#raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // A keep-alive connection would delay shutdown until it times out.
      connection: 'close',
    });
    this.#write(`retry: ${RETRY_MS}\n\n`);
  }

  /** The last sequence number that the client has. */
  get seq(): number {
    return this.#seq;
  }

  /** Sends the position as an id without an event; browsers remember it and send it back. */
  begin(seq: number): void {
    this.#seq = Math.max(this.#seq, seq);
    this.#write(`id: ${this.#seq}\n\n`);
  }

  change(event: ChangeEvent): void {
    if (event.seq <= this.#seq) return;
    this.#seq = event.seq;
    this.#write(`event: change\nid: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** The client missed more than the log keeps and must reload everything. */
  reset(seq: number): void {
    this.#seq = seq;
    this.#write(`event: reset\nid: ${seq}\ndata: {"seq":${seq}}\n\n`);
  }

  heartbeat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.#raw.end();
  }

  onEnd(listener: () => void): void {
    this.#raw.once('close', listener);
  }

  #write(text: string): void {
    if (this.#raw.destroyed || this.#raw.writableEnded) return;
    if (this.#raw.writableLength > MOST_UNREAD) this.#raw.destroy();
    else this.#raw.write(text);
  }
}
