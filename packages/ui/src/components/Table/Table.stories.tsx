import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { type ColumnWidths, Table } from '.';
import { type Deal, dealColumns, dealKey, makeDeals } from './Table.demo';

const deals = makeDeals(60);

const onResize = fn<(widths: ColumnWidths) => void>();

const stresses: Partial<Deal>[] = [
  { name: long.sentence, company: long.unbroken },
  { name: scripts.arabic, company: scripts.japanese },
  { name: long.address, value: 123_456_789_000 },
];

const meta = preview.meta({
  component: Table<Deal>,
  tags: ['!autodocs'],
  args: { 'aria-label': 'Deals', rows: deals, columns: dealColumns, getKey: dealKey, maxHeight: '26rem' },
  parameters: {
    keyboard: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves down or up by one row. Above the first row are the headings.' },
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves into the cells of a row, then from cell to cell.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last row. Inside a row, moves to its first or last cell.' },
      { keys: ['PageDown', 'PageUp'], does: 'Moves down or up by one page.' },
      {
        keys: ['Enter'],
        does: 'Opens the row. On a heading, sorts by that column. On a resize handle, starts or ends resizing.',
      },
      { keys: ['Space'], does: 'Selects the row. On a heading, sorts by that column.' },
      { keys: ['Shift+ArrowDown', 'Shift+ArrowUp'], does: 'Extends the selection by one row.' },
      { keys: ['Control+A'], does: 'Selects all rows.' },
      { keys: ['Tab'], does: 'With `actions` and selected rows, moves to the action bar.' },
      { keys: ['Escape'], does: 'Clears the selection, or ends resizing.' },
    ],
  },
});

/** The row of a name; there is a row of headings too. */
const rowOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]');

export const Playground = meta.story({
  args: {
    selectionMode: 'multiple',
    isResizable: true,
    onAction: fn(),
    defaultSort: { column: 'name', direction: 'ascending' },
  },
});

/** Every density with selection, an empty table, and more rows that failed to load. */
export const Matrix = meta.story({
  tags: ['dark', 'compact', 'rtl', 'forced'],
  render: (args) => (
    <Specimen>
      {(['compact', 'regular', 'roomy'] as const).map((density) => (
        <Row key={density} label={density}>
          <Frame width="100%">
            <Table
              {...args}
              rows={deals.slice(0, 3)}
              density={density}
              selectionMode="multiple"
              defaultSelectedKeys={['deal-2']}
              disabledKeys={['deal-3']}
              defaultSort={{ column: 'value', direction: 'descending' }}
              isResizable
            />
          </Frame>
        </Row>
      ))}
      <Row label="empty">
        <Frame width="100%">
          <Table {...args} rows={[]} empty={<EmptyState size="compact" icon="briefcase" title="No deals yet" />} />
        </Frame>
      </Row>
      <Row label="more did not come">
        <Frame width="100%">
          <Table {...args} rows={deals.slice(0, 2)} more={{ onLoad: fn(), problem: 'The server did not answer.' }} />
        </Frame>
      </Row>
    </Specimen>
  ),
});

/** Up to four lines of text in each row. Rows keep one height. */
export const Lines = meta.story({
  tags: ['dark', 'zoom'],
  args: {
    rows: makeDeals(3).map((deal, index) => ({ ...deal, ...stresses[index] })),
    lines: 3,
  },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    const cell = canvas.getAllByRole('rowheader')[0]?.firstElementChild;
    await expect(cell?.getBoundingClientRect().height).toBeGreaterThan(2 * 18);
  },
});

const composed: typeof dealColumns = [
  {
    id: 'name',
    label: 'Contact',
    cell: (deal) => deal.name,
    mark: (deal) => <Avatar name={deal.name} />,
    description: (deal) => deal.company,
    sortBy: (deal) => deal.name,
    width: '2fr',
    minWidth: 13,
  },
  ...dealColumns.slice(2),
];

/** A column of parts: an avatar, the name, and the company below it. */
export const Composed = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'forced'],
  args: { rows: deals.slice(0, 5), columns: composed, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Ada Okafor Halvorsen Marine$/ })).toBeVisible();
  },
});

