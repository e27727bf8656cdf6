import type { World } from '@concordia/fixtures';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { CalendarSubscriptions } from '.';

const path = '/api/calendar/subscriptions';
const NAME = 'Calendars';

const meta = preview.meta({
  component: CalendarSubscriptions,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from calendar to calendar: its switch, then its menu.' },
      { keys: ['Space'], does: 'Switches a calendar on or off.' },
      { keys: ['Enter'], does: 'Opens the menu; in a form, saves it.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network(withBroken))),
});

/** The sample, and one that cannot be read. */
function withBroken(world: World): World {
  const id = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c4001';
  const gone = { id, name: 'Holidays', file: 'holidays.ics', failure: 'The address returned 404.', events: [] };
  return { ...world, calendars: [...world.calendars, gone] };
}

const calendar = (name = 'Roastery') => screen.findByRole('switch', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openMenu = async (name: string, item: string) => {
  await press(`More about ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** One cannot be read, and says why. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await calendar();
    await expect(screen.getByText('The address returned 404.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** None: what a calendar is for, and adding the first. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network((world) => ({ ...world, calendars: [] })))),
  play: async () => {
    await expect(await screen.findByText('No calendars')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add calendar' })).toBeEnabled();
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
  play: playRetry(calendar),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: calendar }),
});

/** Long names and reasons, and markup, which is text like any other. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network((world) => {
        const [one, two] = withBroken(world).calendars;
        if (one === undefined || two === undefined) throw new Error('the world has too few calendars');
        const names = ['<b>Markup</b> is text', 'unbroken'.repeat(9)];
        const failure = 'The address answered with something that is no calendar at all. '.repeat(3);
        return {
          ...world,
          calendars: [
            { ...one, name: names[0] ?? '' },
            { ...two, name: names[1] ?? '', failure },
          ],
        };
      })),
    ),
  play: async () => {
    await expect(await screen.findByText('<b>Markup</b> is text')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await calendar();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Switched off without a pointer: it stays off. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await calendar()).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('Not read while it is off')).toBeVisible();
    await waitFor(async () => expect(await calendar()).not.toBeChecked());
  },
});

/** What is no address is said before it is sent. The address itself is never shown again. */
export const Adding = meta.story({
  play: async () => {
    await calendar();
    await press('Add calendar');
    const form = within(await screen.findByRole('dialog'));
    const address = form.getByRole('textbox', { name: /^Secret address/ });
    await userEvent.type(address, 'calendar{Enter}');
    await waitFor(() => expect(form.getAllByText(/begins with https/).length).toBeGreaterThan(0));
    await userEvent.clear(address);
    await userEvent.type(address, 'webcal://calendar.example/private/8f2c.ics{Enter}');
    await calendar('calendar.example');
    await screen.findByText('calendar.example was added');
    await expect(screen.queryByText(/8f2c/)).toBeNull();
  },
});

export const Renaming = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await calendar();
    await openMenu('Roastery', 'Rename');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Our roastery');
    await press('Save');
    await calendar('Our roastery');
  },
});

/** Its address is needed to add it again: that is asked. */
export const Removing = meta.story({
  play: async () => {
    await calendar();
    await openMenu('Roastery', 'Remove');
    await expect(await screen.findByText(/you need its address/)).toBeVisible();
    await press('Remove');
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Roastery' })).toBeNull());
  },
});
