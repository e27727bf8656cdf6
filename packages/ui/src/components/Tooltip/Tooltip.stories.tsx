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
      { keys: ['Tab'], does: 'Focuses the trigger and shows the tooltip immediately.' },
      { keys: ['Escape'], does: 'Hides the tooltip. Focus stays on the trigger.' },
    ],
    layout: 'centered',
  },
});

export const Playground = meta.story();

/** All four sides. Only one tooltip is open at a time, so point at each button. */
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

/** Keyboard focus shows the tooltip without delay. Escape hides it and focus stays on the trigger. */
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
