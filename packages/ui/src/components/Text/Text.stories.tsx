import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Text } from '.';

const sizes = ['reading', 'body', 'dense', 'caption', 'micro'] as const;
const tones = ['ink', 'muted', 'accent', 'positive', 'warning', 'negative'] as const;
const weights = ['regular', 'medium', 'semibold'] as const;

const meta = preview.meta({
  component: Text,
  args: { children: 'Could we move Thursday to the week after?' },
});

export const Playground = meta.story();

/** Sizes, tones, weights and tabular figures. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Frame width="30rem">
      <Specimen>
        {sizes.map((size) => (
          <Row key={size} label={size}>
            <Text {...args} size={size} />
          </Row>
        ))}
        <Row label="tone">
          {tones.map((tone) => (
            <Text key={tone} tone={tone} as="span">
              {tone}
            </Text>
          ))}
        </Row>
        <Row label="weight">
          {weights.map((weight) => (
            <Text key={weight} weight={weight} as="span">
              {weight}
            </Text>
          ))}
        </Row>
        <Row label="figures of one width">
          <Text isTabular align="end">
            1,111
            <br />
            8,888
          </Text>
        </Row>
      </Specimen>
    </Frame>
  ),
});

/** Truncated after one, two and three lines, and not at all. Unbroken words and other scripts. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <Text maxLines={1}>{long.sentence}</Text>
        <Text maxLines={2}>{long.sentence}</Text>
        <Text maxLines={3}>{`${long.sentence} ${long.sentence}`}</Text>
        <Text>{long.unbroken}</Text>
        <Text size="caption">{long.address}</Text>
        <Text dir="auto">{scripts.arabic}</Text>
        <Text maxLines={1}>{scripts.japanese}</Text>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByText(long.sentence);
    await expect(first?.scrollWidth).toBeGreaterThan(first?.clientWidth ?? 0);
    await expectToFit(canvasElement);
  },
});
