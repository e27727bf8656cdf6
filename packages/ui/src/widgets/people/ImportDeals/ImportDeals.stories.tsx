import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ImportDealsDialog } from '.';

const path = '/api/deals/import';
const previewPath = `${path}/preview`;

const meta = preview.meta({
  component: ImportDealsDialog,
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from column to column, then to the buttons.' },
      { keys: ['Enter', 'Space'], does: 'Opens what a column may contain; takes the one that is marked.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Goes through what a column may contain.' },
      { keys: ['Escape'], does: 'Closes the dialog.' },
    ],
  },
  globals: { viewport: { value: 'w1440' } },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const [one, other] = storyWorld.contacts.flatMap(({ email }) => email ?? []);

const headers = 'Record ID,Deal Name,Amount,Deal Stage,Close Date,Email,Associated Contact,Pipeline';
const good = [
  `9001,Beans for two offices,"4,800.50",Proposal,2027-01-18,${one},,Sales`,
  `9002,Grinder with service,$350,Appointment Scheduled,2027-02-11,${other},,Sales`,
];
const bad = [
  `9003,Cups,120,Tasting,,${one},,Sales`,
  '9004,Filters,80,New,,,Nobody Known,Sales',
  `9005,Machine,a lot,New,,${one},,Sales`,
  `9006,Rental,90,New,03/04/2027,${one},,Sales`,
];

const csv = (rows: readonly string[], name = 'hubspot-deals.csv') => new File([[headers, ...rows].join('\n')], name);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Chooses a file as the system's own dialog would. */
async function choose(file: File): Promise<void> {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no field for files');
  // Dropped files are not filtered, and some systems let one choose any.
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

async function bring(rows: readonly string[]): Promise<void> {
  await choose(csv(rows));
  await press('Import');
}

/** Where the file is dropped. */
export const Empty = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: previewPath, method: 'post' })),
  play: async () => {
    await choose(csv(good));
    await expect(await screen.findByText('Reading hubspot-deals.csv…')).toBeVisible();
  },
});

/** The columns with their first values, and what each was recognized as. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await choose(csv(good));
    await expect(await screen.findByText('2 rows. Check what each column contains.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /What “Deal Stage” contains/ })).toHaveTextContent('Stage');
    await expect(screen.queryByText(/Dates such as/)).toBeNull();
  },
});

/** Dates that can be read both ways are asked about. */
export const AmbiguousDates = meta.story({
  play: async () => {
    await choose(csv([...good, ...bad.slice(3)]));
    await expect(await screen.findByRole('radiogroup', { name: 'Dates such as 03/04/2027' })).toBeVisible();
    await userEvent.click(await screen.findByRole('radio', { name: 'Day first' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Day first' })).toBeChecked());
  },
});

/** A column that the import needs is missing. */
export const TitleMissing = meta.story({
  play: async () => {
    await choose(csv(good));
    await userEvent.click(await screen.findByRole('button', { name: /What “Deal Name” contains/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Do not import' }));
    await expect(await screen.findByText('Choose the column with the names of the deals.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

/** All rows were imported. */
export const Imported = meta.story({
  play: async ({ args }) => {
    await bring(good);
    await expect(await screen.findByText('2 added · 0 updated · 0 unchanged')).toBeVisible();
    await expect(screen.getByText('All rows were imported.')).toBeVisible();
    await press('Done');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** The deals are read again behind the result. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await bring(good);
    await expect(await screen.findByText('All rows were imported.')).toBeVisible();
  },
});

/** The rows that could not be used, with number and reason. */
export const BadRows = meta.story({
  tags: ['dark'],
  play: async () => {
    await bring([...good, ...bad]);
    await expect(await screen.findByText('4 rows were not imported.')).toBeVisible();
    await expect(screen.getByText('No stage has this name.')).toBeVisible();
    await expect(screen.getByText('Row 4 · Contact: “Nobody Known”')).toBeVisible();
  },
});

/** The server refused the import. Nothing was written. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'post', once: true })),
  play: async () => {
    await bring(good);
    await expect(await screen.findByText('The deals could not be imported')).toBeVisible();
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'post', once: true })),
  play: async () => {
    await bring(good);
    await press('Try again');
    await expect(await screen.findByText('2 added · 0 updated · 0 unchanged')).toBeVisible();
  },
});

/** The file is none of deals. */
export const Unreadable = meta.story({
  play: async () => {
    await choose(new File(['PK\0\0'], 'deals.csv'));
    await expect(await screen.findByText('deals.csv could not be read')).toBeVisible();
  },
});

/** A spreadsheet is refused before it is sent. */
export const Spreadsheet = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await choose(csv(good, 'deals.xlsx'));
    await expect(await screen.findByText('deals.xlsx cannot be imported')).toBeVisible();
  },
});

const many = Array.from({ length: 70 }, (_, index) => `${index},${'unbroken'.repeat(8)},x,New,,${one},,Sales`);

export const Crowded = meta.story({
  play: async () => {
    await bring(many);
    await expect(await screen.findByText('70 rows were not imported.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Show 20 more' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await choose(csv([...good, ...bad]));
    await expect(await screen.findByRole('radiogroup', { name: 'Dates such as 03/04/2027' })).toBeInTheDocument();
  },
});

/** A column is changed by keys, and the dialog closed. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await choose(csv(good));
    const field = await screen.findByRole('button', { name: /What “Pipeline” contains/ });
    field.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Note' });
    await userEvent.keyboard('Note{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('Note'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});
