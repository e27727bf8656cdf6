import { componentDocs } from '#storybook/docs';
import { ButtonGroup } from '../ButtonGroup';
import { Button } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for an action: send, save, import, delete.',
    'Use `IconButton` for actions that recur on every row and need no word: close, more, search.',
  ],
  whenNotToUse: [
    {
      when: 'The press leads to another address. Where it is the main one of a screen, use `LinkButton`.',
      instead: 'Link',
    },
    { when: 'The press turns something on or off and it stays so.', instead: 'ToggleButton' },
    { when: 'Several related actions do not fit beside each other.', instead: 'Menu' },
  ],
  anatomy: [
    {
      part: 'Icon',
      what: 'Optional, before or after the label. It repeats the label and is hidden from screen readers.',
    },
    { part: 'Label', what: 'A verb, or a verb with its object. It wraps when there is no room.' },
    { part: 'Spinner', what: 'Replaces the icon after a second of pending work.' },
  ],
  examples: [
    {
      good: {
        show: (
          <ButtonGroup label="Reply">
            <Button>Cancel</Button>
            <Button tone="primary">Send reply</Button>
          </ButtonGroup>
        ),
        because: 'Give a screen one primary button, and name what it does.',
      },
      bad: {
        show: (
          <ButtonGroup label="Reply">
            <Button tone="primary">No</Button>
            <Button tone="primary">Yes</Button>
          </ButtonGroup>
        ),
        because: 'Two primary buttons compete, and the labels mean nothing without the question.',
      },
    },
  ],
  accessibility: {
    roles: 'A native button. `IconButton` takes its name from `label`, which is also its tooltip.',
    announced: [
      'The label and the role. A pending button stays focusable and says that it is busy.',
      'A disabled button is skipped by Tab, so say nearby what is missing.',
    ],
  },
  content: [
    'Start with a verb in sentence case: "Send test", not "Test sending".',
    'Use the same verb in the dialog, the button and the confirmation.',
  ],
  related: ['ButtonGroup', 'Link', 'ToggleButton', 'Menu'],
  changes: [
    { version: '0.3.0', what: '`ButtonContext`: a container sets size, tone and disabled state of its buttons.' },
    { version: '0.3.0', what: '`LinkButton`, a link that looks like a button.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