/** Buttons for the selected rows cover the headings. Nothing moves, and the buttons take the size of the bar. */
export const Actions = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'forced'],
  args: { rows: deals.slice(0, 5), columns: composed, selectionMode: 'multiple', onSelectionChange: fn() },
  render: (args) => {
    const [rows, setRows] = useState(args.rows);
    return (
      <Table
        {...args}
        rows={rows}
        actions={(keys) => (
          <>
            <Button icon="check">Close</Button>
            <Button
              icon="trash"
              onPress={() => setRows((all) => all.filter(({ id }) => keys !== 'all' && !keys.has(id)))}
            >
              Delete
            </Button>
          </>
        )}
      />
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const place = () => rowOf(canvasElement, 'Bengt Lindqvist Northern Grid')?.getBoundingClientRect().top;
    const before = place();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? canvasElement);
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Actions are available. Press Tab to reach them.');
    await expect(place()).toBe(before);
    await expect(canvas.getByRole('button', { name: 'Delete' }).getBoundingClientRect().height).toBeLessThan(30);

    // By keyboard: on to the buttons, and back to the rows.
    const grid = canvas.getByRole('grid');
    canvas.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await waitFor(() => expect(grid.matches(':focus-within')).toBe(true));
    await expect(canvas.queryByRole('toolbar')).toBeNull();

    await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Ada Okafor')).toBeNull());
    await userEvent.click(canvas.getAllByRole('checkbox')[2] ?? canvasElement);
    await canvas.findByText('1 selected');
  },
});

/** Skeletons stand in for the first rows while they load. The table reports that it is busy. */
export const Loading = meta.story({
  args: { rows: [], isLoading: true, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Deals' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Long text is truncated and never widens a column. Also other scripts. */
export const Stress = meta.story({
  tags: ['rtl', 'zoom', 'small', 'coarse'],
  args: {
    rows: makeDeals(3).map((deal, index) => ({ ...deal, ...stresses[index] })),
    selectionMode: 'multiple',
    isResizable: true,
    density: 'roomy',
  },
  render: (args) => (
    <Frame width="100%">
      <Table {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** At 390 px the table scrolls sideways in its own frame. The first column stays in view. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
    grid.scrollLeft = grid.scrollWidth;
    const [name] = canvas.getAllByRole('rowheader');
    await expect(name?.getBoundingClientRect().left).toBeGreaterThanOrEqual(grid.getBoundingClientRect().left);
  },
});

/** Opens and selects rows, sorts by a heading and resizes a column, all with the keyboard. */
export const Keyboard = meta.story({
  args: {
    selectionMode: 'multiple',
    isResizable: true,
    onAction: fn(),
    onSelectionChange: fn(),
    onResizeEnd: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(rowOf(canvasElement, 'Ada Okafor')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('deal-2');
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['deal-2']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['deal-2', 'deal-3']));
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());

    await userEvent.keyboard('chi');
    await expect(rowOf(canvasElement, 'Chiara Fontana')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(canvasElement).getAllByRole('checkbox')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    // Not "Name, 242 pixels": a listener hears it with every cell.
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(canvas.getByRole('slider', { name: 'Width of the column Name' })).toBeInTheDocument();
    await expect(name.matches(':focus-within')).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'descending');

    const width = name.getBoundingClientRect().width;
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(name.getBoundingClientRect().width).toBe(width + 20);
    await expect(args.onResizeEnd).toHaveBeenCalledOnce();
  },
});

/** With 100,000 rows, only visible rows are rendered. The grid reports the total, and End moves to the last row. */
export const HundredThousand = meta.story({
  args: { rows: makeDeals(100_000), selectionMode: 'multiple' },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    const drawn = () => canvas.getAllByRole('row').length;
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(drawn()).toBeLessThan(100);
    grid.scrollTop = grid.scrollHeight;
    await waitFor(() =>
      expect(rowOf(canvasElement, 'Dmitri Sokolov 100000')).toHaveAttribute('aria-rowindex', '100001'),
    );
    await expect(drawn()).toBeLessThan(100);
    grid.scrollTop = 0;
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf(canvasElement, 'Dmitri Sokolov 100000')).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await expect(canvasElement.ownerDocument.activeElement).not.toHaveAttribute('aria-rowindex', '100001');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rowOf(canvasElement, 'Ada Okafor')).toHaveFocus());
    await expect(drawn()).toBeLessThan(100);
  },
});

