import { componentDocs } from '#storybook/docs';
import { Switch } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to turn a setting on or off immediately, without a Save button.',
    'Use it when the setting has two opposite states: on and off.',
  ],
  whenNotToUse: [
    { when: 'The choice applies only when a form is submitted.', instead: 'Checkbox' },
    { when: 'There are two equal alternatives, such as "Text" and "HTML".', instead: 'RadioGroup' },
    { when: 'The control changes how the current view looks, in a toolbar.', instead: 'ToggleButton' },
  ],
  anatomy: [
    { part: 'Track and thumb', what: 'Show the state. They come before the label, or at the end of the line.' },
    { part: 'Label', what: 'Names the setting. It is the same in both states and can be pressed.' },
    { part: 'Description', what: 'Optional: one line on what the setting does.' },
    { part: 'Error message', what: 'Appears if the change failed, and says why.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Switch defaultSelected description="No automated sends from 10 PM to 7 AM.">
            Quiet hours
          </Switch>
        ),
        because: 'The label names the setting and is true in both states.',
      },
      bad: {
        show: <Switch defaultSelected>Turn off automated sends at night</Switch>,
        because: 'When this is on, something is off. Readers have to work out what happens.',
      },
    },
  ],
  accessibility: {
    roles: 'A native checkbox input with `role="switch"`, named by its label. Pressing the label works too.',
    announced: [
      'The label, the role and the state: on or off.',
      'The description and the error message, as descriptions of the switch.',
    ],
  },
  content: [
    'Name the setting, not the action: "Quiet hours", not "Enable quiet hours".',
    'Avoid negatives: "Sound", not "Mute sound".',
    'Say in the error why the change failed: "Token expired. Reconnect Gmail."',
  ],
  related: ['Checkbox', 'ToggleButton', 'RadioGroup', 'Form'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
