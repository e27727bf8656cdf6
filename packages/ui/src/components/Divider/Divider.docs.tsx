import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Divider } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it between unrelated content that space alone does not separate.',
    'Use the vertical one between groups of items in a row.',
  ],
  whenNotToUse: [
    { when: 'Rows of the same kind follow each other. Set `hasDividers` on the stack.', instead: 'Stack' },
    { when: 'The content needs a surface and a heading of its own.', instead: 'Card' },
    { when: 'Space alone separates the content clearly.' },
  ],
  anatomy: [
    { part: 'Line', what: 'A hairline as wide as the column or as tall as the row.' },
    { part: 'Space', what: 'Comes from the `Stack` or `Inline` around it. The divider has no margin.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack>
            <Text>8 messages waiting</Text>
            <Divider />
            <Text>Last import: 5 minutes ago</Text>
          </Stack>
        ),
        because: 'The line separates two subjects.',
      },
      bad: {
        show: (
          <Stack>
            <Text weight="semibold">Quiet hours</Text>
            <Divider />
            <Text>Weekdays from 18:00 to 9:00</Text>
            <Divider />
            <Text>All day on weekends</Text>
          </Stack>
        ),
        because: 'The lines cut a title off from its own content. Space is enough here.',
      },
    },
  ],
  accessibility: {
    roles: 'An `hr` with the separator role and its orientation. It does not take focus.',
    announced: ['A separator, when a screen reader reads past it.'],
  },
  content: ['It has no text. To name what follows, use a heading such as "Quiet hours".'],
  related: ['Stack', 'Inline', 'Card', 'Heading'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
