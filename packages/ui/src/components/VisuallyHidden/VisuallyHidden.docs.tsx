import { componentDocs } from '#storybook/docs';
import { Text } from '../Text';
import { VisuallyHidden } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for words that sighted users get from the layout: the unit of a bare number, for example.',
    'Use it for status messages that only screen readers need, inside a live region.',
  ],
  whenNotToUse: [
    { when: 'Everyone needs the text.', instead: 'Text' },
    { when: 'An icon has a meaning that no adjacent text repeats. Set its `label`.', instead: 'Icon' },
    { when: 'A field has no visible label. Set `isLabelHidden` on the field.', instead: 'Field' },
  ],
  anatomy: [
    { part: 'Visible text', what: 'Keeps its position and spacing.' },
    { part: 'Hidden text', what: 'Takes no space on screen and is read in its place.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Text>
            12<VisuallyHidden> unread messages</VisuallyHidden>
          </Text>
        ),
        because: 'The place of the count shows what it counts. Screen readers get the words.',
      },
      bad: {
        show: (
          <Text>
            Offer to Ada Okafor<VisuallyHidden> was not sent: no email address</VisuallyHidden>
          </Text>
        ),
        because: 'Everyone needs to know that sending failed. Show it.',
      },
    },
  ],
  accessibility: {
    roles: 'A span without a role. It belongs to the name of a surrounding button, link or heading.',
    announced: ['The hidden text, in reading order with the text around it.'],
  },
  content: [
    'Complete the visible text: "12" and " unread messages".',
    'Start with a space where the hidden text follows a word: " (opens in a new tab)".',
  ],
  related: ['Text', 'Icon', 'Badge', 'Field'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
