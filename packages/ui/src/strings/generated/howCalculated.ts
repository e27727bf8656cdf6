// Written by `npm run generate` from messages/en/howCalculated.json.
import { section } from '../../locale';

export const howCalculatedStrings = section('howCalculated', {
  title: 'How this is calculated',
  of: {
    replyTimes: {
      what: 'The time until half, and nine of ten, of the messages get their first human reply.',
      how: 'A Kaplan–Meier estimate: messages still waiting count with the time that they have waited so far. Ranges are 95% intervals. The average counts replies alone.',
      wrong: 'Too long where many messages need no reply. Ranges are too narrow where a few people write most.',
    },
    offers: {
      what: 'What an offer earns beyond the customers held out, times the margin, less its cost, for each unit of cost.',
      how: 'Purchases within the window of customers offered it and held out at random, compared within one share. 95% intervals hold whenever you look. Until there is a return, offers are ranked by how often they are taken.',
      wrong: 'Wrong if customers held out are made the offer anyway, if they affect each other, or if it pays back after the window.',
    },
    churn: {
      what: 'The chance of no contact for the stated period, and separately the chance of having left already.',
      how: 'An MBG/NBD model of each customer’s pace, corrected by signals of customers who left; silence alone where that predicts better.',
      wrong: 'Wrong in seasons and campaigns, and for customers who changed their pace. Factors are no causes.',
    },
    activity: {
      what: 'When most messages come or go in the workspace time zone, and how many per week.',
      how: 'Weeks are seven days; the last one ends today and is not over. With 30 messages or more, a time is named if chance alone would not give as many. That is a binomial test at 5% over all pairs of hours. A day is named only if it clearly exceeds the next one.',
      wrong: 'Misleading after a change of time zone or habits, and where a mailing or an import brought many messages at once.',
    },
    cadence: {
      what: 'Messages per week, in both directions, of the contacts with most of them.',
      how: 'Counted over 26 weeks of seven days; the last one ends today and is not over. Silent are contacts without a message in the last eight weeks. While messages come in, it is counted again every ten minutes.',
      wrong: 'Colors are relative to the busiest week of all contacts. Automated messages count, too.',
    },
  },
});
