import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Divider } from '.';

const meta = preview.meta({ component: Divider });

export const Playground = meta.story();

/** Between stacked items, and between items in a row. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="24rem">
      <Specimen>
        <Stack>
          <Text>Inbox</Text>
          <Divider />
          <Text>Archive</Text>
        </Stack>
        <Inline>
          <Text>8 waiting</Text>
          <Divider orientation="vertical" />
          <Text>3 urgent</Text>
        </Inline>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const [, upright] = canvas.getAllByRole('separator');
    await expect(upright).toHaveAttribute('aria-orientation', 'vertical');
  },
});

/** Beside long text, the divider is as tall as its row. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="16rem">
      <Inline isWrapping={false}>
        <Text>{long.unbroken}</Text>
        <Divider orientation="vertical" />
        <Text>{long.sentence}</Text>
      </Inline>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
