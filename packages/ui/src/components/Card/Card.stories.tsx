import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { text } from '../../theme';
import { IconButton } from '../Button';
import { Card } from '.';

const sample = <p className={text({ style: 'dense', tone: 'muted' })}>Three people have waited longer than a week.</p>;

const meta = preview.meta({ component: Card, tags: ['!autodocs'], args: { children: sample } });

export const Playground = meta.story({ args: { heading: 'Waiting for you', children: sample } });

/** Every ground, with roomy and compact padding. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="26rem">
      <Specimen>
        <Card heading="Raised" actions={<IconButton icon="ellipsis" label="More" size="small" />}>
          {sample}
        </Card>
        <Card heading="Sunken, compact" ground="sunken" padding="compact">
          {sample}
        </Card>
        <Card heading="None: a hairline and space" ground="none">
          {sample}
        </Card>
        <Card>{sample}</Card>
      </Specimen>
    </Frame>
  ),
});

/** Buttons stay at the end of a wrapped heading. Unbroken words do not widen the card. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Card heading={long.sentence} headingLevel={3} actions={<IconButton icon="ellipsis" label="More" size="small" />}>
        <p>{long.unbroken}</p>
      </Card>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: long.sentence })).toBeInTheDocument();
    await expectToFit(canvasElement);
  },
});
