import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { MotionContext } from '../../motion';
import { Board, BoardCard, BoardColumn } from '.';
import { DemoBoard, makeCards } from './Board.demo';

const meta = preview.meta({
  component: DemoBoard,
  subcomponents: { Board, BoardColumn, BoardCard },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from column to column. Each column is one tab stop, at its last focused card.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes to the next or previous card in the column.' },
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Goes to the adjacent column, at the same height.' },
      { keys: ['Home', 'End'], does: 'Goes to the first or last card in the column.' },
      { keys: ['Enter', 'Space'], does: 'Opens the card.' },
      { keys: ['Shift+ArrowRight', 'Shift+ArrowLeft'], does: 'Moves the card to the adjacent column.' },
      { keys: ['Escape'], does: 'Cancels a drag that was started from the card’s handle.' },
    ],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '30rem' } },
  },
  globals: { viewport: { value: 'w1440' } },
  args: {
    initial: {
      inbox: makeCards('inbox', 6),
      in_progress: makeCards('progress', 2, 101),
      waiting: makeCards('waiting', 1, 201),
      completed: makeCards('completed', 2, 301),
    },
    onMove: fn(),
    onOpen: fn(),
  },
});

/** Four columns, the first one wider. Only visible cards are rendered. */
export const Playground = meta.story({
  tags: ['dark', 'narrow'],
  args: {
    initial: {
      inbox: makeCards('inbox', 24),
      in_progress: makeCards('progress', 3, 101),
      waiting: makeCards('waiting', 6, 201),
      completed: makeCards('completed', 40, 301),
    },
  },
});

/** Columns with several cards, one card and none. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  args: {
    initial: { inbox: makeCards('inbox', 2), in_progress: [], waiting: makeCards('waiting', 1), completed: [] },
  },
});

/** Names and subjects that are too long, unbroken or missing. */
export const Stress = meta.story({
  tags: ['rtl', 'narrow', 'zoom', 'small', 'coarse', 'replayed'],
  args: {
    initial: {
      inbox: [
        {
          id: 'long',
          name: 'Maximiliana Theodora von Hohenfels-Brandenburg und zu Lichtenstein',
          subject:
            'A subject that goes on and on, because whoever wrote it put the whole message there and left the rest empty',
          content: 'word '.repeat(200),
          time: 'about 11 months ago',
        },
        { id: 'unbroken', name: 'x'.repeat(80), subject: 'y'.repeat(120), content: 'z'.repeat(300), time: 'now' },
        { id: 'bare', name: '?', subject: '', content: '', time: '' },
      ],
      in_progress: makeCards('progress', 1),
      waiting: [],
      completed: makeCards('completed', 2),
    },
  },
});

/** Compares names, because searching a full board by role is slow. */
const focusIsOn = (name: string | RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

/** Screen readers reach the handle without Tab and press it. */
const takeUp = (name: RegExp) => {
  const handle = screen.getByLabelText<HTMLElement>(name);
  handle.focus();
  return userEvent.keyboard('{Enter}');
};

/** Arrow keys move focus, Enter opens, and the handle or Shift with an arrow moves cards. Focus stays in the column. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focusIsOn('Ada Okafor: Dinner on Thursday? 2');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^(?!Ada Okafor: Dinner on Thursday\? 2)/);
    await userEvent.tab({ shift: true });
    await focusIsOn('Ada Okafor: Dinner on Thursday? 2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('inbox-2', 'inbox');

    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onMove).toHaveBeenLastCalledWith('inbox-2', 'inbox', 'in_progress');
    await focusIsOn('Bengt Lindqvist: Re: the numbers for March 3');

    await takeUp(/^Drag Bengt Lindqvist: .*March 3$/);
    await focusIsOn('Move to In Progress');
    await userEvent.tab();
    await focusIsOn('Move to Waiting for Response');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('inbox-3', 'inbox', 'waiting'));
    await focusIsOn('Chiara Fontana: Introduction 4');
    await expect(canvas.getByRole('status')).toHaveTextContent(/March 3 moved to Waiting for Response$/);

    await userEvent.keyboard('{ArrowRight}');
    await focusIsOn(/10\d$|Thursday\? 2$/);
  },
});

/** Escape cancels the drag and leaves focus on the handle. */
export const DragCancelled = meta.story({
  play: async ({ args }) => {
    await takeUp(/^Drag .*Contract renewal 1$/);
    await focusIsOn('Move to In Progress');
    await userEvent.keyboard('{Escape}');
    await focusIsOn(/^Drag .*Contract renewal 1$/);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

/** A card can also be moved by its menu, which suits phones. */
export const MovedByMenu = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(/^Actions for .*Contract renewal 1$/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }));
    await expect(args.onMove).toHaveBeenCalledWith('inbox-1', 'inbox', 'completed');
    await focusIsOn('Ada Okafor: Dinner on Thursday? 2');
  },
});

