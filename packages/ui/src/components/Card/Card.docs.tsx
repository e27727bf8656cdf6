import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Card } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a part of the page that makes sense on its own, next to parts of other kinds.',
    'Use `ground="none"` for a section inside another card or panel.',
  ],
  whenNotToUse: [
    { when: 'The items are rows of the same kind.', instead: 'GridList' },
    { when: 'A heading and some space are enough to separate the content.', instead: 'Stack' },
    { when: 'The content loads on its own and can fail on its own.', instead: 'WidgetFrame' },
  ],
  anatomy: [
    { part: 'Surface', what: 'Raised or sunken. With `ground="none"`, a hairline and space instead.' },
    { part: 'Heading', what: 'Optional. It names the card.' },
    { part: 'Actions', what: 'Optional buttons at the end of the heading line.' },
    { part: 'Content', what: 'Anything except another raised or sunken card.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <Card heading="Waiting for a reply" headingLevel={3} padding="compact">
              <Text>3 contacts have waited longer than a week.</Text>
            </Card>
          </Stack>
        ),
        because: 'Give a card one heading and one topic.',
      },
      bad: {
        show: (
          <Stack width="form">
            <Card heading="Summary" headingLevel={3} padding="compact">
              <Card heading="Overdue" headingLevel={4} padding="compact">
                <Text>3 contacts have waited longer than a week.</Text>
              </Card>
            </Card>
          </Stack>
        ),
        because: 'A card inside a card adds borders without adding structure.',
      },
    },
  ],
  accessibility: {
    roles: 'With a heading, a region landmark named by that heading. Without a heading, a plain `div`.',
    announced: ['The name of the region, when a screen reader enters it.', 'The heading with its level, 2 by default.'],
  },
  content: [
    'Use a noun or a short phrase as the heading: "Waiting for a reply".',
    'Keep figures out of the heading and put them in the content: "3 contacts".',
  ],
  related: ['WidgetFrame', 'Stack', 'Divider', 'Board'],
  changes: [
    { version: '0.3.0', what: 'The size of the heading follows `headingLevel`.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
