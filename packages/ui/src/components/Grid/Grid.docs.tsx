import { componentDocs } from '#storybook/docs';
import { Card } from '../Card';
import { Text } from '../Text';
import { Grid } from '.';

const channels = [
  { name: 'Email', waiting: '128 messages waiting for a reply' },
  { name: 'WhatsApp', waiting: '41 messages waiting for a reply' },
  { name: 'LinkedIn', waiting: '17 messages waiting for a reply' },
  { name: 'Instagram', waiting: '9 messages waiting for a reply' },
];

const cards = channels.map(({ name, waiting }) => (
  <Card key={name} padding="compact">
    <Text weight="semibold">{name}</Text>
    <Text size="dense">{waiting}</Text>
  </Card>
));

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for items of equal rank in columns: cards, charts, widgets.',
    'Use `columns` with `main:side` when a page has main content and a side panel.',
  ],
  whenNotToUse: [
    { when: 'Items stand below each other in a single column.', instead: 'Stack' },
    { when: 'Items stand side by side at their own width, such as badges or buttons.', instead: 'Inline' },
    { when: 'Rows and columns have a meaning, and values are compared.', instead: 'Table' },
  ],
  anatomy: [
    {
      part: 'Columns',
      what: 'As many equal ones as fit, or fixed proportions that become a single column on narrow screens.',
    },
    { part: 'Gap', what: 'The same between rows and columns, from the theme.' },
    { part: 'Items', what: 'As high as their row, or as high as their content if `align` is `start`.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Grid minColumn="small" gap="sm">
            {cards}
          </Grid>
        ),
        because: 'Set a minimum width. Items wrap when the container has no room.',
      },
      bad: {
        show: (
          <Grid columns="1:1:1:1" gap="sm">
            {cards}
          </Grid>
        ),
        because: 'Four fixed columns squeeze the text in a narrow container.',
      },
    },
  ],
  accessibility: {
    roles: 'A plain `div` without a role. Set `as` to `ul` or `ol` if the children are list items.',
    announced: ['Nothing of its own. Screen readers read the items in source order, row by row.'],
  },
  content: [
    'Keep the texts of items similar in length, so that rows stay even: "128 messages", "41 messages".',
    'Put the most important item first, because it comes first on narrow screens too: "Email", then "Instagram".',
  ],
  related: ['Stack', 'Inline', 'Card', 'Divider'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
