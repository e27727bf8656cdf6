import { expect, it } from 'vitest';
import { unquote } from './unquote';

it('takes the first mark of each line away, and no other character', () => {
  expect(unquote('On Monday Ada wrote:\n> Two > one?\n>\n>> Yes\n>   indented')).toBe(
    'On Monday Ada wrote:\nTwo > one?\n\n> Yes\n  indented',
  );
});
