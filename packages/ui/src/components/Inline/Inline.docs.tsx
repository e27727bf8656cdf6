import { componentDocs } from '#storybook/docs';
import { Badge } from '../Badge';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Inline } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for items side by side at their natural width, such as badges or buttons.',
    'Use it when the number of items varies and they may wrap onto further lines.',
  ],
  whenNotToUse: [
    { when: 'The items belong below each other.', instead: 'Stack' },
    { when: 'The items form columns that align across rows.', instead: 'Grid' },
    { when: 'The items are related buttons that need a common name.', instead: 'ButtonGroup' },
  ],
  anatomy: [
    { part: 'Item', what: 'Any child, at its natural width.' },
    { part: 'Gap', what: 'The space between items and between lines. It takes a name from the theme.' },
    { part: 'Line', what: 'Items that do not fit wrap onto the next line.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form" gap="sm">
            <Inline justify="between">
              <Text weight="medium">Ada Okafor</Text>
              <Badge tone="negative">Urgent</Badge>
            </Inline>
            <Inline justify="between">
              <Text weight="medium">Maximilian Brandstetter</Text>
              <Badge>Waiting</Badge>
            </Inline>
          </Stack>
        ),
        because: 'Move the last item to the end, so that the badges line up from row to row.',
      },
      bad: {
        show: (
          <Stack width="form" gap="sm">
            <Inline>
              <Text weight="medium">Ada Okafor</Text>
              <Badge tone="negative">Urgent</Badge>
            </Inline>
            <Inline>
              <Text weight="medium">Maximilian Brandstetter</Text>
              <Badge>Waiting</Badge>
            </Inline>
          </Stack>
        ),
        because: 'Each badge starts where its name ends, so the rows are hard to scan.',
      },
    },
  ],
  accessibility: {
    roles: 'A plain `div` without a role. Set `as` for a list, a header, a footer or a navigation landmark.',
    announced: [
      'Only the items are read, in the order of the markup.',
      'As a list, screen readers announce the number of items.',
    ],
  },
  content: [
    'Keep items short enough to share a line: "Urgent", not "This message is urgent".',
    'Put the most important item first, since later items may wrap.',
  ],
  related: ['Stack', 'Grid', 'ButtonGroup', 'Divider'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
