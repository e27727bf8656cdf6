import { describe, expect, it } from 'vitest';
import { fileNameOf } from './fileNameOf';

describe('the file name of a title', () => {
  it('keeps letters and digits of any script', () => {
    expect(fileNameOf('Messages per week: 1 / 2')).toBe('messages-per-week-1-2');
    expect(fileNameOf('Nachrichten für Ärzte')).toBe('nachrichten-für-ärzte');
    expect(fileNameOf('週ごとのメッセージ')).toBe('週ごとのメッセージ');
  });

  it('leaves no path, and is never empty or too long', () => {
    expect(fileNameOf('../../etc')).toBe('etc');
    expect(fileNameOf('…')).toBe('chart');
    expect(fileNameOf('week '.repeat(40)).length).toBeLessThanOrEqual(60);
  });
});
