import { longNames } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { idIn } from '../../shared/testing/people';
import { playFailed } from '../../shared/testing/plays';
import { Stage } from '../../shared/testing/Stage';
import { ContactForm } from '.';

const contactPath = '/api/contacts/:contactId';
const ada = idIn(storyWorld, 'Ada');

const meta = preview.meta({
  component: ContactForm,
  args: { contactId: ada, isOpen: true, onClose: fn(), onSaved: fn(), onOpenContact: fn(), onMerge: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from field to field and to the buttons.' },
      { keys: ['Enter'], does: 'Keeps it, from a field of one line; finishes a tag.' },
      { keys: ['Escape'], does: 'Closes it; where something was typed, it asks first.' },
    ],
    docs: { story: { inline: false, height: '48rem' } },
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Everything that is kept about somebody; only what was changed is sent. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async ({ args }) => {
    const company = await field(/Company/);
    await userEvent.clear(company);
    await userEvent.type(company, 'Northwind Resorts');
    await press('Save');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(ada));
    await screen.findByText('Saved');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: contactPath })),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit contact' });
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

/** Somebody new needs a name, and nothing else. */
export const Empty = meta.story({
  args: { contactId: undefined },
  play: async ({ args }) => {
    await userEvent.type(await field(/^Name(?! of)/), 'Nadia <i>Haddad</i>');
    await press('Add Contact');
    await screen.findByText('Nadia <i>Haddad</i> was added');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** The contact cannot be read. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: contactPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: contactPath, once: true })),
  play: async () => {
    await press('Try again');
    await expect(await field(/^Name(?! of)/)).toHaveValue('Ada Lindqvist');
  },
});

/** While it is kept the button waits. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path: contactPath, method: 'patch' })),
  play: async () => {
    await userEvent.type(await field(/Company/), ' AB');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('data-pending'));
  },
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await waitFor(async () => expect(await field(/^Name(?! of)/)).not.toHaveValue(''));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await field(/^Name(?! of)/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** It begins at the name; Enter keeps it. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(/^Name(?! of)/)).toHaveFocus());
    await userEvent.keyboard('{End} K{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
  },
});

/** What is wrong is said beside each field, and nothing is sent. */
export const Objections = meta.story({
  tags: ['dark'],
  args: { contactId: undefined },
  play: async ({ args }) => {
    await userEvent.type(await field(/Email/), 'ada at work');
    await userEvent.type(await field(/Phone/), '12');
    await userEvent.type(await field(/LinkedIn/), 'javascript:alert(1)');
    await press('Add Contact');
    await expect((await screen.findAllByText('A contact needs a name')).length).toBeGreaterThan(0);
    await expect(screen.getAllByText(/Enter an email address/).length).toBeGreaterThan(0);
    await expect(screen.getAllByText(/needs its country code/).length).toBeGreaterThan(0);
    await expect(screen.getAllByText(/no https address of linkedin/).length).toBeGreaterThan(0);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

async function enterTaken(): Promise<void> {
  const email = await field(/Email/);
  await userEvent.clear(email);
  await userEvent.type(email, 'priya.raman@lumen.example');
  await press('Save');
  await screen.findByText('This belongs to Priya Raman');
  await expect(email).toHaveValue('priya.raman@lumen.example');
}

/** The address belongs to somebody else: it says whose it is and offers to merge; what was typed stays. */
export const Taken = meta.story({
  tags: ['dark', 'narrow'],
  play: enterTaken,
});

/** From there one merges the two, or opens the other. */
export const TakenByOther = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await enterTaken();
    await press('Merge the two…');
    await expect(args.onMerge).toHaveBeenCalledWith(ada, idIn(storyWorld, 'Priya'));
    await press('Open Priya Raman');
    await press('Discard');
    await expect(args.onOpenContact).toHaveBeenCalledWith(idIn(storyWorld, 'Priya'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** The server refuses: the form stays as it is and says why. */
export const Refused = meta.story({
  args: { contactId: undefined },
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/contacts', method: 'post', once: true })),
  play: async () => {
    await userEvent.type(await field(/^Name(?! of)/), 'Nadia');
    await press('Add Contact');
    await expect((await screen.findAllByText(/The server could not do this/)).length).toBeGreaterThan(0);
    await expect(await field(/^Name(?! of)/)).toHaveValue('Nadia');
  },
});

/** Rows come and go; a name that is there already is refused. */
export const CustomFields = meta.story({
  play: async () => {
    await field(/^Name(?! of)/);
    await press('Add field');
    await userEvent.type(await field(/Name of field 3/), 'contract ENDS');
    await userEvent.type(await field(/Value of field 3/), 'Never');
    await press('Save');
    await expect((await screen.findAllByText('There is a field of this name already')).length).toBeGreaterThan(0);
    await press('Remove field 3');
    await expect(screen.queryByRole('textbox', { name: /Name of field 3/ })).toBeNull();
  },
});

/** What was typed is not thrown away without asking. */
export const Unsaved = meta.story({
  // Whether the focus that comes back shows depends on which input was last, which the click of a play does not always tell.
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await userEvent.type(await field(/Company/), ' AB');
    await press('Cancel');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(await field(/Company/)).toHaveValue('Northwind Hotels AB');
  },
});
