import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Heading } from '.';

const meta = preview.meta({ component: Heading });

export const Playground = meta.story({ args: { level: 2, children: 'Waiting for Response' } });

/** The default size of each level, and levels with another size. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="30rem">
      <Specimen>
        <Heading level={1}>Level 1</Heading>
        <Heading level={2}>Level 2</Heading>
        <Heading level={3}>Level 3</Heading>
        <Heading level={4}>Level 4</Heading>
        <Heading level={2} size="display">
          Level 2, as the one thing of its screen
        </Heading>
        <Heading level={3} size="dense" tone="muted">
          Level 3, as quiet as a row
        </Heading>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: /quiet/ })).toBeVisible();
  },
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <Heading level={1}>{long.unbroken}</Heading>
        <Heading level={2}>{long.sentence}</Heading>
        <Heading level={2}>{scripts.arabic}</Heading>
        <Heading level={2}>{scripts.japanese}</Heading>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
