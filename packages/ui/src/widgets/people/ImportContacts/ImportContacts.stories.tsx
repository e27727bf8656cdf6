import { putContactImport, type World, type WorldContactImport } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ContactFiles } from '.';
import { ImportContacts } from './ImportContacts';

const path = '/api/contact-imports';
const NAME = 'Import contacts';

const meta = preview.meta({
  component: ImportContacts,
  args: { onShowContacts: fn() },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from column to column, then to the choice, then to the buttons.' },
      { keys: ['Enter', 'Space'], does: 'Opens what a column may be; takes the one that is marked.' },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        does: 'Goes through what a column may be, or through the ways with known people.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun({})))),
});

const base: Omit<WorldContactImport, 'createdAt'> = {
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2b01',
  name: 'contacts.csv',
  format: 'csv',
  origin: 'google',
  state: 'done',
  columns: [
    { header: 'First Name', samples: ['Ada', 'Béla', 'Carmen'], field: 'firstName' },
    { header: 'Last Name', samples: ['Moreau', 'Kovács', 'Ruiz'], field: 'lastName' },
    { header: 'E-mail 1 - Value', samples: ['ada@moreau.example', 'bela@kovacs.example'], field: 'email' },
    { header: 'Phone 1 - Value', samples: ['+33 1 23 45 67 89'], field: 'phone' },
    { header: 'Shoe size', samples: ['39', '44', '37'], field: 'ignore' },
    { header: 'Birthday', samples: [], field: 'birthday' },
    { header: 'Phonetic First Name', samples: [], field: 'ignore' },
    { header: 'Relation 1 - Value', samples: [], field: 'ignore' },
  ],
  onMatch: 'fill',
  sizeBytes: 412_300,
  positionBytes: 412_300,
  rowsRead: 5_012,
  added: 4_620,
  updated: 371,
  unchanged: 17,
  failure: null,
  startedAt: Date.UTC(2026, 2, 2, 8, 57),
  finishedAt: Date.UTC(2026, 2, 2, 8, 58),
  rowProblems: [
    {
      id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2c01',
      row: 58,
      field: 'email',
      code: 'MALFORMED',
      reason: 'This is not an email address.',
      value: 'ada(at)moreau.example',
    },
    {
      id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2c02',
      row: 1_204,
      field: null,
      code: 'NOBODY',
      reason: 'There is neither a name nor an address nor a number.',
      value: null,
    },
    {
      id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2c03',
      row: 3_377,
      field: 'birthday',
      code: 'MALFORMED',
      reason: 'This is no day of a calendar.',
      value: '<script>alert(1)</script>',
    },
  ],
};

/** The world with an import of an address book. */
function withRun(changes: Partial<WorldContactImport>) {
  return (world: World): World => putContactImport(world, { ...base, createdAt: world.now - 180_000, ...changes });
}

const untouched = { rowsRead: 0, added: 0, updated: 0, unchanged: 0, positionBytes: 0, rowProblems: [] } as const;
const mapping = { ...untouched, state: 'mapping', startedAt: null, finishedAt: null } as const;
const running = {
  state: 'running',
  positionBytes: 161_200,
  rowsRead: 1_960,
  added: 1_800,
  updated: 150,
  unchanged: 10,
  finishedAt: null,
  rowProblems: [],
} as const;

const earlierIsThere = () => screen.findByRole('button', { name: 'Show the import of contacts.csv' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const columnField = (header: string) => screen.findByRole('button', { name: new RegExp(`What “${header}” is`) });

/** Chooses a file as the system's own dialog would. */
async function choose(file: File): Promise<void> {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no field for files');
  // Dropped files are not filtered, and some systems let one choose any.
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

const csv = (name: string, text = 'Name,Email,Company\nAda Moreau,ada@moreau.example,Moreau\n') =>
  new File([text], name);

async function setColumn(header: string, field: string): Promise<void> {
  await userEvent.click(await columnField(header));
  await userEvent.click(await screen.findByRole('option', { name: field }));
}

/** Where the next file is dropped, and what was imported before. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await earlierIsThere();
    await expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** The first time: how one comes by one's contacts stands open. */
export const Empty = meta.story({
  tags: ['narrow'],
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByText(/Google Contacts: choose Export/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get', once: true })),
  play: playRetry(earlierIsThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: earlierIsThere }),
});

const sixty: WorldContactImport['columns'] = Array.from({ length: 60 }, (_, index) => ({
  header:
    index % 7 === 3
      ? 'A heading that somebody wrote as if it were a whole sentence, without any end'
      : `Field ${index + 1}`,
  samples: index < 9 ? ['A rather long sample that goes on and on', 'unbroken'.repeat(8), '<b>third</b>'] : [],
  field: index === 0 ? 'name' : 'ignore',
}));

/** Sixty columns, most of them empty: those that hold something stand first, the rest is folded away. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun({ ...mapping, columns: sixty, origin: null })))),
  play: async () => {
    await expect(await screen.findByText('1 of 60 columns in use')).toBeVisible();
    await expect(screen.getByText('51 columns that are empty')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(mapping)))),
  play: async () => {
    await columnField('First Name');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** A column is made something else, and the import started, without a pointer. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(mapping)))),
  play: async () => {
    (await columnField('Shoe size')).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('A field{Enter}');
    await waitFor(async () => expect(await columnField('Shoe size')).toHaveTextContent('A field of its own'));
    screen.getByRole('button', { name: 'Import' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Waiting for its turn')).toBeVisible();
  },
});

/** Whose export it is, what the columns seem to be, and what happens to people who are here. */
export const Mapping = meta.story({
  tags: ['dark', 'rtl'],
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(mapping)))),
  play: async () => {
    await expect(await screen.findByText(/This is an export of Google Contacts/)).toBeVisible();
    await expect(screen.getByText('5 of 8 columns in use')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Fill in blanks' })).toBeChecked();
  },
});

/** From the file to the queue: taken, understood, put right, started. */
export const Journey = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await choose(csv('people.csv'));
    await expect(await columnField('Email')).toHaveTextContent('Email');
    await expect(screen.getByText('ada@moreau.example')).toBeVisible();
    await setColumn('Company', 'Leave it out');
    await expect(await screen.findByText('2 of 3 columns in use')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Overwrite' }));
    await press('Import');
    await expect(await screen.findByRole('progressbar', { name: 'people.csv' })).toBeVisible();
  },
});

