import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { http } from './http';
import { reachability } from './reachability';

// Shared with the other test files of this process, whatever they left it at.
beforeEach(() => reachability.note(true));
afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));

describe('the server', () => {
  test('is away when a call does not reach it, and back with the next answer, be it a refusal', async () => {
    const heard = vi.fn<() => void>();
    const stop = reachability.subscribe(heard);
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(http('/api/x')).rejects.toThrow('Failed to fetch');
    await expect(http('/api/x')).rejects.toThrow('Failed to fetch');
    expect(reachability.isReached()).toBe(false);
    answering(async () => new Response('', { status: 404 }));
    await expect(http('/api/x')).rejects.toThrow('404');
    expect(reachability.isReached()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  test('is away while answers come from what was kept', async () => {
    answering(async () => new Response('[]', { headers: { 'x-concordia-kept': '2026-11-23T09:00:00.000Z' } }));
    expect(await http('/api/messages')).toEqual([]);
    expect(reachability.isReached()).toBe(false);
  });

  test('is not away when the caller gives up', async () => {
    answering(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
    await expect(http('/api/x')).rejects.toThrow('Aborted');
    expect(reachability.isReached()).toBe(true);
  });
});
