import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { GraphView } from '.';
import { crowd, network } from './GraphView.demo';

const small = {
  nodes: [
    { id: 'ada', name: 'Ada', cluster: 'Lumen' },
    { id: 'grace', name: 'Grace', cluster: 'Lumen' },
    { id: 'alan', name: 'Alan', cluster: 'Atlas' },
    { id: 'kurt', name: 'Kurt' },
  ],
  edges: [
    { source: 'ada', target: 'grace', strength: 0.9 },
    { source: 'grace', target: 'alan', strength: 0.4 },
  ],
};

const meta = preview.meta({
  component: GraphView,
  args: { title: 'Who knows whom', data: network },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
        does: 'Goes to the next one in that direction and says it.',
      },
      { keys: ['Enter'], does: 'Chooses it.' },
      { keys: ['Escape'], does: 'Chooses none.' },
      { keys: ['+', '-', '0'], does: 'Zooms in and out, and shows all.' },
    ],
  },
});

const isDrawn = () => screen.findByRole('application', { name: /^Who knows whom/ });

const choose = async (field: string, name: string) => {
  const box = await screen.findByRole('combobox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, name);
  await userEvent.click((await screen.findAllByRole('option', { name: new RegExp(`^${name}`) }))[0] ?? document.body);
};

/** Six companies; the largest has the first color. */
export const Playground = meta.story({
  play: async () => {
    await isDrawn();
  },
});

/** All, one chosen with those it knows, and a path. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <GraphView title="All" data={network} />
      <GraphView title="One chosen" data={network} selected="1-3" />
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
  },
});

/** Long and foreign names, one alone, nothing. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <GraphView
          title={long.sentence}
          data={{
            nodes: [long.unbroken, scripts.arabic, scripts.japanese].map((name, index) => ({
              id: String(index),
              name,
              cluster: long.sentence,
            })),
            edges: [{ source: '0', target: '1' }],
          }}
          selected="0"
        />
        <GraphView title="One alone" data={{ nodes: [{ id: 'ada', name: 'Ada' }], edges: [] }} />
        <GraphView title="Nothing" data={{ nodes: [], edges: [] }} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    await expectToFit(canvasElement);
  },
});

/** Ten thousand people with some fifty thousand connections. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  args: { data: crowd(), size: 'large' },
  play: async () => {
    await expect(await isDrawn()).toHaveAccessibleName(/^Who knows whom\. 10,000 names with 4\d,\d{3} connections\./);
  },
});

/** Arrow keys lead from one to the next; Enter chooses, and Escape chooses none. */
export const Keyboard = meta.story({
  args: { data: small, onSelect: fn() },
  play: async ({ args }) => {
    const drawing = await isDrawn();
    drawing.focus();
    await userEvent.keyboard('{ArrowRight}');
    const said = within(drawing).getByRole('status');
    await expect(said).toHaveTextContent('Ada, Lumen, 1 connection');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('ada');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
});

/** The way from one to another, in words and in the drawing; where there is none, the words say so. */
export const Path = meta.story({
  args: { data: small },
  play: async ({ canvas }) => {
    await isDrawn();
    await choose('Find', 'Ada');
    await choose('Path to', 'Alan');
    await expect(await canvas.findByText('Ada to Alan: Ada → Grace → Alan')).toBeVisible();
    await choose('Path to', 'Kurt');
    await expect(await canvas.findByText('No connection leads from Ada to Kurt.')).toBeVisible();
    await choose('Path to', 'Alan');
    await canvas.findByText('Ada to Alan: Ada → Grace → Alan');
  },
});

/** The list says the same: who, of what group, how many connections and the strongest. */
export const List = meta.story({
  args: { data: small },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as list' }));
    const row = (await canvas.findByRole('rowheader', { name: 'Grace' })).closest('[role="row"]');
    await expect(row).toHaveTextContent(/Grace.*Lumen.*2.*Ada, Alan/);
  },
});
