import { componentDocs } from '#storybook/docs';
import { Timeline } from '.';

const full = { inlineSize: '100%' };

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for past events in order of time, such as the history of a contact.',
    'Use `dense` in side panels, where one line per event is enough.',
  ],
  whenNotToUse: [
    { when: 'Users select rows or act on them.', instead: 'GridList' },
    { when: 'Users compare values of many entries.', instead: 'Table' },
    { when: 'The question is how a number changed over time.', instead: 'LineChart' },
  ],
  anatomy: [
    { part: 'Day', what: '"Today", "Yesterday" or the date. The year is added only if it is not this year.' },
    { part: 'Icon', what: 'Shows the kind of event. It is hidden from screen readers.' },
    { part: 'Event', what: 'Who acted, and what happened.' },
    { part: 'Detail', what: 'Optional lines below the event, only in the comfortable density.' },
    { part: 'Time', what: 'In the time zone of the reader. The full date is in its title.' },
    { part: 'Show earlier', what: 'Loads older events. It is left out when there are none.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <Timeline
              label="Activity of Ada Okafor"
              density="dense"
              events={[
                { id: 'reply', at: '2026-03-02T08:42:00Z', icon: 'reply', who: 'Ada Okafor', what: 'replied by email' },
                { id: 'offer', at: '2026-03-02T07:05:00Z', icon: 'send', who: 'You', what: 'sent the offer' },
              ]}
            />
          </div>
        ),
        because: 'Each event says who did what.',
      },
      bad: {
        show: (
          <div style={full}>
            <Timeline
              label="Event log of Ada Okafor"
              density="dense"
              events={[
                { id: 'reply', at: '2026-03-02T08:42:00Z', icon: 'info', what: 'Message status was updated' },
                { id: 'offer', at: '2026-03-02T07:05:00Z', icon: 'info', what: 'Record was modified' },
              ]}
            />
          </div>
        ),
        because: 'The events name no actor and no result, and all icons are the same.',
      },
    },
  ],
  accessibility: {
    roles: 'An ordered list of days. Each day has a heading and an ordered list of events with their times.',
    announced: [
      'The label and the number of days, then each day as a heading.',
      'The button "Show earlier" keeps focus and says that it is busy while events load.',
      'When the last page loads, focus moves from the button to the first new event.',
    ],
  },
  content: [
    'Continue the sentence after the name, in the past tense: "Ada Okafor replied by email".',
    'Put figures and reasons in the detail: "3 attachments".',
  ],
  related: ['GridList', 'Table', 'RelativeTime', 'Ticker'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
