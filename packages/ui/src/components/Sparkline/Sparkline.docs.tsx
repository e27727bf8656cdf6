import { componentDocs } from '#storybook/docs';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Sparkline } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to show the direction of a figure, in a line of text or in a table cell.',
    'Use it when there is no room for axes and the exact values are nearby.',
  ],
  whenNotToUse: [
    { when: 'Readers need to see amounts, dates or several series.', instead: 'LineChart' },
    { when: 'Readers compare amounts between channels or contacts.', instead: 'BarChart' },
    { when: 'Only the change since the last period matters.', instead: 'Stat' },
  ],
  anatomy: [
    {
      part: 'Line',
      what: 'The values in order, scaled from the lowest to the highest. It breaks where a value is `null`.',
    },
    { part: 'Last point', what: 'A dot that marks the latest value.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Inline>
            <Text as="span">26 messages yesterday</Text>
            <Sparkline label="Messages received per day" values={[8, 6, 11, 9, 14, 17, 26]} />
          </Inline>
        ),
        because: 'The text gives the amount, and the line gives the direction.',
      },
      bad: {
        show: (
          <Stack gap="sm">
            <Inline>
              <Text as="span">Email</Text>
              <Sparkline label="Emails received per day" values={[310, 280, 340, 330, 360, 390, 400]} />
            </Inline>
            <Inline>
              <Text as="span">SMS</Text>
              <Sparkline label="SMS received per day" values={[1, 0, 2, 1, 2, 3, 4]} />
            </Inline>
          </Stack>
        ),
        because: 'Each line has its own scale, so 4 SMS messages look like 400 emails.',
      },
    },
  ],
  accessibility: {
    roles: 'An image (`role="img"`). Its name is the label and a summary of the values. It takes no focus.',
    announced: [
      'The label, first, latest, highest and lowest values, and the change in percent.',
      'Without values: the label and "No values to show yet".',
    ],
  },
  content: [
    'Name what is measured and the period in `label`: "Messages received per day".',
    'Leave the trend out of the label. The summary adds it: "from 8 to 26, up 225%".',
  ],
  related: ['Stat', 'LineChart', 'BarChart', 'Chart'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
