import type { IntelligenceRegistry, SegmentationRun } from '@concordia/api-client';
import { getGetIntelligenceModelsMockHandler, getRunSegmentationMockHandler } from '@concordia/api-client/msw';
import { ask, emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playExplained, playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { AiInsights } from '.';

const path = '/api/intelligence/models';
const NAME = 'AI Insights';
const wait = { timeout: 20_000 };

const RUN: SegmentationRun = {
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a77',
  startedBy: 'person',
  state: 'running',
  stage: 'fitting',
  progress: 0.62,
  customers: 1_204,
  failure: null,
  createdAt: '2026-03-02T08:59:40.000Z',
  startedAt: '2026-03-02T08:59:41.000Z',
  finishedAt: null,
};

const models = async (): Promise<IntelligenceRegistry> => (await ask(path)).json();

/** The models of the world, with a run of its own. */
const withRun = (about: Partial<SegmentationRun>) =>
  getGetIntelligenceModelsMockHandler(async () => ({ ...(await models()), run: { ...RUN, ...about } }));

const meta = preview.meta({
  component: AiInsights,
  parameters: {
    layout: 'fullscreen',
    keyboard: [{ keys: ['Enter', 'Space'], does: 'Runs the segmentation, stops it, shows parameters.' }],
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

const engine = () => screen.findByRole('heading', { name: 'Analytics engine' }, wait);

/** Four metrics, the segmentation, every model with its figures, and what is done of what there is to do. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async ({ canvas }) => {
    await engine();
    await expect(await canvas.findByRole('button', { name: 'Run Segmentation' })).toBeVisible();
    await expect((await canvas.findAllByText('Held-out score (AUC)'))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing is remembered yet: each model says what it lacks. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await engine();
    await expect(await canvas.findByText('Initializing')).toBeVisible();
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
  play: playRetry(engine),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: engine }),
});

/** A run under way, with everything else beside it. */
export const Crowded = meta.story({
  tags: ['zoom', 'replayed'],
  beforeEach: ({ msw }) => msw.use(withRun({})),
  play: async ({ canvas }) => {
    await engine();
    const progress = await canvas.findByRole('progressbar', { name: 'Fitting models' });
    await expect(progress).toHaveAttribute('aria-valuetext', '62%');
    const [parameters] = canvas.getAllByRole('button', { name: 'Parameters' });
    await userEvent.click(parameters ?? document.body);
  },
});

/** A run that failed says why, and the figures of the one before stay. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      withRun({
        state: 'failed',
        stage: null,
        failure: 'The database was closed meanwhile. Run it again.',
        finishedAt: '2026-03-02T08:59:50.000Z',
      }),
    ),
  play: async ({ canvas }) => {
    await engine();
    await expect(canvas.getByText(/The database was closed meanwhile/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** A run is started without a pointer, and followed to its end. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas, msw }) => {
    await engine();
    let asked = 0;
    msw.use(
      getRunSegmentationMockHandler(RUN),
      getGetIntelligenceModelsMockHandler(async () => {
        asked += 1;
        const isOver = asked > 1;
        return {
          ...(await models()),
          run: isOver ? { ...RUN, state: 'done', stage: null, progress: 1, finishedAt: RUN.startedAt } : RUN,
        };
      }),
    );
    canvas.getByRole('button', { name: 'Run Segmentation' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('progressbar', { name: 'Fitting models' });
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/Done: 1,204 customers segmented/)).toBeVisible(), wait);
    await expect(canvas.getByRole('button', { name: 'Run Segmentation' })).toHaveFocus();
  },
});

/** How held-out scores are calculated, on a phone and without a pointer. */
export const Explained = meta.story({
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await engine();
    await playExplained(/pairs of customers in the right order/);
  },
});
