// Written by `npm run generate` from messages/en/howPictured.json.
import { section } from '../../locale';

export const howPicturedStrings = section('howPictured', {
  title: 'How this is calculated',
  of: {
    rfmMap: {
      what: 'Each customer by the days since their last message or purchase and the days on which they had any. A segment is read off these two.',
      how: 'Columns and rows are the fifths of the scores; their limits stand at the axes. Within a fifth dots are spread in order, equal ones beside each other. Beyond 2,000 customers a random sample is drawn.',
      wrong: 'Distances within a fifth are no days. Fifths are ranks: they say nothing about a base that changes as a whole, but for the limit of 90 days.',
    },
    retention: {
      what: 'The share of customers who have never been silent for the stated period, by the time since their first message; and of each month’s new customers, the share active in later months.',
      how: 'A Kaplan–Meier estimate with a 95% band: customers who are still in touch count with the time that they are known. It ends where fewer than ten were observed. Months are calendar months in UTC that are over.',
      wrong: 'Quiet is not gone: some write again. Wrong where newer customers stay longer or shorter than older ones, since all are counted as alike, and where channels were connected late.',
    },
    funnel: {
      what: 'How many messages of the campaign left, arrived, were opened or read, and were replied to in time.',
      how: 'A count. Each stage includes the next: whoever replies counts as having read it. Without reports from the provider, arrival is left out.',
      wrong: 'Opens are too few where pictures are blocked, and too many where machines fetch them.',
    },
    variants: {
      what: 'What rate each variant may have, as far as its messages show.',
      how: 'A beta distribution from a uniform prior; the bar below a curve is its 95% interval. A winner is named by a separate rule, which may be looked at after every message.',
      wrong: 'Wrong while rates change with time. Curves that hardly overlap are no winner: looked at often enough, chance alone parts them.',
    },
    canary: {
      what: 'How close the test group is to the numbers that stop the campaign.',
      how: 'Complaints and unsubscribes against the number at which sending stops for so many messages; messages sent against the size of the group.',
      wrong: 'A quiet test group proves little: without any complaint, about 1,500 messages are needed for a rate below 0.2%.',
    },
  },
});
