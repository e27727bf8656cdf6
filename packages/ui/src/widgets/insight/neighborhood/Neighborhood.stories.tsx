import type { Neighborhood, NeighborNode } from '@concordia/api-client';
import { longNames } from '@concordia/fixtures';
import { storyWorld } from '@concordia/fixtures/network';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Stage } from '../../shared/testing/Stage';
import { NeighborhoodView } from './NeighborhoodView';

/** The people of a world around the first of them, the strongest tie first, and the company of the first. */
function neighborhoodOf(world = storyWorld): Neighborhood {
  const [center, ...others] = world.contacts.map(
    ({ id, name }): NeighborNode => ({
      entity_type: 'Person',
      entity_id: id,
      name,
      contactId: id,
      pagerank: 0.01,
      isOwner: false,
    }),
  );
  if (center === undefined) throw new Error('the world has nobody');
  const company: NeighborNode = {
    ...center,
    entity_type: 'Company',
    entity_id: 'company',
    contactId: null,
    name: world.contacts[0]?.company ?? 'Northwind',
  };
  const nodes = [company, ...others.slice(0, 23)];
  const tie = { lastAt: null, median_reply_minutes: null };
  return {
    center,
    nodes,
    total: 60,
    relationships: nodes.map(({ entity_id: to, entity_type }, index) =>
      entity_type === 'Company'
        ? { ...tie, from: center.entity_id, to, kind: 'works_at', messages: 0 }
        : {
            ...tie,
            from: to,
            to: center.entity_id,
            kind: 'wrote_to',
            messages: 48 - 2 * index,
            median_reply_minutes: 130,
          },
    ),
  };
}

const meta = preview.meta({
  component: NeighborhoodView,
  args: {
    neighborhood: neighborhoodOf(),
    contactHref: (id) => `/contacts?contact=${id}`,
    takesFocus: false,
    isTable: false,
    onTableChange: fn(),
    onCenter: fn(),
    onBack: fn(() => false),
  },
  parameters: {
    keyboard: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Goes to who stands next there.' },
      { keys: ['Home', 'End'], does: 'Goes to the middle; to the last one.' },
      { keys: ['Enter'], does: 'Puts them in the middle.' },
      { keys: ['Escape'], does: 'Goes back to who was in the middle before.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
});

/** Two rings, and how many more there are. Arrow keys go where they point; in a page from right to left too. */
export const Crowded = meta.story({
  tags: ['dark', 'rtl', 'forced', 'replayed'],
  play: async ({ args, canvas }) => {
    const nodes = within(canvas.getByRole('group', { name: /connections$/ })).getAllByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await expect(nodes[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(nodes[1]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const isRight = (at: number) =>
      (nodes[at]?.getBoundingClientRect().x ?? 0) > (nodes[0]?.getBoundingClientRect().x ?? 0);
    const reached = nodes.findIndex((node) => node === document.activeElement);
    await expect(isRight(reached)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCenter).toHaveBeenCalledWith(args.neighborhood.nodes[reached - 1]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalled();
  },
});

/** Half as many have room; long names take two lines. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: { neighborhood: neighborhoodOf(longNames(storyWorld)) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: /connections$/ })).getAllByRole('button')).toHaveLength(13);
    await expect(canvas.getByText('48 weaker relationships are not in the picture.')).toBeVisible();
  },
});

/** All that were read, as rows. */
export const Table = meta.story({
  args: { isTable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '46' })).toBeVisible();
  },
});
