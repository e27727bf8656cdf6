import { describe, expect, it } from 'vitest';
import { needed, optional, webAddress } from './validators';

describe('the rules of text fields', () => {
  it('want something besides spaces', () => {
    const rule = needed('Module name is required');
    expect(rule('  ')).toBe('Module name is required');
    expect(rule(' weather ')).toBeNull();
  });

  it.each(['https://example.org', 'http://localhost:4600/hook?x=1', ' https://例え.jp '])(
    'take the address %s',
    (text) => {
      expect(webAddress('Must be a valid URL')(text)).toBeNull();
    },
  );

  it.each(['', 'example.org', 'https://', 'ftp://example.org', 'javascript:alert(1)'])(
    'refuse the address %j',
    (text) => {
      expect(webAddress('Must be a valid URL')(text)).toBe('Must be a valid URL');
    },
  );

  it('let an optional field be empty, and only that', () => {
    const rule = optional(webAddress('Must be a valid URL'));
    expect(rule(' ')).toBeNull();
    expect(rule('example.org')).toBe('Must be a valid URL');
  });
});
