import { componentDocs } from '#storybook/docs';
import { Inline } from '../Inline';
import { Link } from '../Link';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it once, around all screens of the application.',
    'Use `AppShellPage` inside it for each screen, with a sidebar and a details panel if needed.',
  ],
  whenNotToUse: [
    { when: 'The views belong to one screen and have no address of their own.', instead: 'Tabs' },
    { when: 'The page stands outside the workspace, such as a sign-in page.' },
  ],
  anatomy: [
    { part: 'Skip link', what: 'Jumps to the content. It is visible only while focused.' },
    { part: 'Header', what: 'The product name, the navigation, the bell and the user’s initials.' },
    {
      part: 'Navigation',
      what: 'Links in the header from 1024 px. A tablet has the main screens there and all in a menu; a phone has a menu and a bottom bar.',
    },
    { part: 'Sidebar', what: 'Optional. Filters and counters, shown from 768 px.' },
    { part: 'Content', what: 'The screen itself, in the main landmark.' },
    { part: 'Panel', what: 'Optional. Details beside the screen from 1200 px, and over it on smaller screens.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Inline gap="lg">
            <Link href="#dashboard" tone="ink" isStandalone>
              Dashboard
            </Link>
            <Link href="#contacts" tone="ink" isStandalone>
              Contacts
            </Link>
            <Link href="#analytics" tone="ink" isStandalone>
              Analytics
            </Link>
          </Inline>
        ),
        because: 'Name each screen with one noun. It is also the title of the screen.',
      },
      bad: {
        show: (
          <Inline gap="lg">
            <Link href="#board" tone="ink" isStandalone>
              Go to your board
            </Link>
            <Link href="#people" tone="ink" isStandalone>
              Manage everyone you know
            </Link>
            <Link href="#numbers" tone="ink" isStandalone>
              See your numbers
            </Link>
          </Inline>
        ),
        because: 'Sentences take too much room in the header and do not match the titles of the screens.',
      },
    },
  ],
  accessibility: {
    roles:
      'A banner, navigation landmarks named "Main" and "Main screens", and the main landmark. ' +
      'The sidebar and the panel are complementary landmarks with names of their own.',
    announced: [
      'The link of the current screen is announced as the current page.',
      'The bell says whether anything is unread: "Notifications, some unread".',
      'Text in `OfflineNote` is announced when it changes. Focus does not move.',
    ],
  },
  content: [
    'Name screens with nouns in one or two words: "Contacts", not "View contacts".',
    'Name the panel and the sidebar after their content: "Filters", "Details".',
    'In `OfflineNote`, say what happened and what it means: "You are offline. What you see may be old."',
  ],
  related: ['Breadcrumbs', 'Tabs', 'CommandPalette', 'Avatar'],
  changes: [
    { version: '0.3.0', what: 'Below 1024 px the header has the main screens only, and the menu has all.' },
    { version: '0.3.0', what: '`size` of the panel replaces `isQuiet` and `isWide`, and adds `reading` and `full`.' },
    { version: '0.2.0', what: '`OfflineNote` has an `action`, such as a button to retry.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
