import { componentDocs } from '#storybook/docs';
import { Text } from '../Text';
import { Kbd } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to show a key or a chord in help, hints and lists of shortcuts.',
    'Use it when a shortcut differs between Apple and other keyboards.',
  ],
  whenNotToUse: [
    { when: 'A menu item has a shortcut, which its `shortcut` prop shows.', instead: 'Menu' },
    { when: 'The text is code or a command to type.', instead: 'CodeBlock' },
    { when: 'The word is a state or a kind.', instead: 'Badge' },
  ],
  anatomy: [
    { part: 'Key', what: 'One box per key, with the label or symbol of the current platform.' },
    { part: 'Key names', what: 'The names of the keys in words, for screen readers only.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Text>
            Press <Kbd keys="Mod+k" /> to search messages and contacts.
          </Text>
        ),
        because: 'The keys match the platform, and screen readers read their names.',
      },
      bad: {
        show: <Text>Press CTRL-K / CMD-K to search messages and contacts.</Text>,
        because: 'Readers have to choose their own platform, and the keys look like any other text.',
      },
    },
  ],
  accessibility: {
    roles: 'A native `kbd` element. The keys in it are hidden from screen readers, which read their names instead.',
    announced: ['The names of all keys, in order: "Command K" on Apple platforms, "Control K" elsewhere.'],
  },
  content: [
    'Write keys as in `KeyboardEvent.key`, joined by plus signs: "Shift+ArrowDown".',
    'Write "Mod" for the main modifier key, so that it is right on each platform.',
    'Start with a verb and end with the result: "Press Esc to close the menu."',
  ],
  related: ['Menu', 'CommandPalette', 'Tooltip', 'CodeBlock'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
