import { componentDocs } from '#storybook/docs';
import { FunnelChart } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to show how many contacts or messages pass each stage of a process.',
    'Use it when the question is where most of them are lost.',
  ],
  whenNotToUse: [
    { when: 'The values are categories that do not follow each other, such as channels.', instead: 'BarChart' },
    { when: 'The question is how many contacts stay active as time passes.', instead: 'CohortGrid' },
    { when: 'There is a single rate, such as the reply rate.', instead: 'Stat' },
  ],
  anatomy: [
    { part: 'Title', what: 'A heading that names the first and the last stage.' },
    {
      part: 'Summary',
      what: 'The share that reaches the last stage, and the largest loss. Visible if `isSummaryShown`.',
    },
    { part: 'Bars', what: 'One per stage, from a common edge, so that lengths compare.' },
    { part: 'Slopes', what: 'Connect the bars and show the loss between two stages.' },
    { part: 'Figures', what: 'The count of each stage and its share of the stage before.' },
    { part: 'Table button', what: 'Switches to the same figures as a table.' },
  ],
  examples: [
    {
      good: {
        show: (
          <FunnelChart
            title="From sent to bought"
            isSummaryShown
            stages={[
              { name: 'Sent', value: 1_240 },
              { name: 'Delivered', value: 1_198 },
              { name: 'Read', value: 702 },
              { name: 'Replied', value: 143 },
              { name: 'Bought', value: 31 },
            ]}
          />
        ),
        because: 'Use stages that contain each other: every reply is also a read message.',
      },
      bad: {
        show: (
          <FunnelChart
            title="Replies by channel"
            stages={[
              { name: 'Email', value: 143 },
              { name: 'WhatsApp', value: 96 },
              { name: 'LinkedIn', value: 41 },
            ]}
          />
        ),
        because: 'Channels are not stages, so the shares between them mean nothing. Use a bar chart.',
      },
    },
  ],
  accessibility: {
    roles:
      'A figure, named by the title and described by the summary. The plot is an application with arrow keys. ' +
      'The same figures are available as a table.',
    announced: [
      'The plot says its summary when it gets focus: "2.5% of Sent reach Bought."',
      'Each stage says its count and its share: "Read: 702, 58.6% of Delivered".',
    ],
  },
  content: [
    'Name stages with one word for what happened: "Sent", "Delivered", "Read".',
    'Name both ends in the title: "From sent to bought".',
    'Write `open.hint` as a sentence: "Enter shows these contacts."',
  ],
  related: ['BarChart', 'CohortGrid', 'SurvivalCurve', 'Chart'],
  changes: [{ version: '0.3.0', what: 'Added.' }],
});
