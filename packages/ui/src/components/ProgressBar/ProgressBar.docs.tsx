import { componentDocs } from '#storybook/docs';
import { ProgressBar } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for an operation that takes more than a few seconds: an import, an upload, an analysis.',
    'Use it without a value when the total is unknown.',
  ],
  whenNotToUse: [
    { when: 'The operation takes a second or two. Show it as a pending button.', instead: 'Button' },
    { when: 'The value is a measurement on a scale, such as a score.', instead: 'Meter' },
    { when: 'Content is loading and its layout is known.', instead: 'Skeleton' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the operation and its object.' },
    { part: 'Value', what: 'A percentage, or your own text. Hidden while the total is unknown.' },
    { part: 'Bar', what: 'Fills up to the value. Its tone says that the operation runs, is done or failed.' },
    { part: 'Detail', what: 'Optional line below: the rate and the remaining time.' },
  ],
  examples: [
    {
      good: {
        show: (
          <ProgressBar
            label="Importing takeout.mbox"
            value={42}
            valueLabel="42,000 of about 100,000 messages"
            detail="About 1 minute left"
          />
        ),
        because: 'Name the operation, and show how much is done and how long it takes.',
      },
      bad: {
        show: <ProgressBar label="Please wait" value={42} />,
        because: 'The label says neither what is running nor how long it takes.',
      },
    },
  ],
  accessibility: {
    roles: 'An element with the role progressbar, named by its label. It takes no focus.',
    announced: [
      'The label and the value text are read when a screen reader reaches it.',
      'Changes are not announced. Announce the result, for instance in a toast.',
    ],
  },
  content: [
    'Start the label with the verb: "Importing takeout.mbox", not "Import in progress".',
    'Include the unit and the total in the value: "12,400 of 50,000 messages".',
    'On an error, say what stopped it: "Stopped: the disk is full".',
  ],
  related: ['Meter', 'Skeleton', 'Button', 'Toast'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
