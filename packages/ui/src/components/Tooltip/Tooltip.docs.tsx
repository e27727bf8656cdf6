import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { Tooltip } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to add a short explanation to a button or link, such as the reasons for a priority.',
    'Use it to name an icon-only button. `IconButton` does this for you.',
  ],
  whenNotToUse: [
    { when: 'Users need the text to complete the task. Show it on the page.', instead: 'Text' },
    { when: 'The content has links, buttons or several lines.', instead: 'Popover' },
    { when: 'The text helps to fill in a field. Use its description.', instead: 'Field' },
  ],
  anatomy: [
    { part: 'Trigger', what: 'The focusable element it explains, always visible.' },
    { part: 'Tooltip', what: 'A few words beside the trigger. It moves to the other side where there is no room.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Tooltip content="Asks a question and has waited two days">
            <Button>Priority 86</Button>
          </Tooltip>
        ),
        because: 'The button is clear on its own. The tooltip adds the reasons.',
      },
      bad: {
        show: (
          <Tooltip content="Connect WhatsApp first">
            <Button isDisabled>Send reply</Button>
          </Tooltip>
        ),
        because: 'A disabled button gets no focus, so keyboard users never learn what is missing.',
      },
    },
  ],
  accessibility: {
    roles: 'A tooltip that describes its trigger while it is shown.',
    announced: [
      'The name and role of the trigger, then the tooltip, when the trigger gets keyboard focus.',
      'Touch screens do not show it, so its text must also be available elsewhere.',
    ],
  },
  content: [
    'Keep it to one line without a period: "Asks a question and has waited two days".',
    'Add a reason or a shortcut. Do not repeat the visible label.',
  ],
  related: ['Popover', 'Button', 'ToggleButton'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
