import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

/** What a page without a connection complains about. */
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const nadia = { from: '+447700900981', name: 'Nadia Berg' };

test('what happens is on every open screen, and after a lost connection nothing is missing', async () => {
  const { simulate } = apiAt(address());
  const [one, other] = [await open(address()), await open(address(), { expected: lost })];
  await cardsFrom(other, columns.inbox, '').first().waitFor();

  await simulate('whatsapp', { ...nadia, text: 'First: do you roast on Sundays?' });
  await cardsFrom(one, columns.inbox, 'Nadia Berg, First').waitFor();
  await cardsFrom(other, columns.inbox, 'Nadia Berg, First').waitFor();
  await cardsFrom(one, columns.inbox, 'Nadia Berg, First').focus();
  await one.keyboard.press('Shift+ArrowRight');
  await cardsFrom(other, columns.inProgress, 'Nadia Berg, First').waitFor();

  // What comes after the board is there, too.
  await other.getByRole('button', { name: 'Views' }).waitFor();
  await other.context().setOffline(true);
  await other.getByText('You are offline. What you see may be old.').waitFor();
  await cardsFrom(one, columns.inProgress, 'Nadia Berg, First').focus();
  await one.keyboard.press('Shift+ArrowRight');
  await cardsFrom(one, columns.waiting, 'Nadia Berg, First').waitFor();
  await simulate('whatsapp', { ...nadia, text: 'Second: and do you deliver?' });
  await cardsFrom(one, columns.inbox, 'Nadia Berg, Second').waitFor();

  await other.context().setOffline(false);
  await cardsFrom(other, columns.inbox, 'Nadia Berg, Second').waitFor();
  // The conversation is one card, and what she wrote brought it back.
  expect(await cardsFrom(other, columns.waiting, 'Nadia Berg').count()).toBe(0);
  expect(await cardsFrom(other, columns.inProgress, 'Nadia Berg').count()).toBe(0);
});
