import { componentDocs } from '#storybook/docs';
import { Text } from '../Text';
import { Stack } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to put items in a column with even gaps: fields, cards, paragraphs.',
    'Use it when a form or text needs a maximum width.',
  ],
  whenNotToUse: [
    { when: 'The items go side by side and wrap when there is no room.', instead: 'Inline' },
    { when: 'The items line up in columns.', instead: 'Grid' },
    { when: 'The rows can be selected or opened with the keyboard.', instead: 'GridList' },
  ],
  anatomy: [
    { part: 'Items', what: 'The children, each on its own line. They stretch unless `align` is set.' },
    { part: 'Gap', what: 'The distance between items, by its name in the theme. Items have no margins.' },
    { part: 'Hairline', what: 'Optional, between rows of the same kind.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack gap="lg">
            <Stack gap="xxs">
              <Text weight="semibold">Ada Okafor</Text>
              <Text size="caption" tone="muted">
                Okafor & Sons
              </Text>
            </Stack>
            <Stack gap="xxs">
              <Text weight="semibold">Bengt Lindqvist</Text>
              <Text size="caption" tone="muted">
                Halvorsen Marine
              </Text>
            </Stack>
          </Stack>
        ),
        because: 'Nest stacks, with a small gap inside each contact and a large gap between contacts.',
      },
      bad: {
        show: (
          <Stack gap="md">
            <Text weight="semibold">Ada Okafor</Text>
            <Text size="caption" tone="muted">
              Okafor & Sons
            </Text>
            <Text weight="semibold">Bengt Lindqvist</Text>
            <Text size="caption" tone="muted">
              Halvorsen Marine
            </Text>
          </Stack>
        ),
        because: 'Equal gaps do not show which company belongs to which contact.',
      },
    },
  ],
  accessibility: {
    roles: 'A `div` without a role. Set `as` to render a list, or a sectioning element such as `section` or `nav`.',
    announced: [
      'Nothing by default: only its content is read.',
      'With `as="ul"` or `as="ol"`, the list and its number of items.',
      'With `as="section"` or `as="nav"`, the name from `aria-labelledby`.',
    ],
  },
  content: [
    'Keep items in reading order, with the most important first.',
    'Put a heading above each group of fields: "Quiet hours", then its fields.',
  ],
  related: ['Inline', 'Grid', 'Divider', 'Card'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
