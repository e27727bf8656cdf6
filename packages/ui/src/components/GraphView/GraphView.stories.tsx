import { UndirectedGraph } from 'graphology';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Button } from '../Button';
import { Dialog, DialogTrigger } from '../Dialog';
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
        does: 'Moves to the next name in that direction and announces it.',
      },
      { keys: ['Enter'], does: 'Selects the current name.' },
      { keys: ['Escape'], does: 'Clears the selection.' },
      { keys: ['+', '-', '0'], does: 'Zooms in, zooms out, or shows all.' },
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

/** Six companies, each with its own color. */
export const Playground = meta.story({
  play: async () => {
    await isDrawn();
  },
});

/** No selection, and one selected contact with its connections. */
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

/** Long names, other scripts, a single name, and no data. */
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

/** 10,000 names with about 50,000 connections, whose lines are away while the picture moves. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  args: { data: crowd(), size: 'large' },
  play: async ({ canvasElement }) => {
    const givenToSigma = spyOn(UndirectedGraph.prototype, 'addEdgeWithKey');
    const drawing = await isDrawn();
    await expect(drawing).toHaveAccessibleName(/^Who knows whom\. 10,000 names with 4\d,\d{3} connections\./);
    await expect(givenToSigma).not.toHaveBeenCalled();
    givenToSigma.mockRestore();
    const canvas = canvasElement.querySelector('canvas');
    const lines = canvas?.getContext('2d');
    const isInked = () =>
      lines?.getImageData(0, 0, lines.canvas.width, lines.canvas.height).data.some((value) => value > 0);
    await waitFor(() => expect(isInked()).toBe(true));
    const clearing = spyOn(CanvasRenderingContext2D.prototype, 'clearRect');
    drawing.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(clearing.mock.contexts).toContain(lines));
    clearing.mockRestore();
    await waitFor(() => expect(isInked()).toBe(true), { timeout: 5_000 });
  },
});

/** Arrow keys move between names. Enter selects, and Escape clears the selection. */
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

/** Moving to a name draws that name again, and an opened dialog nothing: of the connections none is looked at. Selecting looks at all. */
export const DrawsLittle = meta.story({
  tags: ['no-pixels'],
  args: { data: network },
  render: (args) => (
    <>
      <GraphView {...args} />
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog title="Above the graph">It keeps the page from scrolling.</Dialog>
      </DialogTrigger>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawing = await isDrawn();
    const surface = await waitFor(() => {
      const found = canvasElement.querySelector('canvas');
      if (found === null) throw new Error('Nothing is drawn yet');
      return found;
    });
    const looked = spyOn(UndirectedGraph.prototype, 'extremities');
    const nextFrames = async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    };
    drawing.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await nextFrames();
    await expect(looked).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await nextFrames();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(looked).not.toHaveBeenCalled();
    await expect(surface.isConnected).toBe(true);

    drawing.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(looked.mock.calls.length).toBeGreaterThanOrEqual(network.edges.length / 2));
    looked.mockRestore();
  },
});

/** Shows the shortest path in the graph and in words, or says that there is none. */
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

/** The same data as a list: name, group, number of connections and the strongest ones. */
export const List = meta.story({
  args: { data: small },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as list' }));
    const row = (await canvas.findByRole('rowheader', { name: 'Grace' })).closest('[role="row"]');
    await expect(row).toHaveTextContent(/Grace.*Lumen.*2.*Ada, Alan/);
  },
});
