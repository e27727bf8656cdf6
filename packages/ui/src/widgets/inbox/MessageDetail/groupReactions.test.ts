import { expect, it } from 'vitest';
import { groupReactions } from './groupReactions';

it('puts the same signs together, in the order in which they were given', () => {
  const at = '2026-11-20T09:30:00.000Z';
  const groups = groupReactions(
    [
      { emoji: '😂', from: '+351912000140', name: 'Tomás', at },
      { emoji: '👍', from: '@ada', name: null, at },
      { emoji: '😂', from: '(us)', name: null, at, isOurs: true },
    ],
    'you',
  );
  expect(groups).toEqual([
    { emoji: '😂', names: ['Tomás', 'you'], isOurs: true },
    { emoji: '👍', names: ['@ada'], isOurs: false },
  ]);
});
