import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Heading } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to title a page, a section or a panel.',
    'Use it when screen reader users should be able to jump to a part of the page.',
  ],
  whenNotToUse: [
    { when: 'The text is only emphasized and titles nothing.', instead: 'Text' },
    { when: 'A card has a title. Its `heading` prop renders the heading.', instead: 'Card' },
    { when: 'The title opens and closes the content below it.', instead: 'Disclosure' },
  ],
  anatomy: [
    { part: 'Text', what: 'A short noun phrase. It wraps when there is no room.' },
    { part: 'Level', what: 'Invisible. It places the heading in the page outline.' },
    { part: 'Size', what: 'Follows the level, or is set on its own.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack gap="xs">
            <Heading level={3}>Open promises</Heading>
            <Text>Send the price list to Grace Oyelaran by Friday.</Text>
          </Stack>
        ),
        because: 'A real heading appears in the page outline.',
      },
      bad: {
        show: (
          <Stack gap="xs">
            <Text weight="semibold">Open promises</Text>
            <Text>Send the price list to Grace Oyelaran by Friday.</Text>
          </Stack>
        ),
        because: 'Bold text looks like a heading, but screen readers cannot jump to it.',
      },
    },
    {
      good: {
        show: (
          <Stack gap="xs">
            <Heading level={3}>Channels</Heading>
            <Heading level={4} size="caption" tone="muted">
              Connected
            </Heading>
            <Text>Email, WhatsApp</Text>
          </Stack>
        ),
        because: 'Choose the level by the outline and the look by `size`.',
      },
      bad: {
        show: (
          <Stack gap="xs">
            <Heading level={3}>Which channels are connected to this workspace?</Heading>
            <Text>Email, WhatsApp</Text>
          </Stack>
        ),
        because: 'A question takes longer to scan than a noun.',
      },
    },
  ],
  accessibility: {
    roles: 'An `h1` to `h6` element. With a `ref` it can take focus from script, but not by Tab.',
    announced: ['The text and the level: "Open promises, heading level 3".'],
  },
  content: [
    'Use a noun phrase in sentence case without a period: "Open promises".',
    'Keep names that the specification capitalizes: "Waiting for Response".',
  ],
  related: ['Text', 'Card', 'Disclosure', 'Divider'],
  changes: [
    { version: '0.3.0', what: 'Larger default sizes. New sizes: `page`, `subheading` and `body`.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
