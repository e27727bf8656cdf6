import { expect, it } from 'vitest';
import { setSplitTarget, splitTargetIn } from './splitTarget';

it('is the message of the open conversation that had the focus last', () => {
  expect(splitTargetIn('a')).toBeNull();
  const message = { conversationId: 'a', id: 'm' };
  setSplitTarget(message);
  expect([splitTargetIn('a'), splitTargetIn('b'), splitTargetIn(null)]).toEqual([message, null, null]);
  setSplitTarget(null);
  expect(splitTargetIn('a')).toBeNull();
});
