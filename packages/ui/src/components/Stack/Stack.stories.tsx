import preview from '#storybook/preview';
import { expectToFit, Frame, long, scripts } from '../../specimen';
import { Card } from '../Card';
import { Grid } from '../Grid';
import { Heading } from '../Heading';
import { Text } from '../Text';
import { Stack } from '.';

const three = ['First', 'Second', 'Third'].map((name) => (
  <Card key={name} padding="compact">
    {name}
  </Card>
));

const meta = preview.meta({ component: Stack, args: { children: three } });

export const Playground = meta.story();

/** Every gap, every alignment, and a list. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Stack gap="xl">
      <Grid minColumn="small">
        {(['none', 'xxs', 'xs', 'snug', 'sm', 'md', 'lg', 'xl'] as const).map((gap) => (
          <Stack key={gap} gap={gap}>
            <Text size="caption" tone="muted">
              {gap}
            </Text>
            {three}
          </Stack>
        ))}
      </Grid>
      <Grid columns="1:1:1:1">
        {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
          <Stack key={align} gap="xs" align={align}>
            {three}
          </Stack>
        ))}
      </Grid>
      <Stack as="ul" gap="xs">
        <li>An entry of a list</li>
        <li>And the next</li>
      </Stack>
    </Stack>
  ),
});

/** Widths for a form, for reading and for a single-column page, all centered. Also hairlines between rows. */
export const Widths = meta.story({
  tags: ['dark', 'narrow', 'forced'],
  render: () => (
    <Stack gap="xl">
      {(['form', 'measure', 'column'] as const).map((width) => (
        <Stack key={width} width={width} isCentered gap="xs">
          <Card padding="compact">{width}</Card>
        </Stack>
      ))}
      <Stack as="ul" width="form" hasDividers>
        {['Ada Lovelace', 'Grace Hopper', 'Emmy Noether'].map((name) => (
          <li key={name}>
            <Text>{name}</Text>
            <Text size="caption" tone="muted">
              Keeps her own distances
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  ),
});

/** Long words do not widen the stack. An empty stack takes no space. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Stack>
        <Heading level={2}>{long.unbroken}</Heading>
        <Text>{long.sentence}</Text>
        <Text>{scripts.arabic}</Text>
        <Text>{scripts.japanese}</Text>
        <Stack>{null}</Stack>
      </Stack>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
