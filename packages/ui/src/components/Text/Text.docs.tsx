import { componentDocs } from '#storybook/docs';
import { Text } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for text that no other component styles: paragraphs, hints, times, counters.',
    'Use it to truncate text after one to four lines.',
  ],
  whenNotToUse: [
    { when: 'The text titles a page, section, card or panel.', instead: 'Heading' },
    { when: 'The text labels a state or kind.', instead: 'Badge' },
    { when: 'The text leads to another address.', instead: 'Link' },
  ],
  anatomy: [
    { part: 'Text', what: 'One element, a paragraph by default, in a size and tone of the theme.' },
    { part: 'Ellipsis', what: 'Marks text that is truncated after `maxLines`.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Text>
            Reply to Ada Okafor{' '}
            <Text as="strong" weight="semibold">
              before Thursday
            </Text>
            .
          </Text>
        ),
        because: 'Weight adds emphasis without adding meaning.',
      },
      bad: {
        show: (
          <Text>
            Reply to Ada Okafor{' '}
            <Text as="strong" weight="semibold" tone="negative">
              before Thursday
            </Text>
            .
          </Text>
        ),
        because: 'The negative tone means a failure or a loss. Nothing failed here.',
      },
    },
    {
      good: {
        show: (
          <div>
            <Text size="dense">Could we move Thursday to the week after?</Text>
            <Text size="caption" tone="muted">
              Ada Okafor, 2 hours ago
            </Text>
          </div>
        ),
        because: 'The message comes first. Size and tone set its details back.',
      },
      bad: {
        show: (
          <div>
            <Text size="micro">Could we move Thursday to the week after?</Text>
            <Text size="reading" weight="semibold">
              Ada Okafor, 2 hours ago
            </Text>
          </div>
        ),
        because: 'The details dominate, and the smallest size is for counters, not for sentences.',
      },
    },
  ],
  accessibility: {
    roles: 'The element set by `as`, a paragraph by default. It adds no role of its own.',
    announced: [
      'The full text, even where it is truncated visually.',
      'Tone and weight are not announced, so the words must carry the meaning.',
    ],
  },
  content: [
    'End full sentences with a period, but not labels and counters: "12 unread".',
    'Give numbers their unit and period: "12 replies this week", not "12".',
  ],
  related: ['Heading', 'Badge', 'RelativeTime', 'VisuallyHidden'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
