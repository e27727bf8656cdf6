import { componentDocs } from '#storybook/docs';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Avatar } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it beside the name of a contact or user, so that rows are easier to scan.',
    'Use `AvatarButton` when the initials open something, such as the account menu.',
  ],
  whenNotToUse: [
    { when: 'The mark stands for a channel, such as WhatsApp.', instead: 'Chip' },
    { when: 'The mark shows a state, such as unread or failed.', instead: 'Badge' },
  ],
  anatomy: [
    { part: 'Disc', what: 'A muted color derived from the name. The same name has the same color everywhere.' },
    { part: 'Initials', what: 'The first letters of the first two words of the name.' },
    { part: 'Picture', what: 'Optional. It covers the initials once it has loaded; they stay if it cannot be shown.' },
    { part: 'Icon', what: 'Replaces the initials if the name is unknown or has no letters.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack gap="sm">
            <Inline>
              <Avatar name="Ada Okafor" />
              <Text as="span">Ada Okafor</Text>
            </Inline>
            <Inline>
              <Avatar name="Amir Osman" />
              <Text as="span">Amir Osman</Text>
            </Inline>
          </Stack>
        ),
        because: 'Show the name beside the avatar.',
      },
      bad: {
        show: (
          <Inline>
            <Avatar name="Ada Okafor" label="Ada Okafor" />
            <Avatar name="Amir Osman" label="Amir Osman" />
          </Inline>
        ),
        because: 'Contacts can share initials, so avatars alone cannot tell them apart.',
      },
    },
  ],
  accessibility: {
    roles: 'Hidden from screen readers. With `label`, it is an image. `AvatarButton` is a native button.',
    announced: [
      'Nothing beside a visible name, so that the name is not read twice.',
      'With `label`, the name in full rather than the initials.',
      'An `AvatarButton` is announced with its `label`.',
    ],
  },
  content: [
    'Pass the full name as shown nearby: "Ada Okafor", not "AO".',
    'Name an `AvatarButton` after what it opens: "Workspace: Fernhill Coffee".',
  ],
  related: ['Badge', 'Chip', 'Menu'],
  changes: [
    { version: '0.3.0', what: 'Takes a `picture`.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
