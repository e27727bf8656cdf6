import { longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { AutonomousMarketing } from '.';
// Else it might come only after it is opened, which Storybook does not wait for.
import './CampaignDialog';

const statusPath = '/api/marketing/night-shift/status';
const NAME = 'Night shift';
const wait = { timeout: 20_000 };

/** Automations may send. */
const autonomous = (world: World): World => ({ ...world, guardrails: { ...world.guardrails, L2: true } });

const meta = preview.meta({
  component: AutonomousMarketing,
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the next step of a campaign, then to its menu, then to the next campaign.' },
      { keys: ['Enter', 'Space'], does: 'Takes the step; opens the menu.' },
      { keys: ['Escape'], does: 'Puts a dialog away.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network(autonomous))),
});

const checks = () => screen.findByRole('heading', { name: 'Safety checks' }, wait);
const campaigns = () => screen.findByRole('button', { name: /^Start: / }, wait);

/** What holds the program, every campaign with its next step, how variants stand, and the log. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async ({ canvas }) => {
    await checks();
    await campaigns();
    await expect(canvas.getByText('5% of the audience, first')).toBeVisible();
    await expect(canvas.getByText('15% below earlier campaigns')).toBeVisible();
    await expect(canvas.getByText('2 hours for answers to come')).toBeVisible();
    await canvas.findByRole('heading', { name: 'Recommendation' }, wait);
    await canvas.findByRole('figure', { name: 'From sent to replied' }, wait);
    await canvas.findByRole('application', { name: /^Not decided: the rule needs more messages/ }, wait);
    await canvas.findByRole('list', { name: 'Automated decisions' }, wait);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: playLoading(NAME),
});

/** Nothing was ever sent by itself: the first campaign is one press away. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await checks();
    await expect(await canvas.findByText('No campaigns yet', undefined, wait)).toBeVisible();
    await expect(await canvas.findByText('No decision yet', undefined, wait)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: statusPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: statusPath, once: true })),
  play: playRetry(checks),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending(), shown: checks }),
});

/** The form of a campaign, filled, with whom it reaches and why not the others. */
export const Crowded = meta.story({
  tags: ['narrow', 'zoom'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network((world) => longNames(autonomous(world))))),
  play: async () => {
    await campaigns();
    await userEvent.click(screen.getByRole('button', { name: /^More about Decaf/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit Decaf/ }, wait));
    await dialog.findByText(/people$/, undefined, wait);
    await userEvent.click(dialog.getByRole('button', { name: 'Add variant' }));
    await expect(dialog.getAllByRole('textbox', { name: 'Text' })).toHaveLength(2);
    // Focus scrolls to where it finds its place, to a fraction of a pixel.
    dialog.getByRole('textbox', { name: 'Name' }).scrollIntoView({ block: 'center' });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await checks();
    await campaigns();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** What is secondary is a press away: the checks that pass, each variant in figures, and older decisions. */
export const Folded = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await checks();
    await campaigns();
    await userEvent.click(await screen.findByRole('button', { name: /checks? pass(es)?$/ }));
    await expect((await screen.findAllByText('Passing'))[0]).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^\d+ variants in figures$/ }, wait));
    const log = await screen.findByRole('list', { name: 'Automated decisions' }, wait);
    const shown = within(log).getAllByRole('listitem').length;
    const frame = within(screen.getByRole('region', { name: 'Automated decisions' }));
    await userEvent.click(frame.getByRole('button', { name: /^Show all/ }));
    await waitFor(() => expect(within(log).getAllByRole('listitem').length).toBeGreaterThan(shown));
  },
});

/** A campaign is started and taken back without a pointer, and one that may not go on says why it was let go on. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await campaigns()).focus();
    await userEvent.keyboard('{Enter}');
    const undo = await screen.findByRole('button', { name: /^Undo start: Decaf/ }, wait);
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await campaigns();
    screen.getByRole('button', { name: /^Resume: New harvest/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Resume New harvest/ }));
    dialog.getByRole('textbox', { name: 'Why' }).focus();
    await userEvent.keyboard('The list was cleaned.');
    dialog.getByRole('button', { name: 'Resume' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Resume: New harvest/ })).toBeNull(), wait);
  },
});
