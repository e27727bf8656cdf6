import { componentDocs } from '#storybook/docs';
import { Description, DescriptionList } from '../DescriptionList';
import { Kbd } from '../Kbd';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it once per app, to find and run any command from the keyboard.',
    'Use a submenu for commands that need one more choice, such as "Move to…".',
    'Use `results` to list contacts and messages from an external search.',
  ],
  whenNotToUse: [
    { when: 'The palette would be the only way to reach a command.' },
    { when: 'A few actions belong to one item on the screen.', instead: 'Menu' },
    { when: 'Users select a value in a form.', instead: 'ComboBox' },
  ],
  anatomy: [
    { part: 'Search box', what: 'Keeps the focus. In a submenu, a button before it leads back.' },
    { part: 'Close button', what: 'Closes the palette, as Escape does.' },
    { part: 'Sections', what: 'Recent commands, then each group under its title. At most 50 commands each.' },
    { part: 'Command', what: 'A label with optional icon, description and shortcut. Matched letters are marked.' },
    { part: 'Status', what: 'Says that a search is running, that nothing matches, or how many more exist.' },
  ],
  examples: [
    {
      good: {
        show: (
          <DescriptionList>
            <Description term="Reply">
              <Kbd keys="R" />
            </Description>
            <Description term="Move to…">
              <Kbd keys="M" />
            </Description>
            <Description term="Archive">
              <Kbd keys="E" />
            </Description>
          </DescriptionList>
        ),
        because: 'Start with a verb. The ellipsis says that a choice follows.',
      },
      bad: {
        show: (
          <DescriptionList>
            <Description term="Message reply">
              <Kbd keys="R" />
            </Description>
            <Description term="Columns">
              <Kbd keys="M" />
            </Description>
            <Description term="Archive status">
              <Kbd keys="E" />
            </Description>
          </DescriptionList>
        ),
        because: 'Nouns do not say what Enter will do.',
      },
    },
  ],
  accessibility: {
    roles:
      'A modal `dialog` named "Commands" with a `combobox` and a `listbox`. Sections are groups. Focus stays in the ' +
      'search box, and `aria-activedescendant` marks the active command.',
    announced: [
      'The number of results while typing: "12 results".',
      'A running search as "Searching…", and no match as "Nothing found for “qqq”".',
      'Shortcuts are set as `aria-keyshortcuts` and are not part of the name.',
    ],
  },
  content: [
    'Start commands with a verb: "Archive", "Write a message". Pages and contacts have only their name.',
    'End a command with an ellipsis if a submenu follows: "Move to…".',
    'Add synonyms as `keywords`, so that "people" finds "Contacts".',
  ],
  related: ['Menu', 'SearchField', 'ComboBox', 'Kbd'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
