import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Skeleton } from '../Skeleton';
import { StatusBadge } from '.';

const groups = {
  green: ['connected', 'active', 'delivered'],
  neutral: ['pending'],
  destructive: ['disconnected', 'failed', 'error'],
  outlined: ['running', 'in_progress', 'dead-letter'],
};

const meta = preview.meta({ component: StatusBadge, args: { status: 'connected' } });

export const Playground = meta.story();

/** All statuses from the specification, unknown ones, a missing status, and loading. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {Object.entries(groups).map(([label, statuses]) => (
        <Row key={label} label={label}>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
      ))}
      <Row label="without a status">
        <StatusBadge status={undefined} />
      </Row>
      <Row label="loading">
        <Skeleton isLoading>
          <StatusBadge status="connected" />
        </Skeleton>
      </Row>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvas.getAllByText('Disconnected')).toHaveLength(2);
  },
});

/** Long statuses and other scripts from other systems. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="12rem">
      <Specimen>
        <StatusBadge status={long.sentence} />
        <StatusBadge status={long.unbroken} />
        <StatusBadge status={scripts.arabic} />
        <StatusBadge status={scripts.japanese} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
