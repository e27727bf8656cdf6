import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Tree, type TreeNode } from '.';

const folders: TreeNode[] = [
  {
    id: 'clients',
    label: 'Clients',
    icon: 'folder',
    children: [
      {
        id: 'halvorsen',
        label: 'Halvorsen Marine',
        icon: 'folder',
        detail: '12',
        children: [
          { id: 'contract', label: 'Contract 2026', icon: 'file' },
          { id: 'minutes', label: 'Minutes of February', icon: 'file' },
        ],
      },
      { id: 'fontana', label: 'Studio Fontana', icon: 'folder', detail: '4', hasMore: true },
    ],
  },
  { id: 'press', label: 'Press', icon: 'folder', hasMore: true },
  { id: 'archive', label: 'Archive', icon: 'archive' },
];

const meta = preview.meta({
  component: Tree,
  args: { 'aria-label': 'Folders', nodes: folders, defaultExpandedKeys: ['clients', 'halvorsen'] },
  parameters: {
    keyboard: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous row.' },
      { keys: ['ArrowRight'], does: 'Expands the row. On an expanded row, moves to its controls.' },
      { keys: ['ArrowLeft'], does: 'Collapses the row. On a collapsed row, moves to its parent.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last row.' },
      { keys: ['Enter'], does: 'Opens the item.' },
      { keys: ['Space'], does: 'Selects the row.' },
      { keys: ['a'], does: 'Typing moves to the row that starts with the typed text.' },
    ],
  },
});

const rowOf = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('row', { name });

export const Playground = meta.story({ args: { selectionMode: 'multiple', onAction: fn() } });

/** Plain, with checkboxes, with loading children, and empty. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Specimen>
      <Row label="plain">
        <Frame width="22rem">
          <Tree {...args} />
        </Frame>
      </Row>
      <Row label="selected, disabled">
        <Frame width="22rem">
          <Tree {...args} selectionMode="multiple" defaultSelectedKeys={['contract']} disabledKeys={['archive']} />
        </Frame>
      </Row>
      <Row label="children on their way">
        <Frame width="22rem">
          <Tree {...args} defaultExpandedKeys={['press']} loadChildren={() => new Promise(() => undefined)} />
        </Frame>
      </Row>
      <Row label="empty">
        <Frame width="22rem">
          <Tree {...args} nodes={[]} />
        </Frame>
      </Row>
    </Specimen>
  ),
});

const deep = (level: number): TreeNode => ({
  id: `level-${level}`,
  label: level === 8 ? long.unbroken : `Level ${level}`,
  icon: 'folder',
  children: level === 8 ? undefined : [deep(level + 1)],
});

/** Eight levels in a narrow container, long words and other scripts. */
export const Stress = meta.story({
  tags: ['rtl', 'zoom', 'small', 'coarse'],
  args: {
    nodes: [
      deep(1),
      { id: 'long', label: long.sentence, icon: 'folder', detail: '1,204' },
      { id: 'arabic', label: scripts.arabic, icon: 'file' },
      { id: 'japanese', label: scripts.japanese, icon: 'file' },
    ],
    defaultExpandedKeys: Array.from({ length: 7 }, (_, index) => `level-${index + 1}`),
    selectionMode: 'multiple',
  },
  render: (args) => (
    <Frame width="20rem">
      <Tree {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow keys expand, collapse and move. Typing finds a row, and Space selects it. */
export const Keyboard = meta.story({
  args: { defaultExpandedKeys: [], selectionMode: 'single', onSelectionChange: fn(), onExpandedChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(rowOf(canvasElement, /^Clients/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['clients']));
    await userEvent.keyboard('{ArrowDown}');
    const halvorsen = rowOf(canvasElement, /^Halvorsen/);
    await expect(halvorsen).toHaveFocus();
    await expect(halvorsen).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['halvorsen']));
    await userEvent.keyboard('arc');
    await expect(rowOf(canvasElement, /^Archive/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: /^Halvorsen/ })).toBeNull();
  },
});

/** If children fail to load, a row shows the error. Retrying loads them. */
export const Lazy = meta.story({
  args: { defaultExpandedKeys: [], loadChildren: fn<(id: string) => Promise<readonly TreeNode[]>>() },
  beforeEach: ({ args }) => {
    const answers = fn<(id: string) => Promise<readonly TreeNode[]>>();
    answers.mockRejectedValueOnce(new Error('503'));
    answers.mockResolvedValueOnce([{ id: 'release', label: 'Press release', icon: 'file' }]);
    args.loadChildren = answers;
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(rowOf(canvasElement, /^Press$/)).toHaveFocus();
    await expect(await canvas.findByRole('row', { name: /^Press release/ })).toHaveAttribute('aria-level', '2');
    await expect(args.loadChildren).toHaveBeenCalledTimes(2);
    await expect(rowOf(canvasElement, /^Press$/)).toHaveAttribute('aria-expanded', 'true');
  },
});
