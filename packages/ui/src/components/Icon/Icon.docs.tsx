import { componentDocs } from '#storybook/docs';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Icon } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it beside a word, to help users find that word again: a channel, a state, an action.',
    'Use it with a `label` where a well-known icon stands alone.',
  ],
  whenNotToUse: [
    { when: 'The icon can be pressed. `IconButton`, beside `Button`, has a name and a tooltip.', instead: 'Button' },
    { when: 'The icon stands for a contact or a user.', instead: 'Avatar' },
    { when: 'A state needs its word to be understood.', instead: 'StatusBadge' },
  ],
  anatomy: [
    { part: 'Drawing', what: 'An outline in the color of the text around it, in one of four sizes.' },
    { part: 'Label', what: 'Optional and invisible. Without it the icon is decorative.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack gap="xs">
            <Inline gap="xs">
              <Icon name="clock" />
              <Text as="span">Snoozed until Monday</Text>
            </Inline>
            <Inline gap="xs">
              <Icon name="paperclip" />
              <Text as="span">2 attachments</Text>
            </Inline>
          </Stack>
        ),
        because: 'The words carry the meaning, and the icon repeats it.',
      },
      bad: {
        show: (
          <Inline gap="xs">
            <Icon name="clock" label="Snoozed until Monday" />
            <Icon name="paperclip" label="2 attachments" />
          </Inline>
        ),
        because: 'Sighted users have to guess what the icons mean.',
      },
    },
  ],
  accessibility: {
    roles: 'An `svg` hidden from screen readers. With a `label` it has the role `img` and that name.',
    announced: ['The label and "image". Nothing without a label.'],
  },
  content: [
    'Name the meaning, not the drawing: "Urgent", not "Flag".',
    'Leave the label out where the text beside it says the same: the paperclip of "2 attachments".',
  ],
  related: ['Button', 'Avatar', 'StatusBadge', 'Badge'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
