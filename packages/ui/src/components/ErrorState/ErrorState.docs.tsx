import { componentDocs } from '#storybook/docs';
import { ErrorState } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it in place of content that failed to load.',
    'Use the default size, `page`, when a whole page fails to load.',
  ],
  whenNotToUse: [
    { when: 'A field has an invalid value.', instead: 'Field' },
    { when: 'An action failed and the content is still there.', instead: 'Toast' },
    { when: 'Loading succeeded and there is nothing to show.', instead: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Marks the failure. It is hidden from screen readers.' },
    { part: 'Title', what: 'What failed. It is a heading if `headingLevel` is set.' },
    { part: 'Description', what: 'Optional: what it means and what to do.' },
    { part: 'Detail', what: 'Optional technical text for support.' },
    { part: 'Reference', what: 'Optional. It identifies the failure in the server log and can be copied.' },
    { part: 'Actions', what: 'The retry button if `onRetry` is set, then further buttons.' },
  ],
  examples: [
    {
      good: {
        show: (
          <ErrorState
            size="compact"
            title="Couldn’t load messages"
            description="The server did not respond. No messages were lost."
            onRetry={() => undefined}
          />
        ),
        because: 'It says what failed, what that means, and how to continue.',
      },
      bad: {
        show: <ErrorState size="compact" title="Error 503" detail="upstream connect error, reset reason: overflow" />,
        because: 'A code does not say what to do, and there is no way to retry.',
      },
    },
  ],
  accessibility: {
    roles: 'An alert with text and buttons. The title is a paragraph, or a heading of the given level.',
    announced: [
      'All of its text at once, when it appears.',
      'A pending retry button says that it is busy.',
      'Nothing while the server is unreachable, except on whole pages. The app announces that once.',
    ],
  },
  content: [
    'Say what failed in the title: "Couldn’t load messages", not "Error 503".',
    'Say in the description what is safe and what to do: "No messages were lost."',
    'Put codes in `detail`: "503: database is locked".',
  ],
  related: ['EmptyState', 'Toast', 'Skeleton', 'CopyField'],
  changes: [
    {
      version: '0.3.0',
      what: 'Page titles use the serif typeface. The size `line` is for places with room for one line.',
    },
    { version: '0.1.0', what: 'Added.' },
  ],
});
