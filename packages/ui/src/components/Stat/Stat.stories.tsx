import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Button } from '../Button';
import { Skeleton } from '../Skeleton';
import { Stat, StatGroup } from '.';

const percent = { style: 'percent' } as const;

const meta = preview.meta({
  component: Stat,
  args: { label: 'Total messages', value: 12_480, change: 0.12, since: 'since last week' },
});

export const Playground = meta.story({
  render: (args) => (
    <StatGroup>
      <Stat {...args} />
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up 12%')).toBeVisible();
    await expect(canvas.getByRole('term')).toHaveTextContent('Total messages');
  },
});

/** Values with good, bad and neutral changes, sample data, an unknown value, and loading. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Row label="facts">
        <StatGroup>
          <Stat label="Total messages" value={12_480} change={0.12} since="since last week" />
          <Stat label="Answer time" value={3.4} unit="hours" change={-0.08} since="since last week" better="down" />
          <Stat label="Churn" value={0.12} format={percent} change={0.031} since="since last month" better="down" />
          <Stat label="Contacts" value={1_204} change={0} since="since yesterday" />
          <Stat label="Value" value={2400} format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }} />
          <Stat label="Channels" value={8} change={0.14} better="neither" />
        </StatGroup>
      </Row>
      <Row label="an empty workspace">
        <StatGroup>
          <Stat label="Average RFM" value={8.7} isSample />
          <Stat label="Engagement" value={0.73} format={percent} isSample />
          <Stat label="Unknown" value={null} unit="days" />
        </StatGroup>
      </Row>
      <Row label="loading">
        <Skeleton isLoading>
          <StatGroup>
            <Stat label="Total messages" value={12_480} change={0.12} since="since last week" />
            <Stat label="Contacts" value={1_204} />
          </StatGroup>
        </Skeleton>
      </Row>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample')).toHaveLength(2);
    await expect(canvas.getByText('Not known yet')).toBeInTheDocument();
  },
});

/** In panels: narrow columns, small figures, and red for a value that should be zero. */
export const InPanels = meta.story({
  tags: ['dark'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <StatGroup minColumn="small">
          <Stat label="Unread" value={120} />
          <Stat label="Urgent" value={3} tone="negative" />
        </StatGroup>
        <StatGroup minColumn="small">
          <Stat label="Total" value={84} size="small" />
          <Stat label="Received" value={61} size="small" />
          <Stat label="Sent" value={23} size="small" />
        </StatGroup>
      </Specimen>
    </Frame>
  ),
});

function Counting() {
  const [count, setCount] = useState(3);
  return (
    <Specimen>
      <StatGroup>
        <Stat label="Unread" value={count} />
      </StatGroup>
      <Row label="">
        <Button onPress={() => setCount((was) => was + 1)}>One more</Button>
        <Button onPress={() => setCount((was) => was - 1)}>One less</Button>
      </Row>
    </Specimen>
  );
}

/** A figure that changes comes in from below when it grew, from above when it shrank. Nothing moves for readers who prefer reduced motion. */
export const Changes = meta.story({
  tags: ['no-pixels'],
  render: () => <Counting />,
  play: async ({ canvas }) => {
    const figure = () => canvas.getByText(/^\d+$/);
    await expect(figure()).not.toHaveAttribute('data-changed');
    const before = figure().parentElement?.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(figure()).toHaveTextContent('4');
    await expect(figure()).toHaveAttribute('data-changed', 'more');
    // The browser of the tests asks for less motion.
    await expect(Number.parseFloat(getComputedStyle(figure()).animationDuration)).toBeLessThanOrEqual(0.001);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(figure()).toHaveAttribute('data-changed', 'less');
    const after = figure().parentElement?.getBoundingClientRect();
    await expect([after?.top, after?.height]).toEqual([before?.top, before?.height]);
  },
});

/** Long text, large figures and other scripts in a narrow container. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <StatGroup>
        <Stat label={long.sentence} value={1_234_567_890_123} change={12.5} since={long.sentence} isSample />
        <Stat label={long.unbroken} value={-0.5} unit={long.unbroken} />
        <Stat label={scripts.arabic} value={7} unit={scripts.japanese} />
      </StatGroup>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
