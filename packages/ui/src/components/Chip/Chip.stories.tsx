import { CHANNELS } from '@concordia/domain';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen } from '../../specimen';
import { ChannelMark, FilterChip, PriorityChip } from '.';

const meta = preview.meta({
  component: PriorityChip,
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Turns a filter on or off.' },
      { keys: ['Tab'], does: 'Moves to the next filter.' },
    ],
  },
  args: { priority: 86 },
});

export const Playground = meta.story({ args: { showsTier: true } });

/** Priorities around each threshold, every channel, and filters on and off. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Row label="priority">
        {[100, 80, 79, 60, 59, 0].map((priority) => (
          <PriorityChip key={priority} priority={priority} />
        ))}
      </Row>
      <Row label="priority in words">
        {[92, 71, 34].map((priority) => (
          <PriorityChip key={priority} priority={priority} showsTier />
        ))}
      </Row>
      <Row label="channels">
        {CHANNELS.map((channel) => (
          <ChannelMark key={channel} channel={channel} showsName />
        ))}
      </Row>
      <Row label="channels, mark only">
        {CHANNELS.map((channel) => (
          <ChannelMark key={channel} channel={channel} size="large" />
        ))}
      </Row>
      <Row label="filters">
        {CHANNELS.slice(0, 4).map((channel, index) => (
          <FilterChip
            key={channel}
            channel={channel}
            count={index * 37}
            defaultSelected={index === 1}
            isDisabled={index === 3}
          >
            {channel}
          </FilterChip>
        ))}
      </Row>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priority 80, high')).toBeInTheDocument();
    await expect(canvas.getByText('Priority 79, medium')).toBeInTheDocument();
    await expect(canvas.getByText('Priority 59, low')).toBeInTheDocument();
  },
});

/** Long labels in a narrow container. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="9rem">
      <FilterChip channel="whatsapp" count={1_000_000}>
        {long.sentence}
      </FilterChip>
      <ChannelMark channel="whatsapp" showsName />
      <PriorityChip priority={100} showsTier />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

function OneFilter() {
  const [isOn, setOn] = useState(false);
  return (
    <FilterChip channel="email" count={12} isSelected={isOn} onChange={setOn}>
      Gmail
    </FilterChip>
  );
}

/** Space turns a filter on and off. */
export const Keyboard = meta.story({
  render: () => <OneFilter />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const filter = canvas.getByRole('button', { name: /Gmail/ });
    await expect(filter).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
  },
});
