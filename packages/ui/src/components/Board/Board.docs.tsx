import { componentDocs } from '#storybook/docs';
import { Card } from '../Card';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for items that move through a few stages, such as messages from Inbox to Completed.',
    'Use it when users sort their work by moving items.',
  ],
  whenNotToUse: [
    { when: 'The items have no stages.', instead: 'GridList' },
    { when: 'Users compare several values of each item.', instead: 'Table' },
    { when: 'The items only ever appear in order of time.', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Column switch', what: 'On narrow boards only. Selects the column to show.' },
    { part: 'Column', what: 'A title, a count and a scrolling list of cards. Cards can be dropped anywhere on it.' },
    { part: 'Summary', what: 'Optional. A line below the title, such as the sum of the cards.' },
    { part: 'Card', what: 'The content, which opens on press.' },
    { part: 'Checkbox', what: 'Selects the card, if the board has `onChoose`.' },
    { part: 'Handle', what: 'Drags the card. Screen readers press it to choose a column.' },
    { part: 'Menu', what: 'Moves the card to another column and offers further actions.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <Card padding="compact">
              <Stack gap="xxs">
                <Inline justify="between" isWrapping={false}>
                  <Text size="dense" weight="semibold">
                    Ada Okafor
                  </Text>
                  <Text size="caption" tone="muted">
                    3 h
                  </Text>
                </Inline>
                <Text size="dense">Contract renewal</Text>
                <Text size="dense" tone="muted" maxLines={2}>
                  Could you send me the latest version before noon? The board meets at two, and I need it by then.
                </Text>
              </Stack>
            </Card>
          </Stack>
        ),
        because: 'Show the contact, the subject, the age and two lines of text: enough to decide what to do.',
      },
      bad: {
        show: (
          <Stack width="form">
            <Card padding="compact">
              <Stack gap="xxs">
                <Text size="dense">Message ID 20417</Text>
                <Text size="dense">Received 2026-03-02T09:14:07Z</Text>
                <Text size="dense">
                  Could you send me the latest version before noon? The board meets at two, and I need it by then. I
                  have put our remarks into the margin. Two of them are questions, and the rest are suggestions.
                </Text>
              </Stack>
            </Card>
          </Stack>
        ),
        because: 'IDs do not help, and the full text leaves room for only a few cards.',
      },
    },
  ],
  accessibility: {
    roles:
      'A named group with one region per column. Each column is a list, and its cards are buttons. ' +
      'The column switch is a group of radio buttons.',
    announced: [
      'On a card: its `label`, its position in the column, and what `describedBy` points to.',
      'After a move: the card and its new column, such as "Contract renewal moved to Completed".',
      'While a card is dragged by keyboard: each target, such as "Move to Waiting for Response".',
    ],
  },
  content: [
    'Name columns after stages, in one to three words: "Waiting for Response".',
    'Label cards so that they make sense alone: "Ada Okafor: Contract renewal".',
    'In an empty column, say what will appear there: "Nothing completed yet."',
  ],
  related: ['Card', 'VirtualList', 'GridList', 'Menu'],
  changes: [
    {
      version: '0.3.0',
      what: 'A card that changes columns is seen on its way, unless the reader prefers reduced motion.',
    },
    { version: '0.3.0', what: '`summary` of a column shows what its cards add up to.' },
    {
      version: '0.3.0',
      what: 'Columns can collapse. The width of the board decides what is narrow, and `revealedColumn` shows a column there.',
    },
    { version: '0.3.0', what: '`describedBy` adds details of a card for screen readers, such as its channel.' },
    { version: '0.2.0', what: 'Focus moves to the column title when the last card leaves the column.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
