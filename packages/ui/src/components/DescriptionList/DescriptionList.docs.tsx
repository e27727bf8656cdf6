import { componentDocs } from '#storybook/docs';
import { Description, DescriptionList } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for the attributes of one item, such as a contact’s company, email and phone.',
    'Use it when each attribute needs a rating, such as the health of a service.',
  ],
  whenNotToUse: [
    { when: 'Several items have the same attributes and are compared.', instead: 'Table' },
    { when: 'A single figure is the main content, with its change over time.', instead: 'Stat' },
    { when: 'The values can be edited.', instead: 'Form' },
  ],
  anatomy: [
    { part: 'Term', what: 'The name of the attribute. The `icons` layout shows an icon in its place.' },
    { part: 'Value', what: 'Text or a link. It wraps when there is no room.' },
    { part: 'Badge', what: 'Optional, at the end of the row. It rates the value.' },
  ],
  examples: [
    {
      good: {
        show: (
          <DescriptionList>
            <Description term="Company">Brightwater Ltd</Description>
            <Description term="Last contact">3 days ago, by email</Description>
          </DescriptionList>
        ),
        because: 'Short terms line up, so a reader finds a value at a glance.',
      },
      bad: {
        show: (
          <DescriptionList>
            <Description term="Which company does this contact work for?">
              This contact works for Brightwater Ltd.
            </Description>
            <Description term="When was the last contact?">The last contact was 3 days ago, by email.</Description>
          </DescriptionList>
        ),
        because: 'Questions and full sentences hide the two facts.',
      },
    },
  ],
  accessibility: {
    roles: 'A description list (`dl`) with terms (`dt`) and values (`dd`). A badge is a second value of its term.',
    announced: [
      'The term, then its value, then the badge.',
      'The term even where an icon replaces it, because it is hidden only visually.',
    ],
  },
  content: [
    'Name each term with a noun in sentence case and no colon: "Last contact", not "Last contact:".',
    'Give values their unit and period: "4 messages in 30 days".',
    'Leave out attributes without a value, or say "Unknown" where the gap matters.',
  ],
  related: ['Table', 'Stat', 'Badge', 'Card'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
