import type { World } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ProjectPicker } from '.';

const title = 'Projects of this conversation';
const conversationId = storyWorld.projects[0]?.conversationIds[0] ?? '';

const box = (name: string) => screen.findByRole('checkbox', { name });
const projectIsThere = () => box('Enterprise Sales');

const meta = preview.meta({
  component: ProjectPicker,
  args: { conversationId },
  decorators: [
    (Story) => (
      <Stage place="panel">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const crowded = (world: World): World => ({
  ...world,
  projects: Array.from({ length: 20 }, (_, index) => ({
    id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a${10 + index}`,
    name:
      index % 4 === 0 ? `Donaudampfschifffahrtsgesellschaft and its ${index + 2} subsidiaries` : `Project ${index + 1}`,
    createdAt: world.now,
    conversationIds: index % 3 === 0 ? [conversationId] : [],
  })),
});

/** Those that it is in are ticked; a tick is kept at once. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await expect(await projectIsThere()).toBeChecked();
    await userEvent.click(await box('Partnerships'));
    await expect(await box('Partnerships')).toBeChecked();
    await expect(await projectIsThere()).toBeChecked();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: '/api/projects' })),
  play: playLoading(title),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network((world) => ({ ...world, projects: [] })))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/conversations/:conversationId', method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/conversations/:conversationId', method: 'get', once: true })),
  play: playRetry(projectIsThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(title, { answer: pending({ path: '/api/projects' }), shown: projectIsThere }),
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await expect(await box('Project 4')).toBeChecked();
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await box('Project 2');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await box('Customer Support')).focus();
    await userEvent.keyboard(' ');
    await expect(await box('Customer Support')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(await box('Customer Support')).not.toBeChecked();
  },
});

/** A change that could not be kept is taken back, and said. */
export const NotKept = meta.story({
  play: async ({ msw }) => {
    await projectIsThere();
    msw.use(failing({ path: '/api/conversations/:conversationId/projects', once: true }));
    await userEvent.click(await box('Partnerships'));
    await expect(await screen.findByText('The projects were not changed')).toBeVisible();
    await waitFor(async () => expect(await box('Partnerships')).not.toBeChecked());
  },
});
