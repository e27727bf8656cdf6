import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { Breadcrumbs } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it on pages that are at least two levels below the top.',
    'Use `BackLink` when there is only one page to go back to.',
  ],
  whenNotToUse: [
    { when: 'The link leads to a main screen of the application.', instead: 'AppShell' },
    { when: 'The views belong to the same page.', instead: 'Tabs' },
    { when: 'The path shows the steps of a form rather than a hierarchy of pages.' },
  ],
  anatomy: [
    { part: 'Page link', what: 'Leads to a page above the current one.' },
    { part: 'Menu', what: 'Holds the middle pages where there is no room for them.' },
    { part: 'Separator', what: 'A chevron in reading direction, hidden from screen readers.' },
    { part: 'Current page', what: 'The last entry. It is text, not a link.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <Breadcrumbs
              aria-label="Path to the campaign"
              pages={[
                { href: '#dashboard', label: 'Dashboard' },
                { href: '#campaigns', label: 'Campaigns' },
                { href: '#spring', label: 'Spring invitations' },
              ]}
            />
          </Stack>
        ),
        because: 'Use the titles of the pages, so that readers recognize them.',
      },
      bad: {
        show: (
          <Stack width="form">
            <Breadcrumbs
              aria-label="Path to the start"
              pages={[
                { href: '#start', label: 'Go to start' },
                { href: '#all', label: 'See all' },
                { href: '#details', label: 'Details' },
              ]}
            />
          </Stack>
        ),
        because: 'The labels match no page title, so readers cannot tell where the links lead.',
      },
    },
  ],
  accessibility: {
    roles: 'A navigation landmark with an ordered list of links. The menu of hidden pages has a button of its own.',
    announced: [
      'The landmark is announced as "Where you are", unless `aria-label` gives another name.',
      'The last entry is announced as the current page.',
      'The menu button is announced as "Show the pages between".',
    ],
  },
  content: [
    'Use the title of each page, word for word: "Campaigns", not "All my campaigns".',
    'For `BackLink`, pass only the page name. "Dashboard" becomes "Back to Dashboard".',
  ],
  related: ['Link', 'AppShell', 'Tabs', 'Menu'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
