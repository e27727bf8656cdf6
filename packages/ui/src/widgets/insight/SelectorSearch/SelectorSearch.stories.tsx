import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playExplained, playFailed, playRetry } from '../../shared/testing/plays';
import { Stage } from '../../shared/testing/Stage';
import { SelectorSearch } from '.';

const searchPath = '/api/search';
const QUERY = 'title:head';

const meta = preview.meta({
  component: SelectorSearch,
  args: { contactHref: (id) => `/contacts?contact=${id}` },
  parameters: {
    keyboard: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'In the query: goes through what could be typed next.' },
      { keys: ['Enter'], does: 'Takes what is pointed at; with nothing pointed at it searches.' },
      { keys: ['Escape'], does: 'Closes the completions; in the neighborhood it goes back.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'In the neighborhood: goes to who stands there.' },
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

const box = () => screen.findByRole('combobox', { name: 'Query' });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Results' })).findAllByRole('meter', { name: 'Match score' });

async function ask(query: string) {
  await userEvent.type(await box(), query.replaceAll(/[[{]/g, '$&$&'));
  await userEvent.keyboard('{Escape}{Enter}');
}

/** Found: how well each one fits and why, what is known of them, and how long it took. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await ask(QUERY);
    await expect((await rows()).length).toBeGreaterThan(2);
    await expect(await screen.findByText('Search Complete')).toBeVisible();
  },
});

/** Before anything is asked: what could be. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(await box()).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Insert title' }));
    await expect(await box()).toHaveValue('title:');
    await expect(await box()).toHaveFocus();
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path: searchPath, method: 'post' })),
  play: async () => {
    await ask(QUERY);
    await expect(await screen.findByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nobody fits. */
export const Empty = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await ask('domain:nowhere.example');
    await expect(await screen.findByText('No matches')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: searchPath, method: 'post' })),
  play: async () => {
    await ask(QUERY);
    await playFailed();
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: searchPath, method: 'post', once: true })),
  play: async () => {
    await ask(QUERY);
    await playRetry(rows)();
  },
});

/** Sorted anew: what was found stays until the answer is there. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas, msw }) => {
    await ask(QUERY);
    await rows();
    msw.use(pending({ path: searchPath, method: 'post' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Companies', pressed: true }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true'));
    await rows();
  },
});

/** Long names and long properties, which are shown whole on demand. */
export const Crowded = meta.story({
  // Higher than a picture: what is cut off differs with the machine's pace.
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames, { isMailRead: true }))),
  play: async () => {
    await ask('title:vice');
    await rows();
    const [whole] = await screen.findAllByRole('button', { name: /^Show all of / });
    await userEvent.click(whole ?? document.body);
    await expect((await screen.findAllByRole('button', { name: /^Show less of / })).length).toBe(1);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await ask(QUERY);
    await rows();
  },
});

/** A query that cannot be read: the sentence says what was expected, and the place is marked and selected. */
export const Wrong = meta.story({
  tags: ['dark'],
  play: async () => {
    await ask('title:cto AND');
    await waitFor(async () => expect(await box()).toHaveAttribute('aria-invalid', 'true'));
    await expect(await box()).toHaveAccessibleDescription(/Expected/);
    await expect(await box()).toHaveFocus();
  },
});

/** Completed, searched, and the neighborhood of the first one walked and gone back through, all by keys. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.type(await box(), 'dom');
    await screen.findByRole('option', { name: /^domain/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await box()).toHaveValue('domain:'));
    await userEvent.keyboard('*{Escape}{Enter}');
    await rows();
    const [show] = await screen.findAllByRole('button', { name: /^Show connections: / });
    show?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('group', { name: /connections?$/ });
    const nodes = () => within(screen.getByRole('group', { name: /connections?$/ })).getAllByRole('button');
    nodes()[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(nodes()[1]).toHaveFocus();
    const chosen = nodes()[1]?.querySelector('[dir="auto"]')?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nodes()[0]).toHaveTextContent(chosen));
    await expect(nodes()[0]).toHaveFocus();
    await expect(nodes()[0]).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'The way here' })).toBeNull());
  },
});

/** The picture of whom somebody knows. */
export const Neighborhood = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    await ask(QUERY);
    await rows();
    await userEvent.click((await screen.findAllByRole('button', { name: /^Show connections: / }))[0] ?? document.body);
    await screen.findByRole('group', { name: /connections?$/ });
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    await screen.findByRole('columnheader', { name: 'Messages' });
    await userEvent.click(screen.getByRole('button', { name: 'Show as picture' }));
    await screen.findByRole('group', { name: /connections?$/ });
  },
});

/** A search is kept under a name, and deleted with a way back. */
export const Saved = meta.story({
  play: async () => {
    await userEvent.type(await box(), QUERY);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Everybody');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the saved search Everybody' }));
    await screen.findByText('Deleted the search “Everybody”');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    // What was put back gives its place to what the server has kept.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search again: Everybody' })).toBeVisible());
  },
});

/** What was found becomes a view, a segment, or people to write to. */
export const Used = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await ask(QUERY);
    await rows();
    const use = async (item: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Use these people' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    const name = async (as: string) => {
      await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), as);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    };
    await use('As a board view…');
    await name('Everybody');
    await expect(await screen.findByText('Saved the view “Everybody”')).toBeVisible();
    await use('As a segment…');
    await name('everybody');
    await screen.findByText('Tagged “everybody”');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Nobody is tagged “everybody” any more')).toBeVisible();
    await use('For outreach…');
    await userEvent.click((await screen.findAllByRole('button', { name: /^Write to / }))[0] ?? document.body);
    await screen.findByRole('dialog', { name: 'Multi-Channel Outreach' });
  },
});

/** How it is calculated, on a phone and without a pointer. */
export const Explained = meta.story({
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await ask(QUERY);
    await rows();
    await playExplained(/PageRank over who wrote to whom/);
  },
});