/** Text sorts by the reader's language, figures by size. Rows without a value come last in both directions. */
export const Sorted = meta.story({
  args: { defaultSort: { column: 'value', direction: 'ascending' }, rows: deals.slice(0, 12) },
  play: async ({ canvas }) => {
    const last = () => canvas.getAllByRole('row').at(-1);
    await expect(last()).toHaveTextContent('–');
    await userEvent.click(canvas.getByRole('columnheader', { name: /^Value/ }));
    await expect(canvas.getByRole('columnheader', { name: /^Value/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(last()).toHaveTextContent('–');
  },
});

/** A press selects a row, and a double press opens it. */
export const SelectsByRows = meta.story({
  args: { selectionMode: 'multiple', selectsBy: 'rows', onAction: fn(), rows: deals.slice(0, 5) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Bengt Lindqvist'));
    await expect(rowOf(canvasElement, 'Bengt Lindqvist')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.dblClick(canvas.getByText('Chiara Fontana'));
    await expect(args.onAction).toHaveBeenCalledWith('deal-3');
  },
});

/** Drag the end of a heading to resize a column. Columns before it keep their width, and later ones share the rest. */
export const Resized = meta.story({
  args: { isResizable: true, rows: deals.slice(0, 3), onResize, onResizeEnd: fn() },
  beforeEach: () => {
    onResize.mockClear();
  },
  play: async ({ args, canvas }) => {
    const company = canvas.getByRole('columnheader', { name: /^Company/ });
    const before = company.getBoundingClientRect();
    const handle = company.querySelector('[role=presentation]:has(input)');
    await expect(handle).not.toBeNull();
    if (!handle) return;
    const at = (x: number) => ({ clientX: x, pageX: x, clientY: before.top + 8, pageY: before.top + 8 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: at(before.right) },
      { target: handle, coords: at(before.right + 60) },
      { keys: '[/MouseLeft]', target: handle, coords: at(before.right + 60) },
    ]);
    await expect(company.getBoundingClientRect().width).toBe(before.width + 60);
    await expect(company.getBoundingClientRect().left).toBe(before.left);
    await expect(args.onResizeEnd).toHaveBeenCalledOnce();
    await expect(args.onResizeEnd).toHaveBeenLastCalledWith(onResize.mock.lastCall?.[0]);
    await expect(onResize.mock.lastCall?.[0].get('company')).toBe((before.width + 60) / 16);
  },
});

/** Scrolling near the last row loads more rows. After an error, the reader can retry. */
export const LoadsMore = meta.story({
  render: (args) => {
    const [count, setCount] = useState(30);
    const [problem, setProblem] = useState<string>();
    const load = () => {
      if (problem === undefined) setProblem('The server did not answer.');
      else {
        setProblem(undefined);
        setCount(60);
      }
    };
    return (
      <Table
        {...args}
        rows={deals.slice(0, count)}
        totalCount={60}
        more={count < 60 ? { onLoad: load, problem } : undefined}
      />
    );
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '61');
    grid.scrollTop = grid.scrollHeight;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(grid.matches(':focus-within')).toBe(true);
    grid.scrollTop = grid.scrollHeight;
    await canvas.findByText('Fatou Ndiaye 60');
  },
});

/** When the focused row is removed, focus moves to the row that takes its place. */
export const FocusSurvivesChange = meta.story({
  render: (args) => {
    const [rows, setRows] = useState(() => deals.slice(0, 5));
    return (
      <>
        <Table {...args} rows={rows} onAction={(key) => setRows((all) => all.filter((deal) => deal.id !== key))} />
        <Button>After it</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(rowOf(canvasElement, 'Chiara Fontana')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus();
  },
});

/** Duplicate row keys are a mistake of the caller. Both rows are rendered, and the arrow keys still reach the end. */
export const OneKeyTwice = meta.story({
  tags: ['no-pixels'],
  args: { 'aria-label': 'Twice', rows: [...deals.slice(0, 3), ...deals.slice(0, 2)] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Twice' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(6));
    await userEvent.click(within(table).getAllByRole('rowheader', { name: 'Chiara Fontana' })[0] ?? table);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(/Bengt/);
  },
});
