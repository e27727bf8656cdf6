import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { MotionContext, type Schedule, ScheduleContext } from '../../motion';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { text } from '../../theme';
import { EmptyState } from '../EmptyState';
import { Link } from '../Link';
import { Ticker } from '.';

const headlines = [
  'Central bank leaves rates where they are',
  'Shipping costs fall for a third month',
  'A regional lender is taken over by its rival',
  'Harvest better than feared, says ministry',
  'Two chip makers agree to build together',
  'Rail strike ends after nine days',
  'Power from wind passes power from coal',
];

const news = (count: number) =>
  headlines.slice(0, count).map((headline, index) => ({
    id: `news-${index}`,
    content: (
      <>
        <Link href={`https://example.org/${index}`} tone="ink">
          {headline}
        </Link>
        <p className={text({ style: 'caption', tone: 'muted' })}>The Courier, {index + 2} hours ago</p>
      </>
    ),
  }));

const ready = (count: number) => ({ kind: 'ready', data: news(count), isRefreshing: false }) as const;

/** Time that passes when the story says so. */
let due: { callback: () => void; ms: number } | undefined;
const byHand: Schedule = (callback, ms) => {
  const mine = { callback, ms };
  due = mine;
  return () => {
    if (due === mine) due = undefined;
  };
};
const pass = async () => {
  await waitFor(() => expect(due).toBeDefined());
  const now = due;
  due = undefined;
  now?.callback();
};

const running = [
  (Story: () => React.ReactNode) => (
    <MotionContext value="full">
      <ScheduleContext value={byHand}>
        <Frame width="22rem">
          <Story />
        </Frame>
      </ScheduleContext>
    </MotionContext>
  ),
];

const meta = preview.meta({
  component: Ticker,
  tags: ['!autodocs'],
  args: {
    label: 'Live news',
    state: ready(5),
    empty: <EmptyState size="compact" title="No news available" />,
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the links of the item, then to the buttons. Focus stops the rotation.' },
      { keys: ['Enter', 'Space'], does: 'On a button, shows the previous or next item, pauses or resumes.' },
    ],
  },
});

/** The next item appears after six seconds. */
export const Playground = meta.story({
  decorators: running,
  play: async ({ canvas }) => {
    await expect(due?.ms).toBe(6000);
    await expect(canvas.getByRole('group', { name: '1 of 5' })).toBeVisible();
  },
});

/** One item needs no buttons. Up to five have a dot each, more share dots. Then loading, empty and failed. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Frame width="22rem">
      <Specimen>
        {[1, 3, 5, 7].map((count) => (
          <Ticker key={count} {...args} label={`${count} items`} state={ready(count)} />
        ))}
        <Ticker {...args} label="Loading" state={{ kind: 'loading' }} />
        <Ticker {...args} label="Empty" state={{ kind: 'empty' }} />
        <Ticker
          {...args}
          label="Failed"
          state={{ kind: 'failed', problem: { title: 'News could not be loaded' }, retry: fn() }}
        />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading: loading')).toHaveAttribute('role', 'status');
  },
});

/** Long and unbroken words, and other scripts. The tallest item sets the height, so nothing below moves. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: (args) => (
    <Frame width="16rem">
      <Ticker
        {...args}
        state={{
          kind: 'ready',
          isRefreshing: false,
          data: Object.entries({ ...long, ...scripts }).map(([id, content]) => ({ id, content })),
        }}
      />
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    const height = canvas.getByRole('region').getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(height);
  },
});

/** Previous and Next wrap around both ends. Focus stops the rotation, and the new item is announced. */
export const Keyboard = meta.story({
  decorators: running,
  tags: ['no-pixels'],
  play: async ({ canvas, canvasElement }) => {
    const live = () => canvasElement.querySelector('[aria-live]')?.getAttribute('aria-live');
    await expect(live()).toBe('off');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${headlines[0]}`) })).toHaveFocus();
    await expect(due).toBeUndefined();
    await expect(live()).toBe('polite');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: '5 of 5' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: '1 of 5' })).toBeVisible();
    await userEvent.tab();
    await expect(due).toBeUndefined();
  },
});

/** Rotates automatically, wraps around the end, and stops under the pointer. */
export const Rotating = meta.story({
  decorators: running,
  args: { state: ready(2) },
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await pass();
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 2' })).toBeVisible());
    await pass();
    await waitFor(() => expect(canvas.getByRole('group', { name: '1 of 2' })).toBeVisible());
    await userEvent.hover(canvas.getByRole('group', { name: '1 of 2' }));
    await waitFor(() => expect(due).toBeUndefined());
    await userEvent.unhover(canvas.getByRole('group', { name: '1 of 2' }));
    await expect(due?.ms).toBe(6000);
  },
});

/** With reduced motion it never rotates automatically, so it has no pause button. */
export const ReducedMotion = meta.story({
  decorators: running,
  tags: ['no-pixels'],
  render: (args) => (
    <MotionContext value="reduced">
      <Ticker {...args} />
    </MotionContext>
  ),
  play: async ({ canvas }) => {
    await expect(due).toBeUndefined();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('group', { name: '2 of 5' })).toBeVisible();
  },
});
