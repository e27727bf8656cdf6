import { crowded } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import type { RequestHandler } from 'msw';
import { pageArrives } from './plays';
import { storyPreferences } from './storyPreferences';

interface Started {
  msw: { use: (...handlers: RequestHandler[]) => void };
  globals: Readonly<Record<string, unknown>>;
}

const seenAt = (value: 'w390' | 'w768' | 'w1440') => ({ globals: { viewport: { value, isRotated: false } } });

/** The app fills a desktop window, and the API answers from a world. */
export const wholeApp = {
  parameters: { layout: 'fullscreen' as const },
  ...seenAt('w1440'),
  beforeEach: async (story: Started) => {
    story.msw.use(...(await network()));
    return storyPreferences(story);
  },
};

/** The states and sizes of a page, to be spread into its stories. */
export const states = {
  phone: seenAt('w390'),
  tablet: seenAt('w768'),
  loading: { beforeEach: ({ msw }: Started) => msw.use(pending()), play: pageArrives },
  /** A new workspace. */
  empty: { beforeEach: async ({ msw }: Started) => msw.use(...(await emptyNetwork())) },
  /** Every call fails. */
  failed: { beforeEach: ({ msw }: Started) => msw.use(failing()), play: pageArrives },
  /** Many contacts and messages. */
  crowded: { beforeEach: async ({ msw }: Started) => msw.use(...(await network(crowded()))) },
};
