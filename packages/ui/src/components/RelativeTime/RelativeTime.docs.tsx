import { componentDocs } from '#storybook/docs';
import { Text } from '../Text';
import { RelativeTime, useNow } from '.';

const hour = 60 * 60_000;

const LastReply = () => (
  <Text size="dense">
    Last reply <RelativeTime instant={useNow() - 2 * hour} />
  </Text>
);

const Due = ({ mayBeAhead }: { mayBeAhead: boolean }) => (
  <Text size="dense">
    Due <RelativeTime instant={useNow() + 72 * hour} mayBeAhead={mayBeAhead} />
  </Text>
);

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it when the time that has passed matters more than the date: last reply, last sync.',
    'Use it with mayBeAhead for due dates and expiry times.',
  ],
  whenNotToUse: [
    { when: 'Users need the exact date and time, as in a log. Write the formatted date as text.', instead: 'Text' },
    { when: 'Several events follow each other and their order matters.', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Text', what: 'The rounded time span, updated every minute.' },
    { part: 'Exact time', what: 'The date and time in the reader’s locale and time zone, shown on hover.' },
  ],
  examples: [
    {
      good: {
        show: <LastReply />,
        because: 'Show how long ago it was. Hover shows the exact time.',
      },
      bad: {
        show: <Text size="dense">Last reply 2026-02-28T09:00:00.000Z</Text>,
        because: 'Readers have to convert the time zone and work out the span.',
      },
    },
    {
      good: {
        show: <Due mayBeAhead />,
        because: 'Set mayBeAhead for times that may lie in the future.',
      },
      bad: {
        show: <Due mayBeAhead={false} />,
        because: 'Without mayBeAhead, a future time counts as a clock difference and shows as just now.',
      },
    },
  ],
  accessibility: {
    roles: 'A time element with a machine-readable datetime attribute. It takes no focus.',
    announced: [
      'The text is read as part of its sentence.',
      'Updates are not announced.',
      'The exact time is in the title attribute, which some screen readers skip.',
    ],
  },
  content: [
    'Put a noun or a verb before it that says what happened: "Last reply 2 hours ago".',
    'Do not add "ago" or "in" yourself: the component writes "in 3 days".',
  ],
  related: ['Timeline', 'Text', 'Tooltip'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
