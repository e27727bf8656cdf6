// Written by `npm run generate` from messages/en/howDecided.json.
import { section } from '../../locale';

export const howDecidedStrings = section('howDecided', {
  title: 'How this is calculated',
  of: {
    growth: {
      what: 'How many more or fewer messages there were than in the same number of days before.',
      how: 'A count of messages in both directions. Today is not over, so the earlier period ends at the same time of day. Days are those of the workspace time zone.',
      wrong: 'Misleading after a holiday, a mailing or an import, and where few messages make large percentages. There is none where the earlier period is empty or older than your first message.',
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
      how: 'PageRank over who wrote to whom and who works where: links from central people count more. All links count alike, with a damping of 0.85.',
      wrong: 'Only your own messages and contacts are known. Shared mailboxes and people copied on everything rank too high, and it says nothing about who decides.',
    },
    answers: {
      what: 'The five open conversations that wait most for a reply, each person once.',
      how: 'Conversations of the last thirty days whose latest message is theirs: urgent ones first, then by priority, then by how long they have waited. The reasons below a name are those of its priority.',
      wrong: 'Wrong where a message needs no reply or was answered by phone. Urgency is read from words and deadlines, so a calm message about something urgent ranks too low.',
    },
  },
});
