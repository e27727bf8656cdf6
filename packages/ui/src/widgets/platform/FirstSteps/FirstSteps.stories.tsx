import { createView } from '@concordia/api-client';
import { emptyNetwork, failing, pending } from '@concordia/fixtures/network';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { REREAD, withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { FirstSteps } from '.';

const path = '/api/workspace/first-steps';

const link = () => screen.findByRole('link', { name: 'Save a view' });

const meta = preview.meta({
  component: FirstSteps,
  args: {
    hrefs: { messages: '/setup?section=import', channel: '/setup', reply: '/today', view: '/?priority=high' },
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to “Hide first steps”, then from step to step.' },
      { keys: ['Enter'], does: 'Goes to where the step is taken, or hides the list.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
});

/** A new workspace, in which the channels are simulated. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'no-pixels', 'phone', 'enlarged'],
  play: async () => {
    await link();
    await screen.findByText('1 of 4 done');
    await expect(await screen.findByText(/^Done /)).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Connect a channel' })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading('First steps'),
});

/** Nothing is left to do. The board then shows no list at all. */
export const Empty = meta.story({
  tags: ['no-pixels'],
  args: { hrefs: { messages: '/setup', channel: '/setup', reply: '/today', view: '/' } },
  beforeEach: ({ msw }) => {
    const doneAt = '2026-03-02T08:00:00.000Z';
    const steps = ['messages', 'channel', 'reply', 'view'].map((step) => ({ step, doneAt }));
    msw.use(http.get(path, () => HttpResponse.json({ isIntroduced: true, isPutAway: false, steps })));
  },
  play: async () => {
    await expect(await screen.findByText('All first steps are done.')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true })),
  play: playRetry(link),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('First steps', { answer: pending({ path }), shown: link }),
});

/** Folded behind one line, as on a phone. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  args: { isCompact: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /1 of 4 done/ }));
    await expect(await link()).toBeVisible();
  },
});

export const Narrow = meta.story({
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await link();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** A step that is done elsewhere ticks. */
export const Ticks = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async () => {
    await screen.findByText('1 of 4 done');
    await createView({ name: 'Hot', query: { priority: 'high' } });
    window.dispatchEvent(new Event(REREAD));
    await screen.findByText('2 of 4 done');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Save a view' })).toBeNull());
  },
});

/** The list is hidden, and the message brings it back. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await link();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Hide first steps' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('First steps are hidden');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('First steps are hidden')).toBeNull());
  },
});
