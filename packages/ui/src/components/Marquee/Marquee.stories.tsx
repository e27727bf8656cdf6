import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { MotionContext } from '../../motion';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Link } from '../Link';
import { Marquee } from '.';

const markets = [
  ['S&P 500', '5,954.50', '+0.42 %'],
  ['Nasdaq', '18,847.28', '+0.74 %'],
  ['EUR/USD', '1.0379', '−0.18 %'],
  ['US 10Y', '4.21 %', '−3.10 bp'],
  ['Gold', '2,857.10', '+0.26 %'],
  ['Brent', '73.18', '−0.92 %'],
].map(([name = '', price, change]) => ({ id: name, content: `${name} ${price} ${change}` }));

const links = markets.map(({ id, content }) => ({ id, content: <Link href={`/markets/${id}`}>{content}</Link> }));

const running = [
  (Story: () => React.ReactNode) => (
    <MotionContext value="full">
      <Story />
    </MotionContext>
  ),
];

const animationOf = (track: HTMLElement) => track.firstElementChild?.getAnimations().at(0);

const meta = preview.meta({
  component: Marquee,
  tags: ['!autodocs'],
  args: { label: 'Markets', items: markets },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the links, which stops the row, and to the pause button.' },
      { keys: ['Enter', 'Space'], does: 'On the button: pauses or resumes the row.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Scrolls the row while it is stopped.' },
    ],
  },
});

/** One round takes 16 seconds. */
export const Playground = meta.story({ decorators: running, tags: ['no-pixels'] });

/** Text and links, in wide and narrow containers. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Frame width="100%">
        <Marquee label="Markets" items={markets} />
      </Frame>
      <Frame width="24rem">
        <Marquee label="Markets with links" items={links} />
      </Frame>
      <Frame width="24rem">
        <Marquee label="Two markets" items={markets.slice(0, 2)} />
      </Frame>
    </Specimen>
  ),
});

/** Long text, non-Latin text, and no items. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        {Object.entries({ ...long, ...scripts }).map(([id, content]) => (
          <Marquee key={id} label={id} items={[{ id, content }]} />
        ))}
        <Row label="nothing is nothing">
          <Marquee label="None" items={[]} />
        </Row>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Focus on a link stops the row, which can then be scrolled. The button pauses and resumes it. */
export const Keyboard = meta.story({
  decorators: running,
  tags: ['rtl', 'replayed', 'no-pixels'],
  args: { items: links },
  render: (args) => (
    <Frame width="24rem">
      <Marquee {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: 'Markets' });
    await expect(animationOf(track)?.playState).toBe('running');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /S&P 500/ })).toHaveFocus();
    await expect(animationOf(track)).toBeUndefined();
    for (const link of links.slice(1)) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', `/markets/${link.id}`);
    }
    const last = document.activeElement?.getBoundingClientRect();
    const sight = track.getBoundingClientRect();
    await expect(last?.left).toBeGreaterThanOrEqual(sight.left - 1);
    await expect(last?.right).toBeLessThanOrEqual(sight.right + 1);
    // Browsers pass over the inert second round; user-event would stop at it.
    canvas.getByRole('button', { name: 'Pause Markets' }).focus();
    await waitFor(() => expect(animationOf(track)?.playState).toBe('running'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Resume Markets' })).toHaveFocus();
    await expect(animationOf(track)).toBeUndefined();
    await userEvent.keyboard(' ');
    await expect(animationOf(track)?.playState).toBe('running');
  },
});

/** The row stops under the pointer. Screen readers find each item once. */
export const Held = meta.story({
  decorators: running,
  tags: ['no-pixels'],
  args: { duration: 60 },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: 'Markets' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(markets.length);
    await expect(animationOf(track)?.effect?.getTiming().duration).toBe(60_000);
    await userEvent.hover(track);
    await expect(animationOf(track)?.playState).toBe('paused');
    await userEvent.unhover(track);
    await expect(animationOf(track)?.playState).toBe('running');
  },
});

/** A paused row keeps its position, and resumes from there. */
export const Continuous = meta.story({
  decorators: running,
  tags: ['rtl', 'no-pixels'],
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: 'Markets' });
    const animation = animationOf(track);
    animation?.pause();
    if (animation) animation.currentTime = 8_000;
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Markets' }));
    const [round] = track.querySelectorAll('ul');
    await expect(Math.abs(track.scrollLeft)).toBeCloseTo((round?.offsetWidth ?? 0) / 2, -1);
    await userEvent.click(canvas.getByRole('button', { name: 'Resume Markets' }));
    await expect(track.scrollLeft).toBe(0);
    await expect(Number(animationOf(track)?.currentTime)).toBeGreaterThan(7_500);
  },
});

/** With reduced motion, the items are not repeated and there is no button. */
export const ReducedMotion = meta.story({
  render: (args) => (
    <MotionContext value="reduced">
      <Frame width="20rem">
        <Marquee {...args} />
      </Frame>
    </MotionContext>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('ul')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Markets' })).toHaveFocus();
  },
});
