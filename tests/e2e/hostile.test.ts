import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf, toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

/** Would each make an element, run, or break out of an attribute, wherever text is taken for markup. */
const markup = `"'><img src=hostile onerror="document.title='owned'"><script>document.title='owned'</script>`;

/** Says a text of each field apart. */
const hostile = (field: string): string => `${field} ${markup}`;

/** The page shows the text as it was written, and made nothing of it. */
async function isInert(page: Page): Promise<void> {
  expect(await page.locator('img[src="hostile"]').count()).toBe(0);
  expect(await page.title()).toContain('Concordia');
}

async function addContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  for (const field of ['Name', 'Title', 'Company', 'Location']) {
    await form.getByRole('textbox', { name: field, exact: true }).fill(hostile(field));
  }
  await form.getByRole('combobox', { name: 'Tags' }).fill('<b>tag</b>');
  await form.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await form.getByRole('button', { name: 'Add field' }).click();
  await form.getByRole('textbox', { name: 'Name of field 1' }).fill('<i>field</i>');
  await form.getByRole('textbox', { name: 'Value of field 1' }).fill(hostile('Value'));

  // Links and addresses are refused before anything is stored.
  await form.getByRole('textbox', { name: 'LinkedIn' }).fill('javascript:document.title="owned"');
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await form.getByText('This is no https address of linkedin.com').first().waitFor();
  await form.getByRole('textbox', { name: 'LinkedIn' }).fill('');
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await toastsOf(page).getByText('was added').waitFor();
}

async function addNote(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Contact' });
  await panel.getByRole('heading', { name: hostile('Name') }).waitFor();
  await panel.getByRole('tab', { name: 'Notes' }).click();
  await panel.getByRole('textbox', { name: 'New note' }).fill(hostile('Note'));
  await panel.getByRole('button', { name: 'Add note' }).click();
  await panel.getByText(hostile('Note')).waitFor();
  await panel.getByRole('tab', { name: 'Details' }).click();
  await panel.getByText(hostile('Value')).waitFor();
}

async function answer(page: Page): Promise<void> {
  await cardsFrom(page, columns.inbox, hostile('Stranger')).click();
  const detail = detailOf(page);
  await detail.getByRole('article').getByText(hostile('Inbound')).waitFor();
  await detail.getByRole('textbox', { name: 'Reply on Gmail' }).fill(hostile('Reply'));
  await detail.getByRole('button', { name: 'Send', exact: true }).click();
  await detail.getByRole('article', { name: 'You' }).getByText(hostile('Reply')).waitFor();
}

async function addTask(page: Page): Promise<void> {
  await detailOf(page).getByRole('button', { name: 'Create Task' }).click();
  const form = page.getByRole('dialog', { name: 'Create Task' });
  await form.getByRole('textbox', { name: 'Task' }).fill(hostile('Task'));
  await form.getByRole('textbox', { name: 'Note (optional)' }).fill(hostile('Task note'));
  await form.getByRole('button', { name: 'Create Task' }).click();
  await form.waitFor({ state: 'hidden' });
}

async function addProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add project' }).click();
  const form = page.getByRole('dialog', { name: 'Add a project' });
  await form.getByRole('textbox', { name: 'Name' }).fill('<img src=hostile>');
  await form.getByRole('button', { name: 'Add project' }).click();
  await page.getByRole('list', { name: 'Projects' }).getByText('<img src=hostile>').waitFor();
}

test('markup in names, notes, messages, tasks, projects, views and searches stays the text that it is', async () => {
  const page = await open(`${address()}/contacts`);
  await addContact(page);
  await addNote(page);
  await isInert(page);

  await apiAt(address()).simulate('email', {
    from: 'stranger@hostile.example',
    name: hostile('Stranger'),
    subject: hostile('Subject'),
    text: hostile('Inbound'),
  });
  await page.goto(address());
  await answer(page);
  await addTask(page);
  await addProject(page);
  await isInert(page);

  await detailOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByPlaceholder('Search messages...').fill('<script>');
  await page.getByRole('list', { name: 'Filters that are on' }).getByText('“<script>”').waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save these filters as a view…' }).click();
  const view = page.getByRole('dialog', { name: 'Save a view' });
  await view.getByRole('textbox', { name: 'Name' }).fill('<img src=hostile>');
  await view.getByRole('button', { name: 'Save' }).click();
  await toastsOf(page).getByText('Saved the view “<img src=hostile>”').waitFor();

  await page.reload();
  await page.getByRole('list', { name: 'Projects' }).getByText('<img src=hostile>').waitFor();
  await isInert(page);
});
