import { expect, test } from 'vitest';
import { channelStatus } from './channelStatus';

test('a live channel is live only while its credentials work', () => {
  expect(channelStatus({ mode: 'live', health: 'ok' })).toBe('live');
  expect(channelStatus({ mode: 'live', health: 'untested' })).toBe('live');
  expect(channelStatus({ mode: 'live', health: 'failing' })).toBe('failing');
  expect(channelStatus({ mode: 'live', health: 'expired' })).toBe('expired');
});

test('a simulated channel is never live, and never fails for what a live account said', () => {
  for (const health of ['untested', 'ok', 'failing', 'expired'] as const) {
    expect(channelStatus({ mode: 'simulated', health })).toBe('simulated');
    expect(channelStatus({ mode: 'not_connected', health })).toBe('not_connected');
  }
});
