import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { Marquee } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a line of short facts that are safe to miss: market prices, birthdays.',
    'Use it when the facts matter as a group and none of them needs an action.',
  ],
  whenNotToUse: [
    { when: 'Each item is a sentence that readers may want to open.', instead: 'Ticker' },
    { when: 'The items must be seen, or readers choose one of them.', instead: 'GridList' },
    { when: 'The text reports that something failed.', instead: 'ErrorState' },
  ],
  anatomy: [
    { part: 'Item', what: 'A few words on one line, or a link.' },
    { part: 'Separator', what: 'A dot between items.' },
    { part: 'Pause button', what: 'Stops the line until it is resumed. It is left out with reduced motion.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <Marquee
              label="Markets"
              items={[
                { id: 'sp500', content: 'S&P 500 5,954.50' },
                { id: 'nasdaq', content: 'Nasdaq 18,847.28' },
                { id: 'eurusd', content: 'EUR/USD 1.0379' },
                { id: 'gold', content: 'Gold 2,857.10' },
              ]}
            />
          </Stack>
        ),
        because: 'Prices are short, and readers lose nothing if they miss a round.',
      },
      bad: {
        show: (
          <Stack width="form">
            <Marquee
              label="Channel problems"
              items={[
                { id: 'whatsapp', content: 'WhatsApp disconnected: reconnect it to send messages' },
                { id: 'email', content: 'Email: 12 messages failed after all retries' },
              ]}
            />
          </Stack>
        ),
        because: 'A warning that moves out of view is easy to miss.',
      },
    },
  ],
  accessibility: {
    roles: 'A group named by `label`, with a list in it. The repeated items are hidden from screen readers.',
    announced: [
      'Each item once, as part of a list. Movement is not announced.',
      'The button is announced with the name of the line: "Pause Markets" or "Resume Markets".',
    ],
  },
  content: [
    'Keep each item to a name and a figure: "Gold 2,857.10".',
    'Write each item so that it makes sense on its own. Readers start anywhere.',
    'Name in `label` what the items are: "Markets", "Upcoming birthdays".',
  ],
  related: ['Ticker', 'GridList', 'Stat'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
