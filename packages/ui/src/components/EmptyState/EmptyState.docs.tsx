import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { EmptyState } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it where a list, board or chart has no content yet.',
    'Use it when a search or a filter finds nothing.',
  ],
  whenNotToUse: [
    { when: 'The content failed to load.', instead: 'ErrorState' },
    { when: 'The content is still loading.', instead: 'Skeleton' },
    { when: 'A single value of an item is missing.', instead: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Optional. It stands for the missing content and is hidden from screen readers.' },
    { part: 'Title', what: 'What is missing. It is a heading if `headingLevel` is set.' },
    { part: 'Description', what: 'Optional: why it is empty and how to fill it.' },
    { part: 'Actions', what: 'Optional buttons for the next step.' },
  ],
  examples: [
    {
      good: {
        show: (
          <EmptyState
            size="compact"
            icon="users"
            title="No contacts yet"
            description="Import a mailbox to add everyone you have written to."
            actions={<Button tone="primary">Import a mailbox</Button>}
          />
        ),
        because: 'It says what is missing and offers the next step.',
      },
      bad: {
        show: <EmptyState size="compact" icon="users" title="Nothing here" />,
        because: 'Readers cannot tell what is missing, or whether something failed.',
      },
    },
  ],
  accessibility: {
    roles: 'Plain text and buttons. The title is a paragraph, or a heading of the given level.',
    announced: [
      'The title and the description, in reading order.',
      'It is not a live region. After a search, announce the result nearby.',
    ],
  },
  content: [
    'Name the missing content in the title: "No contacts yet", not "Nothing here".',
    'Say in the description how to fill it: "Import a mailbox to add contacts."',
    'Start actions with a verb: "Import a mailbox".',
  ],
  related: ['ErrorState', 'Skeleton', 'Table', 'GridList'],
  changes: [
    {
      version: '0.3.0',
      what: 'Page and panel titles use the serif typeface. The size `line` is for places with room for one line.',
    },
    { version: '0.1.0', what: 'Added.' },
  ],
});
