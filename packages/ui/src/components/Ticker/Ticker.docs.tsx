import { componentDocs } from '#storybook/docs';
import { Link } from '../Link';
import { Text } from '../Text';
import { Ticker } from '.';

const full = { inlineSize: '100%' };

const headline = (id: string, title: string, source: string) => ({
  id,
  content: (
    <>
      <Link href={`https://example.org/${id}`} tone="ink">
        {title}
      </Link>
      <Text size="caption" tone="muted">
        {source}
      </Text>
    </>
  ),
});

const task = (id: string, title: string) => ({ id, content: <Text>{title}</Text> });

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for headlines and similar items in a space too small for a list.',
    'Use it only when the items are equally important and missing one does no harm.',
  ],
  whenNotToUse: [
    { when: 'Users need to read or act on every item.', instead: 'GridList' },
    { when: 'The items are single words or prices.', instead: 'Marquee' },
    { when: 'The items are events of a contact, in order of time.', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Item', what: 'A headline with its source, or a name with its date. Only one is visible.' },
    { part: 'Dots', what: 'Show the position, five at most. The `line` layout has none.' },
    { part: 'Previous and Next', what: 'Show another item. They wrap around at both ends.' },
    { part: 'Pause', what: 'Stops the rotation. It is left out with reduced motion.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <Ticker
              label="Industry news"
              state={{
                kind: 'ready',
                isRefreshing: false,
                data: [
                  headline('rates', 'Central bank keeps interest rates unchanged', 'The Gazette, 2 hours ago'),
                  headline('shipping', 'Shipping costs fall for a third month', 'The Gazette, 3 hours ago'),
                  headline('rail', 'Rail strike ends after nine days', 'The Gazette, 4 hours ago'),
                ],
              }}
              empty={<Text>No news available</Text>}
            />
          </div>
        ),
        because: 'Headlines are equally important, and nobody needs all of them.',
      },
      bad: {
        show: (
          <div style={full}>
            <Ticker
              label="Overdue promises"
              state={{
                kind: 'ready',
                isRefreshing: false,
                data: [
                  task('offer', 'Send the offer to Ada Okafor'),
                  task('call', 'Call Bengt Lindqvist back'),
                  task('invoice', 'Correct the invoice for Studio Fontana'),
                ],
              }}
              empty={<Text>Nothing is overdue</Text>}
            />
          </div>
        ),
        because: 'Two of three overdue tasks are hidden at any time. Show them as a list.',
      },
    },
  ],
  accessibility: {
    roles: 'A region described as "rotating items". Each item is a group named by its position, such as "1 of 5".',
    announced: [
      'Automatic changes are not announced.',
      'The new item when you press Previous or Next, because rotation stops under focus and the pointer.',
      'The label and "loading" while the items load.',
    ],
  },
  content: [
    'Keep each item to one headline and one line of source: "The Gazette, 2 hours ago".',
    'Name the content in the label, not the motion: "Industry news", not "News ticker".',
  ],
  related: ['Marquee', 'Timeline', 'WidgetFrame', 'GridList'],
  changes: [
    { version: '0.3.0', what: 'Added the one-line layout `line`.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
