import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { CalendarFeeds } from '.';

const feedsPath = '/api/calendar/feeds';

const meta = preview.meta({
  component: CalendarFeeds,
  args: { origin: 'http://127.0.0.1:4600' },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to an address, to its showing and copying, then to its renewal.' },
      { keys: ['Enter'], does: 'Presses the button.' },
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

const address = () => screen.findByLabelText('Tasks and follow-ups', { selector: 'input' });

const valueOf = (field: HTMLElement): string => (field instanceof HTMLInputElement ? field.value : '');

/** Both addresses, out of sight. A new one is asked for, and takes the place of the old. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    const before = valueOf(await address());
    await expect(before).toMatch(/^http:\/\/127\.0\.0\.1:4600\/calendar\/[\w-]{43}\.ics$/);
    await userEvent.click(canvas.getByRole('button', { name: 'New address for tasks and follow-ups' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'New address' }));
    await waitFor(async () => expect(valueOf(await address())).not.toBe(before));
    await screen.findByText('The feed has a new address');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: feedsPath })),
  play: playLoading('Calendar feeds'),
});

/** There is no workspace without feeds: an address that is not renewed stays. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const before = valueOf(await address());
    await userEvent.click(canvas.getByRole('button', { name: 'New address for tasks and follow-ups' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await expect(valueOf(await address())).toBe(before);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: feedsPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: feedsPath, once: true })),
  play: playRetry(address),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Calendar feeds', { answer: pending({ path: feedsPath }), shown: address }),
});

/** An address that is shown is longer than its field. */
export const Crowded = meta.story({
  args: { origin: 'https://correspondence.a-very-long-name-of-a-machine.fernhill-coffee-roasters.example:44600' },
  play: async ({ canvas }) => {
    await address();
    await userEvent.click(canvas.getByRole('button', { name: /^Show .*Tasks/ }));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await address();
  },
});

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    (await address()).focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New address for tasks and follow-ups' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
  },
});
