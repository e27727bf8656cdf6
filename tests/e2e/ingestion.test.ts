import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open } = journey();
const address = sharedApp('plain');

/** What a figure of the graph says now. */
async function figureOf(page: Page, name: string): Promise<number> {
  const figure = graph(page)
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) });
  const text = await figure.locator('dd').first().textContent();
  return Number((text ?? '').replaceAll(',', ''));
}

const graph = (page: Page): Locator => page.getByRole('region', { name: 'Graph statistics' });

const event = {
  type: 'email_received',
  timestamp: Date.UTC(2026, 1, 3, 9),
  actors: { from_email: 'lena@harbour.example', to_emails: ['mara@fernhill.example'] },
  artifacts: { subject: 'Offer', body: 'What would it cost?', message_id: 'a1@harbour.example', thread_id: 't1' },
  provenance: 'journey',
};
const nameless = { ...event, actors: { ...event.actors, from_email: 'lena' } };

test('sample events taken by keyboard grow the graph, and a file says which of its lines is wrong', async () => {
  const page = await open(`${address()}/intelligence`);
  await graph(page).getByText('Nodes', { exact: true }).first().waitFor();
  const before = await figureOf(page, 'Nodes');

  await page.getByRole('button', { name: 'Ingest Sample Events' }).press('Enter');
  await toastsOf(page).getByText('Processed 8 events successfully').waitFor();
  const grown = async () => (await figureOf(page, 'Nodes')) >= before + 3 && (await figureOf(page, 'Selectors')) > 0;
  await until('the people of the sample are in the graph', async () => (await grown()) || undefined);

  const lines = [event, nameless].map((line) => JSON.stringify(line)).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'harbour.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(lines) });
  await page.getByText('2 lines · 1 taken · 1 with mistakes').waitFor();
  await page.getByRole('button', { name: 'Show 1 line with mistakes' }).press('Enter');
  const mistake = page.getByRole('table', { name: 'Mistakes in harbour.jsonl' }).getByRole('row').nth(1);
  expect(await mistake.textContent()).toContain('2actors.from_email');
});
