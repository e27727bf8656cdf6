import { describe, expect, it } from 'vitest';
import { statusOf, statusTone } from './tone';

describe('the tone of a status', () => {
  it.each(['connected', 'active', 'delivered'])('%s is green', (status) => expect(statusTone(status)).toBe('positive'));
  it.each(['pending'])('%s is neutral', (status) => expect(statusTone(status)).toBe('neutral'));
  it.each(['disconnected', 'failed', 'error'])('%s is destructive', (status) =>
    expect(statusTone(status)).toBe('negative'),
  );
  it.each(['running', 'retrying', 'constructor', '__proto__'])('%s is outlined', (status) =>
    expect(statusTone(status)).toBe('outline'),
  );

  it.each([null, undefined, '', '  '])('nothing (%j) means disconnected', (status) => {
    expect(statusOf(status)).toBe('disconnected');
    expect(statusTone(status)).toBe('negative');
  });

  it('does not depend on how it is written', () => {
    expect(statusTone(' Active ')).toBe('positive');
    expect(statusTone('FAILED')).toBe('negative');
  });
});
