import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Row, Specimen } from '../../specimen';
import { Badge, CountBadge, Dot } from '.';

const tones = ['neutral', 'accent', 'notice', 'positive', 'warning', 'negative', 'outline'] as const;

const meta = preview.meta({ component: Badge, args: { children: 'Sample' } });

export const Playground = meta.story();

/** Badges and counts in every tone, and the dot. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {tones.map((tone) => (
        <Row key={tone} label={tone}>
          <Badge tone={tone}>Sent</Badge>
          <CountBadge tone={tone} count={3} label="unread" />
          <CountBadge tone={tone} count={128} label="unread" />
        </Row>
      ))}
      <Row label="dot">
        <Dot label="Unread" />
      </Row>
    </Specimen>
  ),
});

/** Counts of zero and past the limit, and a text that is too long. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="16rem">
      <Row label="counts">
        <CountBadge count={0} label="unread" />
        <CountBadge count={999} label="unread" />
        <CountBadge count={40_000} label="unread" />
      </Row>
      <Badge>{long.sentence.slice(0, 40)}</Badge>
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('40,000')).toHaveTextContent('999+ unread');
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
});
