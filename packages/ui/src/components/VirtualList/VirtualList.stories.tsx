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
      { keys: ['Tab'], does: 'Moves to the current row, then to the controls in it.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous row.' },
      { keys: ['PageDown', 'PageUp'], does: 'Moves down or up by one page.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last row.' },
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

/** 40,000 rows of different heights. Only those in view are in the document. */
export const Playground = meta.story({ tags: ['dark'] });

/** Space between and around rows, in a list that is only partly loaded. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: { items: makeEntries(12, 1), gapRem: 0.5, paddingRem: 0.75, totalCount: 600 },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) await expect(row).toHaveAttribute('aria-setsize', '600');
  },
});

/** A long row among short ones, and an unbroken word. */
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

/** Arrow keys, Page keys, Home and End. Distant rows are rendered and focused. */
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

/** When the focused row is removed, the row that takes its place gets focus. */
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

/** If rows are added before the focused row and it is then removed, its last position counts. */
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

/** Scrolling never reads the document's computed styles, which would recalculate all styles at each step. */
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

/** Space around rows follows changes of the text size. */
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
