import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playRetry } from '../../shared/testing/plays';
import { REREAD, withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { EditOffers } from '.';

const PATH = '/api/intelligence/save-offers';
const wait = { timeout: 20_000 };

const meta = preview.meta({
  component: EditOffers,
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes through the offers, or through the fields of the one that is edited.' },
      { keys: ['Enter'], does: 'Edits an offer, saves it, or asks before it is deleted.' },
      { keys: ['Escape'], does: 'Closes the dialog.' },
    ],
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

const dialog = () => screen.findByRole('dialog', { name: 'Edit save offers' }, wait);
const edits = async () => within(await dialog()).findAllByRole('button', { name: /^Edit: / }, wait);

/** Opens the first offer. @returns its form. */
async function openFirst() {
  const [first] = await edits();
  first?.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('form', { name: /^Edit: / }));
}

async function typeIn(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
  await userEvent.tab();
}

/** The first offer is edited: what each number means stands below it. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    const form = await openFirst();
    await expect(await form.findByRole('textbox', { name: 'Held out' })).toHaveValue('25%');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: PATH })),
  play: async () => {
    const list = await within(await dialog()).findByRole('region', { name: 'Edit save offers' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
  },
});

/** Without offers, the first can be added. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...(await emptyNetwork()));
  },
  play: async () => {
    for (let left = (await edits()).length; left > 0; left -= 1) {
      const [remove] = await within(await dialog()).findAllByRole('button', { name: /^Delete: / });
      await userEvent.click(remove ?? document.body);
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(await asked.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Edit: / })).toHaveLength(left - 1));
    }
    await screen.findByText('No save offers');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add an offer' })).toHaveFocus());
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: PATH })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: PATH, once: true })),
  play: playRetry(edits),
});

/** A name that is missing and shares out of range: each is named, and nothing is corrected silently. */
export const Invalid = meta.story({
  play: async () => {
    const form = await openFirst();
    await typeIn(await form.findByRole('textbox', { name: 'Name' }), '');
    await typeIn(form.getByRole('textbox', { name: 'Margin' }), '0%');
    await typeIn(form.getByRole('textbox', { name: 'Held out' }), '60%');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const summary = within(await form.findByRole('group', { name: 'Fix 3 errors' }));
    await expect(await summary.findByRole('link', { name: /0% to 50%/ })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Held out' })).toHaveValue('60%');
  },
});

/** Saving fails, the form stays as it is, and saving again works. */
export const SaveFails = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(failing({ path: '/api/intelligence/save-offers/:saveOfferId', method: 'patch', once: true })),
  play: async () => {
    const form = await openFirst();
    await typeIn(await form.findByRole('textbox', { name: 'Held out' }), '0%');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/Please try again/, undefined, wait);
    await expect(form.getByRole('textbox', { name: 'Held out' })).toHaveValue('0%');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(/: saved$/, undefined, wait);
    await within(await dialog()).findByText(/Nobody held out/, undefined, wait);
  },
});

/** What is typed stays while the offers are read again. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ msw }) => {
    const form = await openFirst();
    await typeIn(await form.findByRole('textbox', { name: 'Name' }), 'A visit');
    msw.use(pending({ path: PATH }));
    window.dispatchEvent(new Event(REREAD));
    const list = await within(await dialog()).findByRole('region', { name: 'Edit save offers' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('A visit');
  },
});

/** Many offers with names of any length. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network((world) => ({
        ...longNames(world),
        saveOffers: world.saveOffers.flatMap((offer, place) =>
          [0, 1, 2].map((copy) => ({
            ...offer,
            id: copy === 0 ? offer.id : `${offer.id.slice(0, -2)}${place}${copy}`,
            name: copy === 1 ? 'unbroken'.repeat(12) : copy === 2 ? `${offer.name}, ${offer.name}` : offer.name,
          })),
        ),
      }))),
    ),
  play: async () => {
    await expect(await edits()).toHaveLength(9);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await openFirst();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** By keys alone: an offer is added, changed and deleted. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await edits();
    (await screen.findByRole('button', { name: 'Add an offer' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('form', { name: 'New offer' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('A free month{Tab}40{Tab}{Enter}');
    await screen.findByText('A free month: added', undefined, wait);
    const edit = await within(await dialog()).findByRole('button', { name: 'Edit: A free month' }, wait);
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const changed = within(await screen.findByRole('form', { name: 'Edit: A free month' }));
    await waitFor(() => expect(changed.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{End} of service{Enter}');
    await screen.findByText('A free month of service: saved', undefined, wait);
    const name = 'Edit: A free month of service';
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    const asked = await screen.findByRole('alertdialog');
    await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
    (await within(asked).findByRole('button', { name: 'Delete' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('A free month of service: deleted', undefined, wait);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add an offer' })).toHaveFocus());
  },
});
