import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Tab, TabList, TabPanel, Tabs } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to show several views of the same item, one at a time.',
    'Use it when readers need only one view at once and switch often.',
  ],
  whenNotToUse: [
    { when: 'The views are pages with their own address.', instead: 'Link' },
    { when: 'Readers need several sections open at the same time.', instead: 'Disclosure' },
    { when: 'The choice is a value of a form.', instead: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Tab list', what: 'The row or column of tabs. A row scrolls sideways if the tabs do not fit.' },
    { part: 'Tab', what: 'A label of one or two words, with an optional icon and count.' },
    { part: 'Indicator', what: 'A line below the selected tab. Vertical tabs have a background instead.' },
    { part: 'Panel', what: 'The content of the selected tab. The other panels are not rendered.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <Tabs>
              <TabList label="Message">
                <Tab id="message">Message</Tab>
                <Tab id="conversation">Conversation</Tab>
                <Tab id="contact">Contact</Tab>
              </TabList>
              <TabPanel id="message">
                <Text>Could we move our call to Thursday?</Text>
              </TabPanel>
              <TabPanel id="conversation">
                <Text>4 messages since March 2</Text>
              </TabPanel>
              <TabPanel id="contact">
                <Text>Ada Okafor, Okafor & Sons</Text>
              </TabPanel>
            </Tabs>
          </Stack>
        ),
        because: 'Short nouns fit side by side and are quick to scan.',
      },
      bad: {
        show: (
          <Stack width="form">
            <Tabs>
              <TabList label="Everything about this message">
                <Tab id="message">Read the whole message</Tab>
                <Tab id="conversation">See all messages in this conversation</Tab>
                <Tab id="contact">Learn more about the contact</Tab>
              </TabList>
              <TabPanel id="message">
                <Text>Could we move our call to Thursday?</Text>
              </TabPanel>
              <TabPanel id="conversation">
                <Text>4 messages since March 2</Text>
              </TabPanel>
              <TabPanel id="contact">
                <Text>Ada Okafor, Okafor & Sons</Text>
              </TabPanel>
            </Tabs>
          </Stack>
        ),
        because: 'Sentences as labels scroll out of view, so readers miss the other tabs.',
      },
    },
  ],
  accessibility: {
    roles: 'A `tablist` named by `label`, a `tab` for each view, and a `tabpanel` named by its tab.',
    announced: [
      'The name of the tab list, then the tab, its position and whether it is selected.',
      'The arrow keys select the next or previous tab and announce it. Press Tab to move into its panel.',
    ],
  },
  content: [
    'Use nouns of one or two words: "Conversation", not "See conversation".',
    'Name in `label` what the tabs have in common: "Message".',
    'Say what a count means in the label of its badge: "messages", as in "4 messages".',
  ],
  related: ['Disclosure', 'RadioGroup', 'ToggleButton', 'Link'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
