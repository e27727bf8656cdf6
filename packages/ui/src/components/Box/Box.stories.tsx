import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Card } from '../Card';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { Box } from '.';

const meta = preview.meta({
  component: Box,
  args: { children: <TextField label="Name" /> },
});

export const Playground = meta.story({ args: { width: 'field' } });

const widths = ['content', 'short', 'field', 'form', 'full'] as const;

/** Widths, margins and alignments. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="40rem">
      <Specimen>
        {widths.map((width) => (
          <Row key={width} label={width}>
            <Box width={width}>
              <TextField label={width} isLabelHidden defaultValue="Ada Okafor" />
            </Box>
          </Row>
        ))}
        <Card padding="compact">
          <Inline isWrapping={false}>
            <Text>Ada Okafor</Text>
            <Box marginInlineStart="auto">
              <Button>At the end</Button>
            </Box>
          </Inline>
        </Card>
        <Card padding="compact">
          <Inline isWrapping={false}>
            <Box isGrowing>
              <TextField label="Search" isLabelHidden />
            </Box>
            <Button>Find</Button>
          </Inline>
        </Card>
        <Stack>
          {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
            <Box key={align} align={align} marginBlockStart={align === 'start' ? 'xl' : undefined}>
              <Button>{align}</Button>
            </Box>
          ))}
        </Stack>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const width = (name: string) =>
      canvas.getByRole('textbox', { name }).closest('div')?.parentElement?.offsetWidth ?? 0;
    await expect(width('short')).toBeLessThan(width('field'));
    await expect(width('field')).toBeLessThan(width('form'));
  },
});

/** A box is never wider than its container. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="15rem">
      <Specimen>
        <Box width="form">
          <TextField label={long.sentence} defaultValue={long.unbroken} />
        </Box>
        <Inline isWrapping={false}>
          <Box isGrowing>
            <Text maxLines={1}>{long.sentence}</Text>
          </Box>
          <Box isShrinking={false}>
            <Badge>Urgent</Badge>
          </Box>
        </Inline>
        <Box width="measure" marginBlockStart="lg">
          <Text dir="auto">{scripts.arabic}</Text>
        </Box>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
