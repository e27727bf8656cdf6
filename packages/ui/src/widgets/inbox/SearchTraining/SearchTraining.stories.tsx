import type { SearchModel } from '@concordia/api-client';
import { failing, network, pending } from '@concordia/fixtures/network';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { SearchTraining } from '.';

const path = '/api/search/model';
const NAME = 'Search by meaning';

const READY: SearchModel = {
  state: 'ready',
  progress: 1,
  trainedAt: '2026-11-20T09:30:00.000Z',
  learnedFrom: 1240,
  messages: 1302,
  fewest: 200,
};

/** A server that keeps one model: starting and canceling change it, as the real one does at once. */
function serverWith(first: SearchModel) {
  let model = first;
  const changed = (changes: Partial<SearchModel>) => {
    model = { ...model, ...changes };
    return HttpResponse.json(model);
  };
  return [
    http.get(`*${path}`, () => HttpResponse.json(model)),
    http.post(`*${path}/training`, () => changed({ state: 'waiting', progress: 0 })),
    http.post(`*${path}/training/cancel`, () => changed({ state: 'cancelled', progress: 0 })),
  ];
}

const meta = preview.meta({
  component: SearchTraining,
  tags: ['no-pixels'],
  parameters: {
    keyboard: [
      { keys: ['Enter'], does: 'Starts learning, or cancels it; the focus stays on the button in its place.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...serverWith(READY)),
});

const again = () => screen.findByRole('button', { name: 'Learn again' });
const cancel = () => screen.findByRole('button', { name: 'Cancel' });

export const Ready = meta.story({
  tags: ['phone', 'enlarged'],
  play: async () => {
    await again();
    await expect(screen.getByText(/from 1,240 messages/)).toBeVisible();
    await expect(screen.getByText(/Messages now: 1,302/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** The stories' world has too few messages: the real API says so. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...serverWith({ ...READY, state: 'none', progress: 0, trainedAt: null, learnedFrom: 0, messages: 1 })),
  play: async () => {
    await expect(await screen.findByText('Too few messages to learn from')).toBeVisible();
    await expect(screen.getByText(/200 messages are needed; there is 1/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get', once: true })),
  play: playRetry(again),
});

export const Refreshing = meta.story({
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: again }),
});

/** The real API, which has not learned anything yet. */
export const Never = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network())),
  play: async () => {
    await expect(await screen.findByText(/Nothing learned yet|Too few messages/)).toBeVisible();
  },
});

/** A million messages, being compared. */
export const Crowded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...serverWith({ ...READY, state: 'placing', progress: 0.62, learnedFrom: 980_000, messages: 1_240_311 })),
  play: async () => {
    const bar = await screen.findByRole('progressbar', { name: 'Comparing messages' });
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
    await cancel();
  },
});

/** The last training failed. */
export const Stopped = meta.story({
  beforeEach: ({ msw }) => msw.use(...serverWith({ ...READY, state: 'failed', progress: 0 })),
  play: async () => {
    await expect(await screen.findByText(/Learning failed/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...serverWith({ ...READY, state: 'training', progress: 0.21 })),
  play: async () => {
    await cancel();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Started and canceled without a pointer. */
export const Keyboard = meta.story({
  play: async () => {
    (await again()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await cancel()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Canceled/)).toBeVisible();
    await waitFor(async () => expect(await again()).toHaveFocus());
  },
});

/** The server refuses to start it. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: `${path}/training`, method: 'post' })),
  play: async () => {
    await userEvent.click(await again());
    await expect(await screen.findByText('Learning was not started')).toBeVisible();
  },
});
