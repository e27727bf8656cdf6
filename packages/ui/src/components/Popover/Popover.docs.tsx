import { componentDocs } from '#storybook/docs';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Inline } from '../Inline';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a detail beside its trigger, such as why a message is urgent.',
    'Use it for a small choice that needs controls of its own, without leaving the page.',
  ],
  whenNotToUse: [
    { when: 'The content is a list of commands.', instead: 'Menu' },
    { when: 'The question blocks the work until it is decided.', instead: 'Dialog' },
    { when: 'The text is one line that explains a control.', instead: 'Tooltip' },
  ],
  anatomy: [
    { part: 'Trigger', what: 'A button inside the same PopoverTrigger, or any element given as triggerRef.' },
    { part: 'Surface', what: 'Stands beside the trigger. It moves to the other side when there is no room.' },
    { part: 'Content', what: 'Text or controls. Long content scrolls inside the surface.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Inline>
            <Badge tone="negative">Urgent</Badge>
            <Button size="small">Why urgent?</Button>
          </Inline>
        ),
        because: 'The trigger says what the popover explains.',
      },
      bad: {
        show: (
          <Inline>
            <Badge tone="negative">Urgent</Badge>
            <Button size="small">Info</Button>
          </Inline>
        ),
        because: 'The label does not say what opens.',
      },
    },
  ],
  accessibility: {
    roles: 'A dialog named by aria-label. While it is open, the rest of the page is hidden from screen readers.',
    announced: [
      'The trigger says whether the popover is expanded.',
      'On opening, focus moves into the dialog, and its name is read.',
    ],
  },
  content: [
    'Give the trigger and aria-label the same subject: "Why urgent?" opens "Why this is urgent".',
    'Keep the content to a few sentences: "Asks a question, names a deadline, and has waited for three days."',
  ],
  related: ['Dialog', 'Menu', 'Tooltip', 'Disclosure'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
