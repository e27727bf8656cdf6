import { expect, it } from 'vitest';
import { peerOf, SIMULATABLE } from './index.js';

it.each(SIMULATABLE)('the peer of %s says what it enforces, and by which codes', (provider) => {
  const rules = peerOf(provider)?.rules ?? [];
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.some(({ code }) => code !== null)).toBe(true);
  for (const { code } of rules) expect(code ?? '200').toMatch(/^\d{3}(?: |$)/);
});
