import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { start, open } = journey();

const ADA = '+46701740601';
const two = (number: number): string => String(number).padStart(2, '0');

/** A line as a German phone writes it. */
const line = (minutesAgo: number, author: string, text: string): string => {
  const at = new Date();
  at.setMinutes(at.getMinutes() - minutesAgo);
  const date = `${two(at.getDate())}.${two(at.getMonth() + 1)}.${two(at.getFullYear() % 100)}`;
  return `${date}, ${two(at.getHours())}:${two(at.getMinutes())} - ${author}: ${text}`;
};

test('an empty workspace takes a chat export, asks who we are, and a live message joins the same conversation', async () => {
  const { address } = await start({});
  const api = apiAt(address);
  const page = await open(address);
  await page.getByRole('button', { name: 'Skip' }).click();
  const chat = [line(300, 'Mara', 'The hall is booked'), line(200, '+46 70 174 06 01', 'Which door do we use?')];

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'export.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(chat.join('\n')),
    });
  await page.getByRole('radio', { name: 'Mara' }).press('Space');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await cardsFrom(page, columns.inbox, '+46 70 174 06 01').waitFor();

  await api.simulateChannel('whatsapp');
  const live = { from: ADA, name: 'Ada Lindqvist', text: 'We are at the gate.' };
  await api.simulate('whatsapp', live);
  const messages = await until('the live message is here', async () => {
    const all = await api.allMessages();
    return all.length === 3 ? all : undefined;
  });
  expect(new Set(messages.map(({ conversationId }) => conversationId)).size).toBe(1);
  expect(new Set(messages.map(({ contact }) => contact?.id)).size).toBe(1);

  const detail = await openMessage(page, columns.inbox, '+46 70 174 06 01');
  await detail.getByText('Which door do we use?').first().waitFor();
  await detail.getByText('We are at the gate.').first().waitFor();
});
