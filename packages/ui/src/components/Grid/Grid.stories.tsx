import preview from '#storybook/preview';
import { expectToFit, Frame, long, scripts } from '../../specimen';
import { Card } from '../Card';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Grid } from '.';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="compact">
      {index + 1}
    </Card>
  ));

const meta = preview.meta({ component: Grid });

/** The number of columns follows the width. Below 768 px, fixed columns become a single one. */
export const Playground = meta.story({
  tags: ['narrow'],
  args: { minColumn: 'medium', children: cells(5) },
});

/** Minimum widths and fixed proportions. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced', 'narrow'],
  render: () => (
    <Stack gap="md">
      {(['small', 'medium', 'large'] as const).map((least) => (
        <Stack key={least} gap="xs">
          <Text size="caption" tone="muted">
            at least {least}
          </Text>
          <Grid minColumn={least} gap="sm">
            {cells(6)}
          </Grid>
        </Stack>
      ))}
      {(['1:1', '1:2', '2:1', '1:3', '3:1', '1:1:1', '1:1:1:1'] as const).map((columns) => (
        <Stack key={columns} gap="xs">
          <Text size="caption" tone="muted">
            {columns}
          </Text>
          <Grid columns={columns} gap="sm">
            {cells(columns.split(':').length)}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
});

/** Main content with a side panel, side by side where both fit. */
export const Side = meta.story({
  tags: ['narrow'],
  args: { columns: 'main:side', align: 'start', children: cells(2) },
  globals: { viewport: { value: 'w1440', isRotated: false } },
});

/** A container narrower than the minimum column, unbroken words, other scripts, a single item, and none. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="16rem">
      <Stack>
        <Grid minColumn="large">
          <Card padding="compact">{long.unbroken}</Card>
          <Card padding="compact">{scripts.arabic}</Card>
        </Grid>
        <Grid columns="1:3">
          <Card padding="compact">{scripts.japanese}</Card>
          <Card padding="compact">{long.unbroken}</Card>
        </Grid>
        <Grid minColumn="small">{cells(1)}</Grid>
        <Grid minColumn="small">{null}</Grid>
      </Stack>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
