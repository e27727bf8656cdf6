import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame } from '../../../specimen';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { isReady } from '../../shared/testing/rows';
import { BirthdayTicker } from '.';

const title = 'Birthdays';
const path = '/api/birthdays/upcoming';

/** Everybody was born on the same day. */
const oneDay = (world: World): World => ({
  ...world,
  contacts: world.contacts.map((contact) => ({ ...contact, birthday: '1980-03-02' })),
});

const longNamed = (world: World): World => ({
  ...world,
  contacts: world.contacts.map((contact) =>
    contact.birthday === null ? contact : { ...contact, name: `${contact.name} de la Vallée-Poussin und Hohenstein` },
  ),
});

const line = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  within(canvas.getByRole('group', { name: title }));

const meta = preview.meta({
  component: BirthdayTicker,
  args: { contactHref: (id: string) => `/contacts?contact=${id}` },
  decorators: [
    (Story) => (
      <Frame width="24rem">
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from name to name; the line stands still meanwhile.' },
      { keys: ['Enter'], does: 'Opens the person.' },
    ],
  },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** Today first, then three to come, then two just past. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    await isReady(title);
    const said = line(canvas)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(said).toEqual([
      'Priya Raman today',
      expect.stringMatching(/ in 2d$/),
      expect.stringMatching(/ in 5d$/),
      expect.stringMatching(/ in 9d$/),
      expect.stringMatching(/ 1d ago$/),
      expect.stringMatching(/ 3d ago$/),
    ]);
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(pending({ path })), play: playLoading(title) });

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming birthdays to display')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true })),
  play: playRetry(() => isReady(title)),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(title, { answer: pending({ path }), shown: () => isReady(title) }),
});

/** Sixty people were born on one day: all of them are today. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(oneDay))),
  play: async ({ canvas }) => {
    await isReady(title);
    await expect(line(canvas).getAllByRole('link').length).toBeGreaterThan(40);
  },
});

/** 320 px, and names as long as they come: the line is scrolled, nothing sticks out. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNamed))),
  play: () => isReady(title),
});

/** Tab goes from name to name. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await isReady(title);
    const links = line(canvas).getAllByRole('link');
    await userEvent.tab();
    if (document.activeElement !== links[0]) await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
});
