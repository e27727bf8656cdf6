import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHealth } from './read-health.js';

describe('what a module says of its health', () => {
  test.each([
    ['{"status":"PASS","version":"1.0","capabilities":["a"]}', null],
    ['{"status":"down"}', 'The module reports the status “down”.'],
    ['{"status":200}', 'The response contains no valid status.'],
    ['[]', 'The response contains no valid status.'],
    ['<html>ok</html>', 'The response contains no valid status.'],
  ])('%s', (text, problem) => {
    expect(readHealth(text).problem).toBe(problem);
  });

  test('is read and cut to what can be shown, whatever it is', () => {
    const answer = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          status: fc.string(),
          version: fc.anything(),
          capabilities: fc.array(fc.anything(), { maxLength: 80 }),
        })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(answer, (text) => {
        const { problem, version, capabilities } = readHealth(text);
        const texts = [problem ?? '', version ?? '', ...capabilities];
        expect(texts.filter((one) => one.length > 80 || /\p{Cc}/u.test(one) || !one.isWellFormed())).toEqual([]);
        expect(capabilities.length).toBeLessThanOrEqual(50);
      }),
    );
  });
});
