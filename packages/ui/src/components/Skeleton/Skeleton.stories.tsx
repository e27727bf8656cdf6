import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { text } from '../../theme';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Card } from '../Card';
import { PriorityChip } from '../Chip';
import { Skeleton, SkeletonShape, SkeletonText } from '.';
import * as demo from './Skeleton.demo.css';

function Person({ words = 'Could we move Thursday to the week after? The room is taken.' }: { words?: string }) {
  return (
    <div className={demo.person}>
      <Avatar name="Ada Lovelace" />
      <div className={demo.lines}>
        <strong>
          <SkeletonText>Ada Lovelace</SkeletonText>
        </strong>
        <p className={text({ style: 'dense' })}>
          <SkeletonText>{words}</SkeletonText>
        </p>
        <div className={demo.marks}>
          <PriorityChip priority={86} />
          <Badge>Sent</Badge>
        </div>
      </div>
      <Button size="small">Reply</Button>
    </div>
  );
}

const meta = preview.meta({
  component: Skeleton,
  parameters: {
    keyboard: [{ keys: ['Tab'], does: 'Skips the skeleton, because loading content cannot be used.' }],
  },
  args: { isLoading: true, children: <Person /> },
});

export const Playground = meta.story({ tags: ['dark'] });

/** The same layout loading and loaded, without a shift. Below, shapes for content with no layout yet. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="28rem">
      <Specimen>
        <Card padding="compact">
          <Skeleton isLoading>
            <Person />
          </Skeleton>
        </Card>
        <Card padding="compact">
          <Skeleton isLoading={false}>
            <Person />
          </Skeleton>
        </Card>
        <SkeletonShape width="12rem" />
        <SkeletonShape shape="round" width="3rem" height="3rem" />
        <SkeletonShape shape="block" height="6rem" />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas }) => {
    // The loading half cannot be reached: of the two buttons one is left.
    await expect(
      canvas.getAllByRole('button', { name: 'Reply' }).filter((one) => one.closest('[inert]') === null),
    ).toHaveLength(1);
  },
});

/** Text over several lines becomes one bar per line. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="20rem">
      <Skeleton isLoading>
        <Person words={`${long.sentence} ${long.unbroken}`} />
      </Skeleton>
    </Frame>
  ),
});

/** Focus skips loading content, even when a script requests it. */
export const Keyboard = meta.story({
  render: () => (
    <>
      <Skeleton isLoading>
        <Person />
      </Skeleton>
      <Button>After it</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const loading = canvas.getByText('Reply').closest('button');
    loading?.focus();
    await expect(loading).not.toHaveFocus();
    canvas.getByRole('button', { name: 'After it' }).focus();
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus();
  },
});
