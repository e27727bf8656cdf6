import { componentDocs } from '#storybook/docs';
import { type RowFocusProps, VirtualList } from '.';
import * as demo from './VirtualList.demo.css';

interface Message {
  id: string;
  from: string;
  subject: string;
}

const messages: Message[] = Array.from({ length: 600 }, (_, index) => ({
  id: `message-${index}`,
  from: index % 2 === 0 ? 'Ada Okafor' : 'Bengt Lindqvist',
  subject: `Offer ${2600 - index}`,
}));

const few = messages.slice(0, 2);

const keyOf = ({ id }: Message) => id;

const renderMessage = ({ from, subject }: Message, focusProps: RowFocusProps) => (
  <button type="button" className={demo.entry} {...focusProps}>
    <strong>{from}</strong>
    <span>{subject}</span>
  </button>
);

const box = { inlineSize: '100%', blockSize: '14rem' };

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for lists of hundreds to many thousands of rows in a container of fixed height.',
    'Use it with `onEndReached` to load further rows while scrolling.',
  ],
  whenNotToUse: [
    { when: 'The list has a few dozen rows or fewer.', instead: 'Stack' },
    { when: 'Rows can be selected, opened or reordered.', instead: 'GridList' },
    { when: 'Values are compared by column.', instead: 'Table' },
  ],
  anatomy: [
    { part: 'Scroll area', what: 'Fills the height of its container.' },
    { part: 'Rows', what: 'Only those in view are rendered, each at its own height.' },
    { part: 'Main element', what: 'The link or button of a row. It receives the focus props.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={box}>
            <VirtualList
              aria-label="Messages of this year"
              items={messages}
              getKey={keyOf}
              renderRow={renderMessage}
              estimatedRowRem={3}
            />
          </div>
        ),
        because: 'There are 600 messages, but the page renders only about ten.',
      },
      bad: {
        show: (
          <div style={box}>
            <VirtualList
              aria-label="Messages of today"
              items={few}
              getKey={keyOf}
              renderRow={renderMessage}
              estimatedRowRem={3}
            />
          </div>
        ),
        because: 'Two rows need no scroll area, and the fixed height leaves a gap. Use a plain list.',
      },
    },
  ],
  accessibility: {
    roles: 'A list whose items have a position and a total number. One row at a time is in the tab order.',
    announced: [
      'The name of the list, then the focused row with its position, such as "3 of 600".',
      'When the focused row is removed, focus moves to the row that takes its place.',
    ],
  },
  content: [
    'Name the list after its rows: "Messages of this year".',
    'Start each row with what tells it apart: "Ada Okafor", not "Message from Ada Okafor".',
  ],
  related: ['GridList', 'Table', 'Board', 'Stack'],
  changes: [
    { version: '0.3.0', what: 'Renders the rows in view first.' },
    {
      version: '0.2.0',
      what: 'When the focused row is removed, focus moves to its replacement, even if rows were added above.',
    },
    { version: '0.1.0', what: 'Added.' },
  ],
});
