import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { literal, toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

const endingWith = (text: string): RegExp => new RegExp(`${literal(text)}$`);

/** The demo fits its models after it is filled. */
const fitted = { timeout: 60_000 };

/** One customer in four is held out, by ids that differ from run to run. */
async function offerToFirstNotHeldOut(page: Page, customers: Locator): Promise<{ name: string; offer: string }> {
  for (const make of await customers.getByRole('button', { name: /^Make an offer: / }).all()) {
    const name = /^Make an offer: (.*)$/.exec((await make.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await make.click();
    const form = page.getByRole('dialog', { name: `An offer for ${name}` });
    await form.getByRole('button', { name: /Offer/ }).click();
    const option = page.getByRole('option').first();
    const offer = (await option.textContent()) ?? '';
    await option.click();
    await form.getByRole('button', { name: 'Note the offer' }).click();
    const said = toastsOf(page).getByText(new RegExp(`: noted$|^${literal(name)} is held out`));
    if (((await said.last().textContent()) ?? '').endsWith('noted')) return { name, offer };
  }
  throw new Error('Everybody is held out.');
}

test('somebody at risk is opened, an offer is made to them, and what came of it is counted', async () => {
  const page = await open(`${address()}/analytics?tab=intelligence`);
  const churn = page.getByRole('region', { name: 'Churn Prediction' });
  await churn.getByRole('button', { name: /^[\d,]+ customers?: High Risk$/ }).click(fitted);

  const customers = page.getByRole('dialog', { name: 'High Risk' });
  await customers
    .getByRole('button', { name: /^Make an offer: / })
    .first()
    .waitFor();
  const { name, offer } = await offerToFirstNotHeldOut(page, customers);

  const taken = churn.getByRole('button', { name: endingWith(`taken: ${offer}`), includeHidden: true });
  const countsOf = async () => ((await taken.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
  const [acceptedBefore = 0, trialsBefore = 0] = await countsOf();

  await customers.getByRole('button', { name: `Why: ${name}` }).click();
  await customers.getByText('Still a customer').waitFor();
  await customers.getByRole('button', { name: `Took it: ${offer}` }).click();
  await customers.getByText('Taken', { exact: true }).first().waitFor();
  // The pressed button is gone: Escape closes the dialog from where the focus went.
  await customers
    .getByRole('button', { name: /^Undo what came of it/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Escape');
  await customers.waitFor({ state: 'hidden' });

  await expect.poll(countsOf, { timeout: 20_000 }).toEqual([acceptedBefore + 1, trialsBefore + 1]);
  await taken.click();
  // Some were made the same offer before.
  await page.getByRole('dialog', { name: offer }).getByRole('link', { name, exact: true }).first().waitFor();
});