/** Nothing says who somebody is: that is told, and nothing can be started. */
export const Nobody = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await choose(csv('companies.csv', 'Company,City\nMoreau,Lyon\n'));
    await expect(await screen.findByText(/No column identifies a contact/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    await setColumn('City', 'Full name');
    await waitFor(() => expect(screen.queryByText(/No column identifies/)).toBeNull());
    await expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
});

/** vCards have no columns. */
export const Vcard = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network(withRun({ ...mapping, name: 'people.vcf', format: 'vcard', origin: null, columns: [] }))),
    ),
  play: async () => {
    await expect(await screen.findByText('vCards say themselves what they hold.')).toBeVisible();
    await press('Import');
    await expect(await screen.findByText('Waiting for its turn')).toBeVisible();
  },
});

/** The wrong file is put aside; nothing of it is listed. */
export const TakeAnother = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(mapping)))),
  play: async () => {
    await press('Choose a different file');
    await screen.findByRole('button', { name: 'Choose a file' });
    await expect(screen.queryByText('contacts.csv')).toBeNull();
  },
});

/** How far it is; stopping it keeps what was read. */
export const Running = meta.story({
  tags: ['dark'],
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(running)))),
  play: async () => {
    await expect(await screen.findByText('1,960 rows · 1,800 added · 150 completed · 10 unchanged')).toBeVisible();
  },
});

export const Stopped = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(running)))),
  play: async () => {
    await press('Stop');
    await expect(await screen.findByText(/Who was read until then stays/)).toBeVisible();
  },
});

/** The file had something wrong in three rows: where, what stands there, why; and all of it as a file. */
export const Result = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await userEvent.click(await earlierIsThere());
    await expect(await screen.findByText('5,012 rows · 4,620 added · 371 completed · 17 unchanged')).toBeVisible();
    await press('Show 3 problems');
    await expect(await screen.findByText('Row 58 · Email · “ada(at)moreau.example”')).toBeVisible();
    await expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await press('Show contacts');
    await expect(args.onShowContacts).toHaveBeenCalledOnce();
  },
});

/** What is downloaded holds every problem. */
export const ProblemsAsFile = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const made = spyOn(URL, 'createObjectURL');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await userEvent.click(await earlierIsThere());
    await press('Download problems as CSV');
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [[file] = []] = made.mock.calls;
    if (!(file instanceof Blob)) throw new Error('no file was made');
    await expect(await file.text()).toContain('58,Email,ada(at)moreau.example,This is not an email address.');
    await expect(clicked.mock.contexts[0]).toHaveAttribute('download', 'contacts.csv problems.csv');
  },
});

/** Stopped by an error: why, what stays, and what to do. */
export const Broken = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(...(await network(withRun({ ...running, state: 'failed', failure: 'The disk was full.', finishedAt: 1 })))),
  play: async () => {
    await userEvent.click(await earlierIsThere());
    await expect(await screen.findByText(/The disk was full/)).toBeVisible();
    await expect(screen.getByText(/import it once more: nobody is added twice/)).toBeVisible();
  },
});

/** What is plainly no address book is not even sent. */
export const NotAnAddressBook = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await choose(csv('people.xlsx'));
    await expect(await within(document.body).findByText('people.xlsx was not taken')).toBeVisible();
  },
});

/** The server does not take a file: it says why, and the file can be sent again. */
export const UploadRefused = meta.story({
  play: async ({ msw }) => {
    await earlierIsThere();
    msw.use(failing({ path, method: 'post', once: true }));
    await choose(csv('people.csv'));
    await expect(await screen.findByText('people.csv was not received')).toBeVisible();
    await press('Try again');
    await columnField('Email');
  },
});

/** Somebody else was quicker: the server's words stand there, and nothing is lost. */
export const StartRefused = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(mapping)))),
  play: async ({ msw }) => {
    await columnField('Shoe size');
    msw.use(failing({ path: '/api/contact-imports/:contactImportId/start', method: 'post', once: true }));
    await press('Import');
    await expect(await screen.findByText(/The server could not do this/)).toBeVisible();
    await press('Import');
    await screen.findByText('Waiting for its turn');
  },
});

/** The menu on the page of contacts: three downloads, and the import over the page. */
export const FromTheMenu = meta.story({
  tags: ['narrow'],
  render: () => <ContactFiles />,
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun(mapping)))),
  play: async () => {
    await press('Import and export');
    const link = await screen.findByRole('menuitem', { name: /vCard 3/ });
    await expect(link).toHaveAttribute('href', '/api/contact-exports/contacts.vcf?version=3');
    await expect(link).toHaveAttribute('download');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Import contacts…' }));
    await expect(await screen.findByRole('dialog', { name: 'Import contacts' })).toBeVisible();
    await columnField('Shoe size');
  },
});
