import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Row } from '../../specimen';
import { Button } from '../Button';
import { Tooltip } from '.';

const placements = ['top', 'bottom', 'start', 'end'] as const;

const meta = preview.meta({
  component: Tooltip,
  args: { content: 'Asks a question, 40 points', children: <Button>Priority 86</Button> },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Shows it at once, with focus on what it explains.' },
      { keys: ['Escape'], does: 'Hides it and leaves focus where it was.' },
    ],
    layout: 'centered',
  },
});

export const Playground = meta.story();

/** The four sides; one at a time is open, so each has to be pointed at. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced', 'replayed'],
  render: () => (
    <Row label="placement">
      {placements.map((placement) => (
        <Frame key={placement} width="12rem">
          <Tooltip content={`At the ${placement}`} placement={placement}>
            <Button>{placement}</Button>
          </Tooltip>
        </Frame>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'end' });
    last.focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('At the start'));
  },
});

/** Long words wrap at a readable width. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="20rem">
      <Tooltip content={`${long.sentence} ${long.unbroken}`}>
        <Button>Explained at length</Button>
      </Tooltip>
    </Frame>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});

/** Focus by keyboard shows it without a wait, Escape closes it and leaves focus where it was. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Priority 86' });
    await expect(button).toHaveFocus();
    const tip = await screen.findByRole('tooltip');
    await expect(button).toHaveAttribute('aria-describedby', tip.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});
