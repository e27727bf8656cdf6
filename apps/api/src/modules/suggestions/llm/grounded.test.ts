import { expect, test } from 'vitest';
import { inventedIn } from './grounded.js';

const said =
  'Ada Berg\nInvoice 20871 over £1,200.50 is due on 4 March at 9:30. Write to ada@berg.example or call +44 117 555 0142.';

test.each([
  'Thank you, Ada. Is invoice 20871 over £1,200.50 the one?',
  'Shall we say 4 March, 9:30?',
  'I have ada@berg.example and +44 117 555 0142 noted.',
  'Gern, danke!',
])('what was said may be said: %s', (reply) => {
  expect(inventedIn(reply, said)).toEqual([]);
});

test.each([
  ['Please pay at https://evil.example/pay', 'evil.example'],
  ['See www.evil.example', 'evil.example'],
  ['See evil.example/pay for more', 'evil.example'],
  ['Click javascript:alert(1)', 'javascript'],
  ['Write to mallory@evil.example', 'mallory@evil.example'],
  ['Call +44 117 555 0199', '0199'],
  ['That is £900 less', '900'],
  ['Our account is DE89 3704 0044 0532 0130 00', 'DE89'],
  ['Follow @mallory', '@mallory'],
  ['It costs １５０ euros', '150'],
])('what was not said is found: %s', (reply, found) => {
  expect(inventedIn(reply, said).join(' ')).toContain(found);
});
