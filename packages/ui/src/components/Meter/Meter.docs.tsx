import { componentDocs } from '#storybook/docs';
import { ProgressBar } from '../ProgressBar';
import { Stack } from '../Stack';
import { Meter } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a value on a known scale, such as a score, a confidence or a share.',
    'Use it with `thresholds` when it is clear which values are good, fair and poor.',
  ],
  whenNotToUse: [
    { when: 'The value shows how far an operation has come.', instead: 'ProgressBar' },
    { when: 'The value has no maximum, such as revenue.', instead: 'Stat' },
    { when: 'Readers set the value.', instead: 'Slider' },
  ],
  anatomy: [
    { part: 'Label', what: 'What is measured.' },
    { part: 'Value', what: 'The value with its maximum, such as 3.8 of 5, or a percentage.' },
    { part: 'Rating', what: 'Good, fair or poor, as a word and as the color of the bar. Needs thresholds.' },
    { part: 'Scale', what: 'The bar on its scale, with a mark at each threshold.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <ProgressBar label="Importing email" value={68} detail="About 2 minutes left" />
            <Meter label="Average RFM score" value={3.8} maxValue={5} thresholds={{ good: 4, fair: 2.5 }} />
          </Stack>
        ),
        because: 'Show progress as a progress bar, and a score as a meter.',
      },
      bad: {
        show: (
          <Stack width="form">
            <Meter label="Importing email" value={68} thresholds={{ good: 80, fair: 50 }} />
            <ProgressBar label="Average RFM score" value={3.8} maxValue={5} />
          </Stack>
        ),
        because: 'Progress gets a rating, and the score looks as if it is still loading.',
      },
    },
  ],
  accessibility: {
    roles: 'A meter named by its label. The bar and the threshold marks have no role.',
    announced: ['The label, then the value with its rating: "3.8 of 5, Fair".'],
  },
  content: [
    'Name the measure in one to three words: "Churn risk", "Confidence".',
    'Leave the value and the rating out of the label. The meter adds them.',
    'For risks, set `good` below `fair`, so that a low value is good.',
  ],
  related: ['ProgressBar', 'Stat', 'Slider', 'BarChart'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
