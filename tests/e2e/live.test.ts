import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns } from '../support/board.ts';
import { journey, sharedApp, withWorker } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

/** What a page without a connection complains about. */
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const nadia = { from: '+447700900981', name: 'Nadia Berg' };

test('what happens is on every open screen, and after a lost connection nothing is missing', async () => {
  const { simulate } = apiAt(address());
  const [one, other] = [await open(address()), await open(address(), { expected: lost, ...withWorker })];
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
  // The conversation is one card, and what she wrote brought it back. Each column is read again by a call of its own.
  await expect.poll(() => cardsFrom(other, columns.waiting, 'Nadia Berg').count()).toBe(0);
  await expect.poll(() => cardsFrom(other, columns.inProgress, 'Nadia Berg').count()).toBe(0);
});

test('two tabs that move one card at once agree on where it is', async () => {
  const { simulate, allMessages } = apiAt(address());
  const text = 'Do you have decaf?';
  await simulate('whatsapp', { from: '+447700900982', name: 'Otto Faber', text });
  const pages = [await open(address(), withWorker), await open(address(), withWorker)];
  for (const page of pages) {
    await cardsFrom(page, columns.inbox, 'Otto Faber').first().focus();
    // Its letters work.
    await page.getByRole('button', { name: 'Views' }).waitFor();
  }
  const [one, other] = pages;
  await Promise.all([one?.keyboard.press('Shift+ArrowRight'), other?.keyboard.press('e')]);

  const placesOn = async (page: Page) => {
    const titles = [columns.inbox, columns.inProgress, columns.waiting];
    const counts = await Promise.all(titles.map((title) => cardsFrom(page, title, 'Otto Faber').count()));
    return titles.flatMap((title, index) => Array<string>(counts[index] ?? 0).fill(title));
  };
  /** The last one wins. *Completed* is collapsed. */
  const kept = async () => {
    const status = (await allMessages()).find(({ content }) => content === text)?.status;
    return status === 'completed' ? [] : status === 'in_progress' ? [columns.inProgress] : ['moved by nobody'];
  };
  await expect
    .poll(async () => Promise.all([kept(), ...pages.map(placesOn)]), { timeout: 15_000 })
    .toSatisfy((places: string[][]) => places.every((place) => place.join() === places[0]?.join()));
});

test('what moved is in one column, although the one it left is still being read', async () => {
  const { simulate, allMessages, update } = apiAt(address());
  await simulate('whatsapp', { from: '+447700900983', name: 'Petra Lund', text: 'Is the mill repaired?' });
  const page = await open(address());
  await cardsFrom(page, columns.inbox, 'Petra Lund').first().waitFor();

  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/conversations\?(?=.*status=inbox)/, async (route) => {
    await released;
    await route.continue();
  });
  const hers = (await allMessages()).find(({ contact }) => contact?.name === 'Petra Lund');
  if (hers === undefined) throw new Error('She wrote.');
  await update(hers.id, { status: 'waiting' });

  await cardsFrom(page, columns.waiting, 'Petra Lund').first().waitFor();
  expect(await cardsFrom(page, columns.inbox, 'Petra Lund').count()).toBe(0);
  goOn();
});
