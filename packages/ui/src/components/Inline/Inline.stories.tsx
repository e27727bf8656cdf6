import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Badge } from '../Badge';
import { Card } from '../Card';
import { Text } from '../Text';
import { Inline } from '.';

const three = (
  <>
    <Badge>Email</Badge>
    <Badge>Waiting</Badge>
    <Badge>Urgent</Badge>
  </>
);

const meta = preview.meta({ component: Inline, args: { children: three } });

export const Playground = meta.story();

/** Gaps, justification and alignment. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="30rem">
      <Specimen>
        {(['none', 'xs', 'sm', 'lg', 'xxl'] as const).map((gap) => (
          <Row key={gap} label={`gap ${gap}`}>
            <Inline gap={gap}>{three}</Inline>
          </Row>
        ))}
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <Card key={justify} padding="compact">
            <Inline justify={justify}>{three}</Inline>
          </Card>
        ))}
        {(['start', 'center', 'baseline', 'end'] as const).map((align) => (
          <Inline key={align} align={align} gap="md">
            <Text size="reading">26 messages</Text>
            <Text size="micro">align {align}</Text>
          </Inline>
        ))}
      </Specimen>
    </Frame>
  ),
});

/** Items wrap onto the next line. Without wrapping, they shrink. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="16rem">
      <Specimen>
        <Inline>
          {Array.from({ length: 12 }, (_, index) => (
            <Badge key={index}>{`Segment ${index + 1}`}</Badge>
          ))}
        </Inline>
        <Inline isWrapping={false}>
          <Text maxLines={1}>{long.sentence}</Text>
          <Badge>Urgent</Badge>
        </Inline>
        <Inline>
          <Text>{long.unbroken}</Text>
          <Text dir="auto">{scripts.arabic}</Text>
          <Text>{scripts.japanese}</Text>
        </Inline>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
