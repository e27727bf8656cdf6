import { crowded } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt';
import { pageArrives, pageSettles } from '../../testing/plays';
import { storyPreferences } from '../../testing/storyPreferences';

/** Search by facts, the order of the day, and who may leave. */
const meta = preview.meta({
  component: AppAt,
  args: { path: '/intelligence' },
  parameters: { layout: 'fullscreen' },
  // Its widgets have pictures of their own.
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  beforeEach: async (context) => {
    context.msw.use(...(await network()));
    return storyPreferences(context);
  },
  play: pageSettles,
});

export const Ready = meta.story({ tags: ['dark', 'rtl'] });

/** At 390 px. */
export const Phone = meta.story({ globals: { viewport: { value: 'w390', isRotated: false } }, tags: ['dark'] });

/** At 768 px. */
export const Tablet = meta.story({ globals: { viewport: { value: 'w768', isRotated: false } } });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(pending()), play: pageArrives });

/** A new workspace. */
export const Empty = meta.story({ beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())) });

/** Every call fails. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failing()), play: pageArrives });

/** Many contacts and messages. */
export const Crowded = meta.story({ beforeEach: async ({ msw }) => msw.use(...(await network(crowded()))) });
