import type { Locator, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';
import { inRoot } from '../support/paths.ts';
import { type Program, startProgram } from '../support/programs.ts';
import { freePort } from '../support/server.ts';

const { open } = journey();
const address = sharedApp('plain');

const running: Program[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
});

/** Starts one of the programs that developers begin with. */
function example(name: 'module' | 'receiver', ...args: string[]): Program {
  const program = startProgram(process.execPath, [inRoot('examples', name, 'main.mjs'), ...args], {});
  running.push(program);
  return program;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** Types into a box and leaves it, so that its list closes. */
const enter = async (form: Locator, name: RegExp, text: string) => {
  const box = form.getByRole('combobox', { name });
  await box.fill(text);
  await box.press('Tab');
};
const choose = async (page: Page, url: string, name: string) => {
  await press(page, `More for ${url}`);
  await page.getByRole('menuitem', { name }).click();
};

test('a module comes in, its receiver is told what is published, and goes on over a rotation and a replay', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const page = await open(`${address()}/connection`);
  await page.getByText('No modules registered yet').waitFor();
  example('module', '--concordia', address(), '--port', String(await freePort()));
  await page.getByText('example-module', { exact: true }).waitFor();
  await press(page, 'Check example-module now');
  await page.getByRole('listitem').filter({ hasText: 'example-module' }).getByText('Connected').waitFor();

  await tab(page, 'Webhooks');
  await press(page, 'Add Subscription');
  const form = page.getByRole('dialog', { name: 'Create Webhook Subscription' });
  await enter(form, /^Topic/, 'user.*');
  await form.getByRole('textbox', { name: /^Webhook URL/ }).fill(url);
  await enter(form, /^Module Name/, 'example-module');
  await form.getByText('Allow a private network').click();
  await form.getByRole('button', { name: 'Create Subscription' }).click();
  await toastsOf(page).getByText('Webhook subscription created').waitFor();
  const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue();
  const receiver = example('receiver', '--port', String(port), '--secret', secret);
  await receiver.says(/^Listening on /m);
  await press(page, 'Done');

  await tab(page, 'Events');
  await press(page, 'Publish Event');
  const event = page.getByRole('dialog', { name: 'Publish Event' });
  await enter(event, /^Topic/, 'user.created');
  await event.getByRole('textbox', { name: /^Payload/ }).fill('{"user_id": "u-17"}');
  await event.getByRole('button', { name: 'Publish Event' }).click();
  await toastsOf(page).getByText('Event published successfully').waitFor();
  await receiver.says(/user\.created \{"user_id":"u-17"\}/);
  await page
    .getByRole('row', { name: /user\.created/ })
    .getByText('Delivered')
    .waitFor();

  await tab(page, 'Webhooks');
  await choose(page, url, 'Rotate secret');
  await press(page, 'Rotate');
  await expect.poll(() => page.getByRole('textbox', { name: 'Secret' }).inputValue()).not.toBe(secret);
  await press(page, 'Done');
  await press(page, `Ping ${url}`);
  await page.getByText(/^Arrived: 204 in \d+ ms$/).waitFor();

  await choose(page, url, 'Delivery log');
  await press(page, /^user\.created/);
  await press(page, 'Replay');
  await receiver.says(/(?:user\.created[^]*){2}/);
});
