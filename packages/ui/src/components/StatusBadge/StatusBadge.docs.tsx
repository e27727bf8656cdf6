import { componentDocs } from '#storybook/docs';
import { Inline } from '../Inline';
import { Text } from '../Text';
import { StatusBadge } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to show a status that the server reports: a channel, a delivery, a webhook.',
    'Use it when the server may add statuses that the app does not know yet.',
  ],
  whenNotToUse: [
    { when: 'The word is a tag or a kind, not a status from the server.', instead: 'Badge' },
    { when: 'The word can be removed or pressed.', instead: 'Chip' },
    { when: 'A failure needs an explanation and a way to retry.', instead: 'ErrorState' },
  ],
  anatomy: [
    { part: 'Word', what: 'The status in sentence case. An unknown `in_progress` reads "In progress".' },
    {
      part: 'Color',
      what: 'Green for working, gray for pending, red for failed. Unknown statuses have an outline instead.',
    },
  ],
  examples: [
    {
      good: {
        show: (
          <Inline>
            <Text as="span">WhatsApp</Text>
            <StatusBadge status="connected" />
          </Inline>
        ),
        because: 'The badge shows what the server reports, beside the name of the channel.',
      },
      bad: {
        show: (
          <Inline>
            <Text as="span">Ada Okafor</Text>
            <StatusBadge status="key customer" />
          </Inline>
        ),
        because: 'A tag is not a status. It looks like a status that the app does not know.',
      },
    },
  ],
  accessibility: {
    roles: 'A `span` with text and no role. It takes no focus. The color only repeats the word.',
    announced: [
      'The word in reading order: "Connected".',
      'A change of status is not announced. If it matters, announce it in a live region.',
    ],
  },
  content: [
    'Pass the status from the server unchanged: `dead-letter` reads "Dead letter".',
    'Put the name of the item beside the badge: "WhatsApp", then "Connected".',
  ],
  related: ['Badge', 'Chip', 'DescriptionList'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
