import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTopic, isTopicPattern, matchesTopic } from './topics.js';

const name = fc.stringMatching(/^[a-c]{1,2}$/);
const names = fc.array(name, { minLength: 1, maxLength: 6 });
const parts = fc.array(fc.oneof(name, fc.constant('*'), fc.constant('**')), { minLength: 1, maxLength: 6 });

/** The definition, written down as it is read: slow and plain. */
function matchesPlainly([part, ...parts]: readonly string[], names: readonly string[]): boolean {
  if (part === undefined) return names.length === 0;
  const [name, ...others] = names;
  if (part === '**')
    return matchesPlainly(parts, names) || (name !== undefined && matchesPlainly([part, ...parts], others));
  return name !== undefined && (part === '*' || part === name) && matchesPlainly(parts, others);
}

describe('patterns of topics', () => {
  it('match what their definition says', () => {
    fc.assert(
      fc.property(parts, names, (pattern, topic) => {
        expect(matchesTopic(pattern.join('.'), topic.join('.'))).toBe(matchesPlainly(pattern, topic));
      }),
      { numRuns: 500 },
    );
  });

  it('match the topics that they are made from', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.constantFrom('same', 'one', 'rest')), { minLength: 1, maxLength: 6 }),
        (made) => {
          const pattern = made.map(([part, how]) => ({ same: part, one: '*', rest: '**' })[how]).join('.');
          expect(matchesTopic(pattern, made.map(([part]) => part).join('.'))).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['user.*', 'user.created', true],
    ['user.*', 'user', false],
    ['user.*', 'user.address.changed', false],
    ['user.**', 'user', true],
    ['**', 'message.received', true],
    ['**.received', 'message.received', true],
    ['user.created', 'user.Created', false],
  ])('%s and %s: %s', (pattern, topic, isMatch) => {
    expect(matchesTopic(pattern, topic)).toBe(isMatch);
  });

  it('are told from what is none', () => {
    expect(['user.*', '**', 'a.**.b', 'message_read'].filter((text) => !isTopicPattern(text))).toEqual([]);
    const wrong = ['', '.', 'a.', 'us*', 'a b', '***', 'ä', 'a'.repeat(65), 'a.'.repeat(16).concat('a'), 'a\n'];
    expect(wrong.filter(isTopicPattern)).toEqual([]);
    expect(['user.*', '**'].filter(isTopic)).toEqual([]);
  });
});