/** 40,000 cards in one column. */
export const Huge = meta.story({
  tags: ['no-pixels'],
  args: {
    initial: {
      inbox: makeCards('inbox', 40_000),
      in_progress: [],
      waiting: [],
      completed: makeCards('completed', 200),
    },
  },
});

const travelling = () => document.querySelector<HTMLElement>('[data-travels]');

/** Holds every card at the beginning of its way, so that no step of the test has to be quick. @returns a function that ends it */
function holdTravels(): () => void {
  const observer = new MutationObserver(() => {
    for (const way of travelling()?.getAnimations() ?? []) way.pause();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const cardNamed = (id: string) => document.querySelector<HTMLElement>(`[data-row-id="${id}"]`);
const cornerOf = (element: Element | null) => {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return [Math.round(left), Math.round(top)];
};

const withMotion = (motion: 'full' | 'reduced') => (args: ComponentProps<typeof DemoBoard>) => (
  <MotionContext value={motion}>
    <DemoBoard {...args} />
  </MotionContext>
);

/** A card that changes columns is seen on its way, from where it was to where it is, in less than 200 ms. */
export const Travels = meta.story({
  tags: ['no-pixels'],
  render: withMotion('full'),
  play: async ({ canvas }) => {
    // The part that shows the way is loaded after the board.
    await waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
    const end = holdTravels();
    const start = cornerOf(cardNamed('inbox-1'));
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(travelling()).not.toBeNull());
    const [way] = travelling()?.getAnimations() ?? [];
    if (way === undefined) throw new Error('The card is not on its way.');
    way.currentTime = 0;
    await expect(cornerOf(travelling())).toEqual(start);
    await expect(way.effect?.getComputedTiming().duration).toBeLessThan(200);
    const card = cardNamed('inbox-1');
    await expect(getComputedStyle(card ?? document.body).opacity).toBe('0');
    // Nobody hears it twice, and no press hits it.
    await expect(canvas.getAllByRole('button', { name: /^(?!Drag|Actions).*Contract renewal 1$/ })).toHaveLength(1);
    end();
    way.finish();
    await waitFor(() => expect(travelling()).toBeNull());
    await expect(getComputedStyle(card ?? document.body).opacity).toBe('1');
    await expect(cornerOf(card)).not.toEqual(start);
  },
});

/** With reduced motion, it is simply there. */
export const Still = meta.story({
  tags: ['no-pixels'],
  render: withMotion('reduced'),
  play: async ({ args }) => {
    const seen: unknown[] = [];
    const observer = new MutationObserver(() => seen.push(...(travelling() ? [travelling()] : [])));
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onMove).toHaveBeenCalledWith('inbox-1', 'inbox', 'in_progress');
    await waitFor(() =>
      expect(cardNamed('inbox-1')?.closest('[data-column]')).toHaveAttribute('data-column', 'in_progress'),
    );
    observer.disconnect();
    await expect(seen).toEqual([]);
  },
});
