import { expect, test } from 'vitest';
import { messageIdOf, messageIdsOfBot, messagePlaceOf } from './fields.js';

const place = { chat: '-10042', message: '7', business: null };

test('an id leads to its chat and message', () => {
  expect(messagePlaceOf(messageIdOf('-10042', '7'))).toEqual(place);
  expect(messagePlaceOf(messageIdOf('-10042', '7', 'b-1'))).toEqual({ ...place, business: 'b-1' });
});

test('the id of a further bot differs, and leads to the same place', () => {
  const ofBot = messageIdsOfBot('99');
  expect(ofBot('-10042', '7')).not.toBe(messageIdOf('-10042', '7'));
  expect(messagePlaceOf(ofBot('-10042', '7'))).toEqual(place);
  expect(messagePlaceOf(ofBot('-10042', '7', 'b-1'))).toEqual({ ...place, business: 'b-1' });
});

test.each(['', '7', 'button:7', 'x/1:7', '1:7:'])('%j is no id of a message', (id) => {
  expect(messagePlaceOf(id)).toBeNull();
});
