import { componentDocs } from '#storybook/docs';
import { EmptyState } from '../EmptyState';
import { Skeleton, SkeletonShape } from '../Skeleton';
import { Text } from '../Text';
import { WidgetFrame } from '.';

const full = { inlineSize: '100%' };

const skeleton = (
  <Skeleton isLoading>
    <SkeletonShape width="12rem" />
  </Skeleton>
);

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it around every widget that loads its own data.',
    'Use `strip` for one line in all, `compact` beside similar widgets and `list` in a sidebar.',
  ],
  whenNotToUse: [
    { when: 'The content is always there and loads nothing.', instead: 'Card' },
    { when: 'A whole page failed to load.', instead: 'ErrorState' },
    { when: 'It shows a single figure.', instead: 'Stat' },
  ],
  anatomy: [
    { part: 'Heading', what: 'Names the widget. It can be hidden visually.' },
    { part: 'Actions', what: 'Optional buttons at the end of the heading line.' },
    { part: 'Progress line', what: 'Shown while visible data is reloaded.' },
    { part: 'Body', what: 'The content, its skeleton, the empty state, or the error with a retry button.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <WidgetFrame
              title="Waiting for your reply"
              headingLevel={3}
              state={{ kind: 'empty' }}
              skeleton={skeleton}
              empty={
                <EmptyState
                  size="compact"
                  icon="inbox"
                  title="All caught up"
                  description="Messages that need a reply appear here."
                />
              }
            >
              {() => null}
            </WidgetFrame>
          </div>
        ),
        because: 'The empty state says that the work is done, and what will appear here.',
      },
      bad: {
        show: (
          <div style={full}>
            <WidgetFrame
              title="Contacts to reply to"
              headingLevel={3}
              state={{ kind: 'empty' }}
              skeleton={skeleton}
              empty={<Text tone="muted">No data</Text>}
            >
              {() => null}
            </WidgetFrame>
          </div>
        ),
        because: 'It does not say if something failed or if there is nothing to do.',
      },
    },
  ],
  accessibility: {
    roles: 'A region named by its heading, and marked as busy while it loads or reloads.',
    announced: [
      'The loading text, once, while the first data loads.',
      'An error as soon as it appears.',
      'After a successful retry, focus moves to the heading, which is read.',
    ],
  },
  content: [
    'Use a noun phrase as the title: "Waiting for your reply".',
    'Say what failed and what to do: "Market data unavailable. Try again in a minute."',
    'Name what loads: "Loading live market data..."',
  ],
  related: ['Card', 'Skeleton', 'EmptyState', 'ErrorState', 'Stat'],
  changes: [
    {
      version: '0.3.0',
      what: 'Added the size `strip`, for a widget of one line, and `icon`, which stands for its title where it is narrow.',
    },
    { version: '0.1.0', what: 'Added.' },
  ],
});
