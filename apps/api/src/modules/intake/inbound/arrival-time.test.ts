import { describe, expect, test } from 'vitest';
import { arrivalTime } from './arrival-time.js';

const noon = Date.UTC(2026, 2, 1, 12);
const own = (after: number, providerId: string | null = null) => ({ sentAt: noon + after, providerId });

describe('a message counts as written', () => {
  test('when the provider says, without one of ours at that time', () => {
    expect(arrivalTime({ at: noon, inReplyTo: null }, [])).toBe(noon);
    expect(arrivalTime({ at: noon, inReplyTo: null }, [own(1000), own(60_000)])).toBe(noon);
  });

  test('after ours of the same second, where the provider gives whole seconds', () => {
    expect(arrivalTime({ at: noon, inReplyTo: null }, [own(400), own(700), own(1200)])).toBe(noon + 701);
    expect(arrivalTime({ at: noon + 100, inReplyTo: null }, [own(400)])).toBe(noon + 100);
  });

  test('after what it answers, however far the clocks are apart', () => {
    const ours = [own(90_000, 'later'), own(60_000, 'asked@ours.example')];
    expect(arrivalTime({ at: noon, inReplyTo: 'asked@ours.example' }, ours)).toBe(noon + 60_001);
    expect(arrivalTime({ at: noon, inReplyTo: 'later@provider.example' }, ours)).toBe(noon + 90_001);
    expect(arrivalTime({ at: noon, inReplyTo: 'another' }, ours)).toBe(noon);
  });
});
