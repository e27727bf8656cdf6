import { componentDocs } from '#storybook/docs';
import { Text } from '../Text';
import { Link } from '.';

/** Stays on the page: a path of the app would leave Storybook. */
const here = '#examples';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to go to another page of the app, or to a website.',
    'Use it within a sentence, or with `isStandalone` on a line of its own.',
  ],
  whenNotToUse: [
    { when: 'The press starts an action, such as saving or sending.', instead: 'Button' },
    { when: 'The press switches between views of the same page.', instead: 'Tabs' },
    { when: 'The link shows where the page is in a hierarchy.', instead: 'Breadcrumbs' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Optional, before the text of a standalone link. It is hidden from screen readers.' },
    { part: 'Text', what: 'The destination. It is underlined in sentences, and on hover when standalone.' },
    { part: 'External icon', what: 'Follows the text of standalone links that open in a new tab.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Text>
            3 contacts are duplicates. <Link href={here}>Review duplicates</Link>
          </Text>
        ),
        because: 'The link names its destination, and makes sense in a list of links.',
      },
      bad: {
        show: (
          <Text>
            3 contacts are duplicates. To review them, <Link href={here}>click here</Link>.
          </Text>
        ),
        because: 'Without the sentence around it, "click here" could lead anywhere.',
      },
    },
  ],
  accessibility: {
    roles: 'A native link. A disabled link keeps the role, has no address and is skipped by Tab.',
    announced: ['The text and the role.', 'Links that open in a new tab add "(opens in a new tab)" to their name.'],
  },
  content: [
    'Name the destination: "All contacts", not "More" or "Click here".',
    'Link the words that name the destination, not the whole sentence.',
    'Use the title of the page that opens: "Back to Dashboard".',
  ],
  related: ['Button', 'Breadcrumbs', 'Tabs', 'Menu'],
  changes: [
    { version: '0.2.0', what: 'Web addresses open in a new tab without `isExternal`.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
