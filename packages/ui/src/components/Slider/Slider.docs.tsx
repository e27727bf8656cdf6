import { componentDocs } from '#storybook/docs';
import { Slider } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to set a number approximately, where the position on the scale matters more than the digits.',
    'Use it with two thumbs to set a range, such as a budget.',
  ],
  whenNotToUse: [
    { when: 'The number must be exact, or the scale has hundreds of steps.', instead: 'NumberField' },
    { when: 'There are only a few named values.', instead: 'RadioGroup' },
    { when: 'The value is only shown, not changed.', instead: 'Meter' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the number or the range.' },
    { part: 'Value', what: 'The current number or range, formatted in the user’s locale.' },
    { part: 'Track', what: 'The scale from minimum to maximum. The selected part is filled.' },
    { part: 'Thumb', what: 'One for a number, two for a range. Two thumbs cannot cross.' },
    { part: 'Marks', what: 'Optional values below the track, with labels where the number is not enough.' },
    { part: 'Description', what: 'Optional. One line of help below.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Slider
            label="Minimum priority"
            defaultValue={60}
            step={5}
            marks={[{ value: 0 }, { value: 50 }, { value: 100 }]}
            description="Only messages above it are shown."
          />
        ),
        because: 'Use it when "about 60" is exact enough, and mark the scale.',
      },
      bad: {
        show: <Slider label="Daily limit" defaultValue={2350} maxValue={10_000} />,
        because: 'A limit of exactly 2,350 is hard to hit. Use NumberField.',
      },
    },
  ],
  accessibility: {
    roles: 'A group named by the label, with a native range input per thumb. Marks are hidden from screen readers.',
    announced: [
      'Focusing a thumb reads its label and the formatted value.',
      'With two thumbs, each has a name: "At least" and "At most".',
      'Moving a thumb reads the new value.',
    ],
  },
  content: [
    'Name what is set: "Minimum priority", not "Adjust priority".',
    'Label marks with words only where numbers are not enough: "Weekly" and "Quarterly".',
    'Say in the description what the value does: "Only messages above it are shown."',
  ],
  related: ['NumberField', 'Meter', 'RadioGroup'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
