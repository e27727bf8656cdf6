// Written by `npm run generate` from messages/en/howDecided.json.
import { section } from '../../locale';

export const howDecidedStrings = section('howDecided', {
  title: 'How this is calculated',
  of: {
    growth: {
      what: 'How many more or fewer messages there were than in the same number of days before.',
      how: 'A count of messages in both directions. Today is not over, so the earlier period ends at the same time of day. Days are those of the workspace time zone. The range is a 95% interval by how much whole days of the same weekday differ.',
      wrong: 'The range holds what chance alone may do, not holidays, mailings or imports. There is none where the earlier period is empty or older than your first message.',
    },
    intents: {
      what: 'What a message asks for, how certain that is, what was usually done next, and what such a message is worth.',
      how: 'A model trained on sentences in four languages reads the author’s own words. The next step is what your team did most after such messages, once ten outcomes are known. The worth compares each customer’s purchases in the thirty days after a message with their usual rate.',
      wrong: 'Wrong for irony, for several requests in one message and for other languages. People also write because they are about to buy, so the worth is not what a reply causes.',
    },
    queue: {
      what: 'Which tasks fit into today and in which order; the confidence is how clear that choice was, not a chance of success.',
      how: 'A task counts by value, less risk, more if urgent. The day takes what counts most in the free working hours and puts first what loses most by waiting. For the confidence, values and times are varied by up to 20% 64 times.',
      wrong: 'As wrong as the estimates of value, risk and minutes, which can be changed before planning. Travel, breaks and tasks that depend on each other are not known.',
    },
    influence: {
      what: 'How central a person or company is among everyone you write with. It ranks; it is no probability.',
      how: 'PageRank over who wrote to whom and who works where: links from central people count more. Links with more and more recent messages pass on more; a silence of 90 days halves them. The damping is 0.85.',
      wrong: 'Only your own messages and contacts are known. Shared mailboxes and people copied on everything rank too high, and it says nothing about who decides.',
    },
    answers: {
      what: 'The five open conversations that wait most for a reply, each person once.',
      how: 'Conversations of the last thirty days whose latest message is theirs: urgent ones first, then by priority, then by how long they have waited. The reasons below a name are those of its priority.',
      wrong: 'Wrong where a message needs no reply or was answered by phone. Urgency is read from words and deadlines, so a calm message about something urgent ranks too low.',
    },
    rfm: {
      what: 'How recently, how often and for how much each customer wrote or bought, from 1 to 5. The segment follows from the first two.',
      how: 'Scores are fifths of all customers; equal customers score alike. Silence of more than 90 days is never recent. Money is the value of deals, or weighted engagement where there are none. Engagement counts a message of theirs as 3, a reply as 2 and an opening as 1, halved every thirty days.',
      wrong: 'Averages of ranks hardly move, so watch the share in the four best segments. Wrong for customers who buy once a year, and where contact happens outside your channels.',
    },
    brief: {
      what: 'Email that your team sent in the period, and customers as of the latest segmentation. Engagement is the share heard from within seven days, churn at risk the share at high risk.',
      how: 'Open and click rates are shares of the emails sent. A click counts as an opening. High risk is a chance of 70% or more of no contact for 56 days. The RFM score adds three scores from 1 to 5.',
      wrong: 'Opens are too few where pictures are blocked and too many where machines fetch them. The RFM score averages ranks and hardly moves. Figures are as of when the brief was written.',
    },
    heldOut: {
      what: 'How well the displayed chances of no contact did in the newest period, which they had not seen.',
      how: 'AUC is the share of pairs of customers in the right order; 0.5 is chance. The Brier score is the mean squared error, lower is better. Ranges are 95% intervals from 400 resamples of customers. Silence alone and the base rate are the rivals to beat.',
      wrong: 'One period says little where few left. A season, a campaign or missing data in it makes the scores wrong.',
    },
    labels: {
      what: 'Incoming messages by priority and by sentiment.',
      how: 'Priority adds points for what a message asks, its deadline, its writer and how long it has waited: high from 80, medium from 60. Sentiment is the mean VADER score of the sentences with any feeling, positive from 0.05 and negative from -0.05.',
      wrong: 'Sentiment is read in English alone; other languages are unclear. Irony, quotes of others and polite complaints are misread.',
    },
    cadences: {
      what: 'How often each contact and you wrote lately, in three classes, and who changed class within seven days.',
      how: 'High frequency is a message on at least 4 of the last 28 days, in either direction. Dormant is none for 90 days. All others with a message are medium. A day is 24 hours counted back from now.',
      wrong: 'Wrong where people also write on channels that are not connected. Automated messages count, too. A press on a count shows the people behind it.',
    },
    graph: {
      what: 'The people, companies and relationships found in your messages and contacts, and the selectors that were read in them.',
      how: 'Everybody with a message or a card is a person, and a company is a name on a card, in any spelling. Each pair that wrote to each other is a relationship, and so is each place of work. All are counts.',
      wrong: 'Too high where one person has two contacts that are not merged, or a company two names. A copy of a message makes no relationship. New messages count after a moment.',
    },
    ties: {
      what: 'How much and how lately two people wrote to each other. Thick ties are strong, thin ones weak.',
      how: 'The strength is m / (m + 10) for m messages in both directions, halved for every 90 days since the last. Twelve messages this month are .55; a year of silence makes .03 of them.',
      wrong: 'A measure to draw by, not an estimate. Automated messages count, so a busy shop looks closer than it is. Calls and meetings are not known.',
    },
    posts: {
      what: 'What your latest hundred posts on X gained: views, likes, reposts, replies, and the share of views that led to one of these.',
      how: 'X is asked every six hours. What a post gained since the last look counts on that day (UTC). The rate is likes, reposts and replies over impressions. Reposts include quotes.',
      wrong: 'Figures of X that fall count as no gain. Posts older than the connection count from the first look on. Posts before the latest hundred are missing.',
    },
  },
});
