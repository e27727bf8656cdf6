import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { ButtonGroup, ToggleButtonGroup } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for two to five actions on the same thing, such as Cancel and Send.',
    'Use `ToggleButtonGroup` to select one of a few visible options, such as a time range.',
  ],
  whenNotToUse: [
    { when: 'There are more than about five actions.', instead: 'Menu' },
    { when: 'There are more than about five options, or their labels are long.', instead: 'Select' },
    { when: 'Each option shows a panel of its own.', instead: 'Tabs' },
  ],
  anatomy: [
    { part: 'Label', what: 'The name of the group. Only screen readers get it.' },
    { part: 'Buttons', what: 'In `ButtonGroup`: the main action comes last. Buttons wrap if they do not fit.' },
    { part: 'Track', what: 'In `ToggleButtonGroup`: the background that holds the options together.' },
    { part: 'Option', what: 'In `ToggleButtonGroup`: a short label, optionally with an icon. One is selected.' },
  ],
  examples: [
    {
      good: {
        show: (
          <ButtonGroup label="Rule">
            <Button>Cancel</Button>
            <Button tone="primary">Save rule</Button>
          </ButtonGroup>
        ),
        because: 'Put the main action last, after Cancel.',
      },
      bad: {
        show: (
          <ButtonGroup label="Rule">
            <Button tone="primary">Save rule</Button>
            <Button>Duplicate</Button>
            <Button>Export</Button>
            <Button tone="danger">Delete</Button>
            <Button>Cancel</Button>
          </ButtonGroup>
        ),
        because: 'The main action is hard to find, and unrelated actions belong in a menu.',
      },
    },
    {
      good: {
        show: (
          <ToggleButtonGroup
            label="Time range"
            defaultValue="7d"
            options={[
              { id: '1d', label: '1d', fullLabel: '1 day' },
              { id: '7d', label: '7d', fullLabel: '7 days' },
              { id: '30d', label: '30d', fullLabel: '30 days' },
            ]}
          />
        ),
        because: 'Give all options short labels of the same form.',
      },
      bad: {
        show: (
          <ToggleButtonGroup
            label="Time range"
            defaultValue="week"
            options={[
              { id: 'today', label: 'Only messages from today' },
              { id: 'week', label: '7d' },
              { id: 'month', label: 'Last month' },
            ]}
          />
        ),
        because: 'Labels of different lengths and forms are hard to compare.',
      },
    },
  ],
  accessibility: {
    roles: 'A group with a name. `ToggleButtonGroup` is a radio group, and its options are radio buttons.',
    announced: [
      'The name of the group, when focus enters it.',
      'In a `ToggleButtonGroup`: the option and whether it is selected.',
      'A short label such as "7d" is read as its `fullLabel`, "7 days".',
    ],
  },
  content: [
    'Name the group after what its buttons act on: "This message".',
    'Keep option labels to one or two words: "Board", "List", "Calendar".',
  ],
  related: ['Button', 'ToggleButton', 'Menu', 'Tabs'],
  changes: [
    { version: '0.3.0', what: '`size` and `isDisabled` for all buttons.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
