import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

/** Reads the cards of the contacts whose names have a word in them. */
async function find(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(name);
  return page.getByRole('list', { name: 'Contacts' }).getByRole('article');
}

async function openPerson(page: Page, name: string): Promise<Locator> {
  await find(page, name);
  await page.getByRole('button', { name: `View Details: ${name}`, exact: true }).click();
  return page.getByRole('complementary', { name: 'Contact' });
}

test('two contacts of one person are merged after a look at what that does, and taken apart again', async () => {
  // What is shown of the merge is asked for once more while its dialog closes.
  const page = await open(`${address()}/contacts`, { expected: /404.*\/api\/merges\/preview$/ });
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Is this one person?' });
  await review.getByText('They have the same phone number.').waitFor();
  await review.getByRole('button', { name: 'Merge Ada Lindqvist and A. Lindqvist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge contacts' });
  await dialog.getByText('2 handles').waitFor();
  await dialog.getByRole('radio', { name: 'ada.l@hemma.example' }).press('Space');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await toastsOf(page).getByText('A. Lindqvist is now part of Ada Lindqvist').waitFor();
  await review.getByText('No duplicates found').waitFor();
  await page.keyboard.press('Escape');

  await page.reload();
  const cards = await find(page, 'Lindqvist');
  await page.getByText('1 contact found').waitFor();
  await cards.getByText('ada.l@hemma.example').waitFor();

  await page.getByRole('button', { name: 'Past merges' }).click();
  await review.getByRole('button', { name: 'Undo the merge of A. Lindqvist' }).click();
  await toastsOf(page).getByText('A. Lindqvist is a contact again').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('2 contacts found').waitFor();
  await cards.getByText('ada.lindqvist@northwind.example').waitFor();
});

const book = `Name,Mail,Telephone,Born,Wine
Greta Holm,greta@holm.example,+46 70 174 06 09,1988-04-02,Riesling
Jonas Falk,not an address,+46 70 174 06 10,,
,,,,nothing
`;

test('an address book comes in by the columns that one names, says which rows did not, and twice adds nobody', async () => {
  const page = await open(`${address()}/contacts`);
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });

  async function bringIn(): Promise<void> {
    const file = { name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(book) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    for (const [column, field] of [
      ['Mail', 'Email'],
      ['Born', 'Birthday'],
      ['Wine', 'A field of its own'],
    ]) {
      await dialog.getByRole('button', { name: `What “${column}” is` }).click();
      await page.getByRole('option', { name: field, exact: true }).click();
    }
    await dialog.getByText('5 of 5 columns in use').waitFor();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  }

  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import contacts…' }).click();
  await bringIn();
  await dialog.getByText('3 rows · 2 added').waitFor();
  await dialog.getByRole('button', { name: 'Show 2 problems' }).click();
  await dialog.getByText('“not an address”').waitFor();
  await dialog.getByText('The row has no name, address or number').waitFor();

  await dialog.getByRole('button', { name: 'Import another file' }).click();
  await bringIn();
  await dialog.getByText('3 rows · 0 added').waitFor();
  await dialog.getByRole('button', { name: 'Show contacts' }).click();

  await (await find(page, 'Greta Holm')).getByText('2 April').waitFor();
  const greta = await openPerson(page, 'Greta Holm');
  await greta.getByText('greta@holm.example').waitFor();
  await greta.getByRole('tab', { name: 'Details' }).click();
  await greta.getByText('Riesling').waitFor();
});

test('a person is erased once their name is typed, with a receipt, and none of their messages is left', async () => {
  // Behind the receipt the page learns that there is nobody any more.
  const page = await open(`${address()}/contacts`, { expected: /404.*\/api\/contacts\// });
  const api = apiAt(address());
  const of = async (name: string) => (await api.allMessages()).filter(({ contact }) => contact?.name === name).length;
  const messages = await of('George Papadakis');
  expect(messages).toBeGreaterThan(0);

  const panel = await openPerson(page, 'George Papadakis');
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Erase…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase George Papadakis?' });
  const name = dialog.getByRole('textbox', { name: /^Name of the contact/ });
  await name.fill('George');
  await name.press('Enter');
  await dialog.getByText('Type the name exactly: George Papadakis').first().waitFor();
  expect(await of('George Papadakis')).toBe(messages);

  await name.fill('George Papadakis');
  await name.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await receipt.getByText('Done', { exact: true }).first().waitFor();
  await receipt.getByRole('definition').getByText(String(messages), { exact: true }).first().waitFor();
  await receipt.getByRole('button', { name: 'Done' }).click();
  await page.getByText('No contact matches “George Papadakis”.').waitFor();
  expect((await api.allMessages()).filter(({ content }) => content.includes('roaster still for sale'))).toEqual([]);
});
