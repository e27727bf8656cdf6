import { componentDocs } from '#storybook/docs';
import { ToggleButton } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for an option of the current view that is on or off: unread only, show preview.',
    'Use `ToggleIconButton` for well-known icons in rows and bars: flag, alerts.',
  ],
  whenNotToUse: [
    { when: 'The press does something once.', instead: 'Button' },
    { when: 'It turns a lasting setting on or off.', instead: 'Switch' },
    { when: 'Exactly one of several options is on.', instead: 'ButtonGroup' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Optional, before the label. It is hidden from screen readers.' },
    { part: 'Label', what: 'What is on or off. It wraps when there is no room.' },
    { part: 'Surface', what: 'Filled while on. The `quiet` tone has an edge only while on.' },
  ],
  examples: [
    {
      good: {
        show: (
          <ToggleButton icon="mail" defaultSelected>
            Unread only
          </ToggleButton>
        ),
        because: 'The label is true while the button is pressed, and never changes.',
      },
      bad: {
        show: (
          <ToggleButton icon="mail" defaultSelected>
            Show all messages
          </ToggleButton>
        ),
        because: 'It is pressed, but its label names the next action. Users cannot tell what is on.',
      },
    },
  ],
  accessibility: {
    roles: 'A native button with `aria-pressed`. `ToggleIconButton` takes its name from `label`, also its tooltip.',
    announced: ['The label, the role and whether it is pressed.', 'The new state when it is pressed or released.'],
  },
  content: [
    'Use a noun or adjective: "Unread only", "Preview".',
    'Keep the same label in both states. Do not switch between "Show" and "Hide".',
  ],
  related: ['Button', 'ButtonGroup', 'Switch', 'Checkbox'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
