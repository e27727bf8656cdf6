import { componentDocs } from '#storybook/docs';
import { Inline } from '../Inline';
import { FilterChip } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use `FilterChip` to filter a list by channel or another property.',
    "Use `PriorityChip` to show a message's priority on cards and in lists.",
    'Use `ChannelMark` to show which channel a message or contact uses.',
  ],
  whenNotToUse: [
    { when: 'The text only labels a state or kind.', instead: 'Badge' },
    { when: 'The choice applies when a form is submitted.', instead: 'Checkbox' },
    { when: 'The press changes the view instead of filtering it.', instead: 'ToggleButton' },
  ],
  anatomy: [
    { part: 'Icon', what: 'The channel or the priority tier. Its shape differs too, so color is not the only cue.' },
    { part: 'Label', what: 'The name of the filter, channel or tier. It is truncated when there is no room.' },
    { part: 'Figure', what: 'The number of matches, or the priority from 0 to 100.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Inline gap="xs">
            <FilterChip channel="email" count={42} defaultSelected>
              Email
            </FilterChip>
            <FilterChip channel="whatsapp" count={7}>
              WhatsApp
            </FilterChip>
            <FilterChip channel="linkedin" count={3}>
              LinkedIn
            </FilterChip>
          </Inline>
        ),
        because: 'Name what the filter keeps. The count tells users what to expect.',
      },
      bad: {
        show: (
          <Inline gap="xs">
            <FilterChip channel="email" defaultSelected>
              Hide email
            </FilterChip>
            <FilterChip channel="whatsapp">Show only WhatsApp</FilterChip>
            <FilterChip channel="linkedin">Toggle LinkedIn</FilterChip>
          </Inline>
        ),
        because: 'With a verb, users cannot tell what the pressed state means.',
      },
    },
  ],
  accessibility: {
    roles:
      '`FilterChip` is a native button with `aria-pressed`. `PriorityChip` is text. `ChannelMark` is an image named ' +
      'after the channel, or text if it shows the name.',
    announced: [
      '`FilterChip` announces its label, its count and whether it is pressed.',
      '`PriorityChip` announces the figure and the tier: "Priority 86, high".',
    ],
  },
  content: [
    'Name the filter, not the action: "Unread", not "Show unread".',
    'Write channel names as users know them: "WhatsApp", "LinkedIn", "SMS".',
  ],
  related: ['Badge', 'ToggleButton', 'Checkbox', 'StatusBadge'],
  changes: [
    { version: '0.3.0', what: 'Low priorities have no background color, so that high ones stand out.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
