import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { readWebhook } from './read-webhook.js';

describe('the body of a webhook', () => {
  const HEAD = { method: 'POST', url: 'https://concordia.example/webhooks/sms', headers: {} } as const;
  const read = (
    body: unknown,
    { length, arriving = () => undefined, stop = new AbortController().signal }: Partial<Reading> = {},
  ) => {
    const headers = length === undefined ? {} : { 'content-length': String(length) };
    return readWebhook({ body, headers }, HEAD, arriving, stop);
  };
  interface Reading {
    readonly length: number;
    readonly arriving: (bytes: number) => void;
    readonly stop: AbortSignal;
  }

  /** What a reading was refused with by the end of this turn of the loop; `null` while it is going on. */
  async function refusalOf(reading: Promise<unknown>): Promise<unknown> {
    const refused = vi.fn<(reason: unknown) => void>();
    reading.catch(refused);
    await nextTurn();
    return refused.mock.calls[0]?.[0] ?? null;
  }

  test.each([undefined, 6])('is joined from its parts when the announced length is %s', async (length) => {
    const body = new PassThrough();
    const arriving = vi.fn();
    const reading = read(body, { ...(length !== undefined && { length }), arriving });
    body.write('abc');
    body.write('de');
    body.end('f');
    expect(await reading).toEqual({ ...HEAD, body: Buffer.from('abcdef') });
    expect(arriving.mock.calls).toEqual([[3], [2], [1]]);
  });

  test('is empty where there is none', async () => {
    expect(await read(undefined)).toEqual({ ...HEAD, body: new Uint8Array() });
  });

  test('is refused with the reason of who counts it, and the connection stays open for the answer', async () => {
    const body = new PassThrough();
    const reason = new Error('too large');
    const arriving = vi.fn().mockImplementation(() => {
      throw reason;
    });
    const reading = read(body, { arriving });
    body.write('abc');
    expect(await refusalOf(reading)).toBe(reason);
    expect(body.destroyed).toBe(false);
    body.write('def');
    await nextTurn();
    expect(arriving).toHaveBeenCalledTimes(1);
  });

  test.each([0, 1])('gives way with the reason of who stops it, %s turns after the reading began', async (turns) => {
    const body = new PassThrough();
    const stop = new AbortController();
    const reason = new Error('busy');
    if (turns === 0) stop.abort(reason);
    const reading = read(body, { stop: stop.signal });
    if (turns === 1) stop.abort(reason);
    expect(await refusalOf(reading)).toBe(reason);
    expect(body.destroyed).toBe(false);
  });

  test.each(['before', 'while'])('that is cut off %s it is read is refused', async (when) => {
    const body = new PassThrough();
    if (when === 'before') body.destroy();
    const reading = read(body);
    if (when === 'while') body.destroy(new Error('reset'));
    expect(await refusalOf(reading)).toMatchObject({ code: 'WEBHOOK_CUT_OFF' });
  });
});
