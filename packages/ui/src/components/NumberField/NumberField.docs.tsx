import { componentDocs } from '#storybook/docs';
import { NumberField } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a quantity that must be exact: days, amounts, percentages.',
    'Use it when the number has a unit or a currency, which the field formats in the user’s locale.',
  ],
  whenNotToUse: [
    { when: 'The digits are not a quantity, such as a phone number or a postal code.', instead: 'TextField' },
    { when: 'An approximate position on a scale is enough.', instead: 'Slider' },
    { when: 'The value is a time of day.', instead: 'TimeField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names what is counted.' },
    { part: 'Input', what: 'Shows the formatted number. It parses what the user types when the field loses focus.' },
    { part: 'Step buttons', what: 'Minus and plus. Omit them for numbers that are only typed.' },
    { part: 'Description', what: 'Optional. One line of help below the input.' },
    { part: 'Error message', what: 'Shown while the value is invalid, with an icon.' },
  ],
  examples: [
    {
      good: {
        show: (
          <NumberField
            label="Pause between sends"
            format={{ style: 'unit', unit: 'minute' }}
            defaultValue={5}
            minValue={5}
            description="At least 5 minutes."
          />
        ),
        because: 'Show the unit and the limit.',
      },
      bad: {
        show: <NumberField label="Pause" defaultValue={5} />,
        because: 'Without a unit, 5 may mean seconds, minutes or messages.',
      },
    },
    {
      good: {
        show: (
          <NumberField label="Year founded" format={{ useGrouping: false }} hasSteppers={false} defaultValue={1998} />
        ),
        because: 'Omit the step buttons for numbers that are only typed.',
      },
      bad: {
        show: <NumberField label="Year founded" defaultValue={1998} />,
        because: 'Users do not step through years, and a year has no thousands separator.',
      },
    },
  ],
  accessibility: {
    roles:
      'A labeled text input, described as a number field. The step buttons are named and stay outside the tab order.',
    announced: [
      'Each step announces the new value with its format: "€4,200.50".',
      'The description and the error message are read when the input gets focus.',
    ],
  },
  content: [
    'Name what is counted in the label: "Days to keep", not "Retention".',
    'Let the format add the unit: "5 minutes" in the field, not "(min)" in the label.',
    'State the limit in the error message: "At most 500 at once."',
  ],
  related: ['TextField', 'Slider', 'TimeField', 'Field'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
