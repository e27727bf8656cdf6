import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { Inline } from '../Inline';
import { Text } from '../Text';
import { GridList } from '.';

const templates = [
  { id: 'intro', name: 'Introduction after a trade fair' },
  { id: 'renewal', name: 'Renewal reminder' },
  { id: 'thanks', name: 'Thank you for the meeting' },
];

const results = [
  { id: 'spring', name: 'Spring invitations', figures: '214 sent, 31 replied, 14.5%' },
  { id: 'renewals', name: 'March renewals', figures: '38 sent, 12 replied, 31.6%' },
  { id: 'silent', name: 'Silent since fall', figures: '91 sent, 6 replied, 6.6%' },
];

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for rows with their own buttons or menus: campaigns, templates, integrations.',
    'Use it when the user selects, opens or reorders rows.',
  ],
  whenNotToUse: [
    { when: 'Users compare values by column or sort them.', instead: 'Table' },
    { when: 'The list has thousands of rows.', instead: 'VirtualList' },
    { when: 'Rows are nested, such as folders.', instead: 'Tree' },
  ],
  anatomy: [
    { part: 'Drag handle', what: 'Present if rows can be reordered. It works by pointer and by keyboard.' },
    { part: 'Checkbox', what: 'Present if rows are selected by boxes.' },
    { part: 'Content', what: 'What `renderItem` returns: text, badges, buttons, menus.' },
    { part: 'Empty state', what: 'Shown when there are no items. Replace it with `empty`.' },
  ],
  examples: [
    {
      good: {
        show: (
          <GridList
            aria-label="Templates"
            items={templates}
            getKey={({ id }) => id}
            getText={({ name }) => name}
            renderItem={({ name }) => (
              <Inline justify="between">
                <Text as="span">{name}</Text>
                <Button size="small">Insert</Button>
              </Inline>
            )}
          />
        ),
        because: 'Give each row one clear text and the actions that belong to it.',
      },
      bad: {
        show: (
          <GridList
            aria-label="Campaign results"
            items={results}
            getKey={({ id }) => id}
            getText={({ name }) => name}
            renderItem={({ name, figures }) => (
              <Inline justify="between">
                <Text as="span">{name}</Text>
                <Text as="span">{figures}</Text>
              </Inline>
            )}
          />
        ),
        because: 'Figures that are compared need columns. Use a table.',
      },
    },
  ],
  accessibility: {
    roles:
      'A grid with one row per item, named by `aria-label` or a heading. ' +
      'Checkboxes and drag handles are named after the row.',
    announced: [
      'The text of the row, and whether it is selected.',
      'Selecting a row announces it and the count: "March renewals selected. 2 items selected."',
      'While a row is moved by keyboard, each target is announced: "Insert before March renewals".',
    ],
  },
  content: [
    'Use the same name in `getText` that the row shows first: "Spring invitations".',
    'Start row buttons with a verb, and name the row on icon buttons: "More actions for Spring invitations".',
    'Say in the empty state what would fill the list: "No campaigns yet. Create the first one."',
  ],
  related: ['Table', 'VirtualList', 'Tree', 'Card'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
