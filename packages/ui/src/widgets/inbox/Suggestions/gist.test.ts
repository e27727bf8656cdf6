import { expect, test } from 'vitest';
import { gistOf } from './gist';

test.each([
  ['Hello Priya.\n\nThank you for asking. The technician comes at noon.', 'The technician comes at noon.'],
  ['Hallo Frau Weber,\n\nvielen Dank. Wir liefern am Freitag.\n\nViele Grüße', 'Wir liefern am Freitag.'],
  ['Bonjour Claire,\nMerci. Les dates sont parfaites.', 'Les dates sont parfaites.'],
  ['Thanks! Thursday at 9.30 works. See you then.', 'Thursday at 9.30 works. See you then.'],
  ['Himmel, das geht!', 'Himmel, das geht!'],
])('a reply says %s in short', (reply, gist) => {
  expect(gistOf(reply)).toBe(gist);
});

test.each(['Hello Priya. Thank you for asking.', 'Danke!', 'Thank you for asking “who?”', ''])(
  '%s says nothing beyond courtesy',
  (reply) => {
    expect(gistOf(reply)).toBeNull();
  },
);
