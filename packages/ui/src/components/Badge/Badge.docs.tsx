import { componentDocs } from '#storybook/docs';
import { Inline } from '../Inline';
import { Badge } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to label a state or a kind in one or two words.',
    'Use `CountBadge` for how many there are, such as unread messages in a tab.',
    'Use `Dot` to mark something as new or unread without a number.',
  ],
  whenNotToUse: [
    { when: 'The status comes from the server as text.', instead: 'StatusBadge' },
    { when: 'The label is a channel, a priority or a filter.', instead: 'Chip' },
    { when: 'Pressing it does something.', instead: 'Button' },
  ],
  anatomy: [
    { part: 'Text', what: 'One or two words. It wraps only in the tone `outline`.' },
    { part: 'Background', what: 'Its color rates the state. `outline` has a border instead.' },
    { part: 'Count', what: 'In `CountBadge`: a number with round ends. Nothing is shown for 0.' },
    { part: 'Dot', what: 'In `Dot`: a filled circle without text.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Inline>
            <Badge tone="positive">Sent</Badge>
            <Badge>Scheduled</Badge>
            <Badge tone="negative">Failed</Badge>
          </Inline>
        ),
        because: 'Use one word per state, and a color only where the state is good or bad.',
      },
      bad: {
        show: (
          <Inline>
            <Badge tone="positive">Your message was sent</Badge>
            <Badge tone="warning">It goes out at 09:00</Badge>
            <Badge tone="accent">Sorry, that did not work</Badge>
          </Inline>
        ),
        because: 'Sentences do not fit, and the colors do not match what the states mean.',
      },
    },
  ],
  accessibility: {
    roles: 'Plain text without a role. A `Dot` with a `label` is an image, and without one it is hidden.',
    announced: [
      'The text, in reading order. The color is not announced.',
      'A `CountBadge` adds what is counted: "3 unread".',
      'Changes are not announced. Use a toast if they matter at once.',
    ],
  },
  content: [
    'Use an adjective or participle in sentence case: "Sent", "Not connected".',
    'Label a count with what is counted, in lower case: "unread".',
    'Do not repeat what the row already says: "Draft", not "Draft message".',
  ],
  related: ['StatusBadge', 'Chip', 'Avatar', 'Tabs'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
