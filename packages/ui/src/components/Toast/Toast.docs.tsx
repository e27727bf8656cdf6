import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { Card } from '../Card';
import { Icon } from '../Icon';
import { Inline } from '../Inline';
import { Text } from '../Text';

interface MessageProps {
  title: string;
  description?: string;
  action: string;
}

/** The content of a toast, without the region that covers a corner of the page. */
function Message({ title, description, action }: MessageProps) {
  return (
    <Card padding="compact">
      <Inline gap="sm">
        <Icon name="info" />
        <div>
          <Text weight="medium">{title}</Text>
          {description !== undefined && (
            <Text size="dense" tone="muted">
              {description}
            </Text>
          )}
        </div>
        <Button size="small">{action}</Button>
      </Inline>
    </Card>
  );
}

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to confirm an action whose result is out of view, and to offer Undo.',
    'Use it to report a failed background action, with the tone `destructive`.',
  ],
  whenNotToUse: [
    { when: 'The user must decide before the work continues.', instead: 'AlertDialog' },
    { when: 'The message belongs to one field.', instead: 'Field' },
    { when: 'A part of the screen failed to load.', instead: 'ErrorState' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Shows the tone: neutral, success or failure. It is hidden from screen readers.' },
    { part: 'Title', what: 'What happened.' },
    { part: 'Description', what: 'Optional. What it means, or what to do.' },
    { part: 'Action', what: 'Optional, and only one, such as Undo. It also closes the toast.' },
    { part: 'Close button', what: 'Closes the toast before its time is up.' },
  ],
  examples: [
    {
      good: {
        show: <Message title="Moved to Completed" action="Undo" />,
        because: 'It names the result and offers the one useful action.',
      },
      bad: {
        show: <Message title="Success!" description="The requested operation has been performed." action="OK" />,
        because: 'It does not say what happened, and its action only closes it.',
      },
    },
  ],
  accessibility: {
    roles: 'A region named "Status messages" with a status and an alert. Both exist before the first toast.',
    announced: [
      'Title and description after the current speech. A `destructive` toast interrupts.',
      'Focus stays where it is. If a focused toast closes, focus returns to where it was.',
      'It closes after 6 seconds, or 10 with an action. Hover and focus stop the timer.',
    ],
  },
  content: [
    'Say what happened in a few words: "Moved to Completed".',
    'Say what went wrong and what follows: "Could not move the message. It is back in the Inbox."',
    'Use a verb for the action: "Undo", not "OK".',
  ],
  related: ['AlertDialog', 'ErrorState', 'Button'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
