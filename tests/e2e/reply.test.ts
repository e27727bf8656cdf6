import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { columns, detailOf, openMessage, toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open } = journey();
const address = sharedApp('demo');

/** A message of ours in the open conversation. */
const ours = (detail: Locator, text: string): Locator =>
  detail.getByRole('article', { name: 'You' }).filter({ hasText: text });

test('a suggested reply is edited, sent, taken back, and sent again', async () => {
  const page = await open(address());
  const detail = await openMessage(page, columns.inbox, 'Viktor Petrov');
  await detail.getByRole('list', { name: 'AI suggestions' }).getByRole('button').first().click();
  await toastsOf(page).getByText('AI suggestion applied successfully!').waitFor();
  const field = detail.getByRole('textbox', { name: 'Reply on Telegram' });
  expect(await field.inputValue()).toContain('By when do you need to know');

  const text = 'By when do you need to know, Viktor? I can be there at three.';
  await field.fill(text);
  await field.press('Control+Enter');
  await detail.getByRole('region', { name: 'On its way out' }).getByText(text).waitFor();
  expect(await field.inputValue()).toBe('');
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await toastsOf(page).getByText('Undone. The text is back in the reply.').waitFor();
  expect(await field.inputValue()).toBe(text);
  await detail.getByRole('region', { name: 'On its way out' }).waitFor({ state: 'detached' });

  await field.press('Control+Enter');
  // Telegram tells nothing of what became of a message.
  await ours(detail, text).getByText('Sent', { exact: true }).waitFor();
  await page.reload();
  await ours(detailOf(page), text).getByText('Sent', { exact: true }).waitFor();
  await until('it was sent once', async () => ((await ours(detailOf(page), text).count()) === 1 ? true : undefined));
});

test('a reply that does not arrive says why, and a retry really sends it again', async () => {
  const page = await open(`${address()}/?q=Stefan`);
  const found = page.getByRole('list', { name: 'Search results' }).getByRole('listitem');
  await found
    .filter({ hasText: 'SMS (Twilio)' })
    .getByRole('button', { name: /^Stefan Ionescu/ })
    .first()
    .click();
  const detail = detailOf(page);
  const field = detail.getByRole('textbox', { name: 'Reply on SMS (Twilio)' });
  await field.fill('I will tell them. #unreachable');
  await field.press('Control+Enter');

  const failed = ours(detail, '#unreachable');
  await failed.getByText('Not delivered', { exact: true }).waitFor();
  await failed.getByText('SMS (Twilio) could not reach this address.').waitFor();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await toastsOf(page).getByText('It is being sent again').waitFor();
  // It went out once more, and was refused once more.
  await failed.getByText('Tried 2 times.').waitFor();
});
