import { componentDocs } from '#storybook/docs';
import { Disclosure } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for details that few readers need, such as how a score is calculated.',
    'Use `DisclosureGroup` for related sections of which readers open one or two, such as an FAQ.',
  ],
  whenNotToUse: [
    { when: 'Most readers need the content, so it should always be visible.' },
    { when: 'Readers switch between views of equal rank.', instead: 'Tabs' },
    { when: 'The items are nested over several levels.', instead: 'Tree' },
  ],
  anatomy: [
    { part: 'Chevron', what: 'Points down while the section is open.' },
    { part: 'Title', what: 'The button that opens and closes the section. By default it is inside a heading.' },
    { part: 'Detail', what: 'Optional, at the end of the title: a figure or a state.' },
    { part: 'Content', what: 'Stays in the document while closed, so find-in-page can open it.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Disclosure title="How the priority is calculated" detail="3 factors">
            The time since the last message, the size of the deal and the sentiment of the last reply.
          </Disclosure>
        ),
        because: 'The title says what is inside, so readers can decide without opening it.',
      },
      bad: {
        show: (
          <Disclosure title="More">
            The time since the last message, the size of the deal and the sentiment of the last reply.
          </Disclosure>
        ),
        because: 'Readers must open it to find out what it is about.',
      },
    },
  ],
  accessibility: {
    roles: 'A button with `aria-expanded` inside a heading. The content is a group named by the title.',
    announced: [
      'The title, the detail, and whether the section is expanded or collapsed.',
      'The new state when it is opened or closed.',
    ],
  },
  content: [
    'Write a title that makes sense while closed: "How the priority is calculated", not "More".',
    'Use the detail for a figure or a state: "3 of 8".',
    'Keep the same title in both states. Do not write "Show" or "Hide".',
  ],
  related: ['Tabs', 'Tree', 'Card', 'Popover'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
