import { componentDocs } from '#storybook/docs';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Skeleton, SkeletonShape, SkeletonText } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it while data loads and the layout of the result is known.',
    'Use SkeletonShape for content whose layout is not known yet, such as an image.',
  ],
  whenNotToUse: [
    { when: 'An operation takes more than a few seconds and its progress is known.', instead: 'ProgressBar' },
    { when: 'The user started an action and waits for its result. Show a pending button.', instead: 'Button' },
    { when: 'Loading has finished and there is nothing to show.', instead: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Region', what: 'Holds the real layout. It is inert while it loads.' },
    { part: 'Text bars', what: 'Replace SkeletonText, one bar per line and as long as the placeholder text.' },
    { part: 'Component shapes', what: 'Avatars, chips, badges and buttons keep their shape without content.' },
    { part: 'Single shape', what: 'SkeletonShape: a line, a block or a circle of a given size.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Skeleton isLoading>
            <Inline isWrapping={false}>
              <Avatar name="Ada Lovelace" />
              <Stack gap="xs">
                <Text as="strong">
                  <SkeletonText>Ada Lovelace</SkeletonText>
                </Text>
                <Text size="dense">
                  <SkeletonText>Could we move Thursday to next week?</SkeletonText>
                </Text>
              </Stack>
              <Badge>Sent</Badge>
            </Inline>
          </Skeleton>
        ),
        because: 'Render the real layout, so that nothing moves when the data arrives.',
      },
      bad: {
        show: <SkeletonShape shape="block" height="7rem" />,
        because: 'One block does not show what is coming, and the page shifts when it arrives.',
      },
    },
  ],
  accessibility: {
    roles: 'The loading region is inert: screen readers and the keyboard skip it. Shapes are hidden as well.',
    announced: [
      'The skeleton itself announces nothing.',
      'The frame around it sets aria-busy while it loads, as WidgetFrame does.',
    ],
  },
  content: [
    'Use placeholder text of a likely length: "Ada Lovelace" for a name, not "Name".',
    'Do not add "Loading..." beside it.',
  ],
  related: ['ProgressBar', 'WidgetFrame', 'EmptyState', 'ErrorState'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
