import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { type RowFocusProps, VirtualList } from '.';
import * as demo from './VirtualList.demo.css';

interface Entry {
  id: string;
  title: string;
  note: string;
}

const makeEntries = (count: number, words = 4): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `entry-${index + 1}`,
    title: `Entry ${index + 1}`,
    note: 'a line that is as long as it has to be '.repeat((index % words) + 1).trim(),
  }));

const keyOf = (entry: Entry) => entry.id;

const renderEntry = (entry: Entry, focusProps: RowFocusProps) => (
  <button type="button" className={demo.entry} {...focusProps}>
    <strong>{entry.title}</strong>
    <span>{entry.note}</span>
  </button>
);

const meta = preview.meta({
  component: VirtualList<Entry>,

  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Enters the list on its current row; then goes to what is in the row.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes to the next or previous row.' },
      { keys: ['PageDown', 'PageUp'], does: 'Goes down or up by what is in view.' },
      { keys: ['Home', 'End'], does: 'Goes to the first or last row, drawn or not.' },
    ],
  },
  args: {
    items: makeEntries(40_000),
    getKey: keyOf,
    renderRow: renderEntry,
    'aria-label': 'Entries',
    estimatedRowRem: 3.5,
  },
  decorators: [
    (Story) => (
      <div className={demo.frame}>
        <Story />
      </div>
    ),
  ],
});

/** Forty thousand rows of different heights; only those in view are in the document. */
export const Playground = meta.story({ tags: ['dark'] });

/** Spacing between and around rows, and a list whose end is not loaded yet. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: { items: makeEntries(12, 1), gapRem: 0.5, paddingRem: 0.75, totalCount: 600 },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) await expect(row).toHaveAttribute('aria-setsize', '600');
  },
});

/** One long row among short ones, an unbroken word, and a list of a single row. */
export const Stress = meta.story({
  args: {
    items: [
      { id: 'a', title: 'Short', note: 'one line' },
      { id: 'b', title: 'Long', note: 'many words that wrap over several lines '.repeat(12) },
      { id: 'c', title: 'Unbroken', note: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6) },
      { id: 'd', title: 'After all that', note: 'still one line' },
    ],
  },
  tags: ['rtl', 'narrow', 'zoom', 'small', 'coarse'],
});

/** Arrows, Page keys, Home and End; a far row is drawn and focused. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Entry 1 / })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^Entry 2 / })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Entry 40000 / })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Entry 1 / })).toHaveFocus());
  },
});

/** The focused row leaves the list: what took its place has focus, and the work goes on there. */
export const FocusSurvivesChange = meta.story({
  render: (args) => {
    const [items, setItems] = useState(() => makeEntries(50));
    return (
      <VirtualList
        {...args}
        items={items}
        renderRow={(entry, focusProps) => (
          <button
            type="button"
            className={demo.entry}
            onClick={() => setItems((all) => all.filter((one) => one.id !== entry.id))}
            {...focusProps}
          >
            {entry.title}
          </button>
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Entry 3' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Entry 4' })).toHaveFocus());
  },
});

/** Rows come in before the focused one, and then it leaves: its last place counts, not the one where it was reached. */
export const LeavesAfterOthersCame = meta.story({
  tags: ['no-pixels'],
  render: (args) => {
    const [items, setItems] = useState(() => makeEntries(6));
    const hasNew = items.length > 6;
    const change = ({ id }: Entry) =>
      setItems((all) =>
        hasNew ? all.filter((one) => one.id !== id) : [{ id: 'new', title: 'New entry', note: '' }, ...all],
      );
    return (
      <VirtualList
        {...args}
        items={items}
        renderRow={(entry, focusProps) => (
          <button type="button" className={demo.entry} onClick={() => change(entry)} {...focusProps}>
            {entry.title}
          </button>
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await canvas.findByRole('button', { name: 'New entry' });
    await expect(canvas.getByRole('button', { name: 'Entry 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Entry 4' })).toHaveFocus());
  },
});

/** Scrolling asks for no styles of the document: the browser would bring all of them up to date at each step. */
export const ScrollingReadsNoStyles = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const lastPlace = () => Math.max(...[...list.children].map((row) => Number(row.getAttribute('aria-posinset'))));
    const styles = spyOn(window, 'getComputedStyle');
    for (const index of [100, 200, 300]) {
      list.parentElement?.scrollTo({ top: index * 56 });
      // Queries by role look at styles themselves.
      await waitFor(() => expect(lastPlace()).toBeGreaterThan(index * 0.8));
    }
    const ofDocument = styles.mock.calls.filter(([element]) => element === document.documentElement);
    styles.mockRestore();
    await expect(ofDocument).toEqual([]);
    list.parentElement?.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Entry 1 / })).toBeVisible());
  },
});

/** Space around rows follows the reader's text size while the list is shown. */
export const TextSizeChanges = meta.story({
  args: { items: makeEntries(12, 1), paddingRem: 1 },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const list = canvas.getByRole('list');
    const before = () => {
      const [first] = canvas.getAllByRole('listitem');
      return (first?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top;
    };
    const size = Number.parseFloat(getComputedStyle(root).fontSize);
    await waitFor(() => expect(before()).toBeCloseTo(size, 0));
    const own = root.style.fontSize;
    root.style.fontSize = `${2 * size}px`;
    try {
      await waitFor(() => expect(before()).toBeCloseTo(2 * size, 0));
    } finally {
      root.style.fontSize = own;
    }
    await waitFor(() => expect(before()).toBeCloseTo(size, 0));
  },
});
