import { describe, expect, it } from 'vitest';
import { textOfTime, timeOf } from './time';

describe('a time of day', () => {
  it('goes to the field and back', () => {
    for (const text of ['00:00', '08:05', '23:59']) {
      const time = timeOf(text);
      expect(time && textOfTime(time)).toBe(text);
    }
  });

  it('is nothing where it is none', () => {
    for (const text of ['', '8:05', '24:00', '12:60', '12:00:00']) expect(timeOf(text)).toBeNull();
  });
});
