import { describe, expect, it } from 'vitest';
import { leadsOutside } from './leadsOutside';

describe('an address', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'HTTP://EXAMPLE.ORG',
    'mailto:ada@example.org',
    'tel:+46701234567',
    'web+app:open',
    '//example.org/a',
    ' https://example.org',
  ])('%s leads outside', (href) => expect(leadsOutside(href)).toBe(true));

  it.each(['/', '/contacts?contact=a:b', '?tab=analytics', '#main', 'contacts', '/https://example.org', ''])(
    '%s stays inside',
    (href) => expect(leadsOutside(href)).toBe(false),
  );
});
