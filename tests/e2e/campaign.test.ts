import { expect, test } from 'vitest';
import { toastsOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
/** Whoever complains gets nothing more: an app of its own. */
const address = ownApp({ demo: true });

/** The start can be undone for half a minute; then messages leave, and their readers take a few seconds. */
const underWay = { timeout: 120_000 };

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${address()}/api${path}`, body === undefined ? { method } : init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

interface Seen {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly progress: { readonly sent: number; readonly waiting: number };
}

const seen = async (name: string): Promise<Seen | undefined> =>
  (await call<Seen[]>('GET', '/marketing/campaigns')).find((one) => one.name === name);

test('a campaign in two variants is stopped when readers of its canary complain, and goes on when a person says so', async () => {
  const name = 'A loud sale';
  const { time_zone: _, ...guardrails } = await call<Record<string, unknown>>('GET', '/guardrails');
  await call('PUT', '/guardrails', { ...guardrails, L2: true });
  const page = await open(`${address()}/analytics?tab=marketing`);
  const campaigns = page.getByRole('region', { name: 'Campaigns' });

  await campaigns.getByRole('button', { name: 'New campaign' }).click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Text' }).nth(0).fill('Buy now, {first_name} #complain');
  await form.getByRole('textbox', { name: 'Text' }).nth(1).fill('Buy today, {first_name} #complain');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await form.waitFor({ state: 'hidden' });
  const draft = await seen(name);
  if (draft === undefined) throw new Error('The draft was not saved.');
  // The form lets messages leave by day alone, and it may be night here.
  const schedule = { startAt: null, from: '00:00', until: '00:00', timeZone: 'UTC' };
  await call('PATCH', `/marketing/campaigns/${draft.id}`, { schedule });

  await campaigns.getByRole('button', { name: `Start: ${name}` }).click();
  await toastsOf(page).getByText(`${name} is scheduled`).waitFor();
  const resume = campaigns.getByRole('button', { name: `Resume: ${name}` });
  await resume.waitFor(underWay);
  await campaigns.getByText(/complaints in \d+ messages exceed the limit of 0\.2 %/).waitFor();
  const stopped = await seen(name);
  expect(stopped).toMatchObject({ state: 'stopped' });
  expect(stopped?.progress.sent).toBeGreaterThanOrEqual(2);
  expect(stopped?.progress.waiting).toBeGreaterThan(0);

  await resume.click();
  const asked = page.getByRole('dialog', { name: `Resume ${name}?` });
  await asked.getByRole('textbox', { name: 'Why' }).fill('They had asked for it.');
  await asked.getByRole('button', { name: 'Resume' }).click();
  await asked.waitFor({ state: 'hidden' });
  await campaigns.getByRole('button', { name: `Pause: ${name}` }).waitFor();
  await expect
    .poll(async () => (await seen(name))?.progress.sent, underWay)
    .toBeGreaterThan(stopped?.progress.sent ?? 0);
});
