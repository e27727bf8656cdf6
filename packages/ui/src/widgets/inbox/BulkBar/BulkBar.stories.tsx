import { network } from '@concordia/fixtures/network';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import type { Action } from '../../shared/shortcuts';
import { Stage } from '../../shared/testing/Stage';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { useMessageStore } from '../messages';
import { BulkBar } from '.';

const action = (id: string, icon: NonNullable<Action['icon']>, label = id): Action => ({
  id,
  group: 'messages',
  label,
  keys: [],
  icon,
  run: fn(),
});

const actions = [
  action('done', 'check'),
  action('snooze', 'moon'),
  action('assign', 'user'),
  action('project', 'folder'),
  action('urgent', 'flag'),
  action('read', 'mail'),
  action('move-inbox', 'arrow-right', 'Move to Inbox'),
  action('move-waiting', 'arrow-right', 'Move to Waiting for Response'),
];

/** So many messages are chosen. */
function Chosen({ count, children }: { count: number; children: ReactNode }) {
  const { selection } = useMessageStore();
  useState(() => selection.add(Array.from({ length: count }, (_, place) => sampleMessage({ id: `m${place}` }))));
  return children;
}

const meta = preview.meta({
  component: BulkBar,
  args: { actions },
  parameters: {
    count: 3,
    keyboard: [
      { keys: ['Tab'], does: 'Goes through what can be done.' },
      { keys: ['Escape'], does: 'Takes the choice back.' },
    ],
  },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  decorators: [
    (Story, { parameters }) => (
      <Stage place="tools">
        <Chosen count={Number(parameters['count'])}>
          <Story />
        </Chosen>
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** What can be done with all that are chosen. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'forced', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await expect(screen.getByText('3 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }));
    await expect(args.actions[1]?.run).toHaveBeenCalled();
  },
});

/** The columns to move to. */
export const Moving = meta.story({
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Waiting for Response' }));
    await expect(args.actions[7]?.run).toHaveBeenCalled();
  },
});

/** What can be done comes with the page: until then there is only the way back. */
export const Loading = meta.story({
  args: { actions: [] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Clear selection' })).toBeEnabled();
  },
});

/** Nothing is chosen: there is no bar. */
export const Empty = meta.story({
  tags: ['no-pixels'],
  parameters: { count: 0 },
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull();
  },
});

/** As many as one call can change. */
export const Crowded = meta.story({
  parameters: { count: 600 },
  play: async () => {
    await expect(screen.getByText('500 selected')).toBeVisible();
  },
});

/** An action that is not offered is not on the bar; what fails says so in a toast, not here. */
export const Failed = meta.story({
  tags: ['no-pixels'],
  args: { actions: actions.slice(0, 1) },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Snooze' })).toBeNull();
  },
});

/** The choice is cleared by its cross, and the bar goes. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(screen.queryByText('3 selected')).toBeNull();
  },
});

/** The actions scroll sideways. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await expect(screen.getByText('3 selected')).toBeVisible();
  },
});

/** Escape takes the choice back. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('3 selected')).toBeNull();
  },
});
