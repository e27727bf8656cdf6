// Written by `npm run generate` from messages/en/priorityReason.json.
import { section } from '../../locale';

export const priorityReasonStrings = section('priorityReason', ({ figure }) => ({
  plain: {
    base: 'Written by a person, to you',
    outbound: 'Written by you',
    answered: 'Already answered',
    list: 'Sent to a mailing list',
    automatic: 'Written by a machine',
    bounce: 'A message of yours was not delivered',
    frequent: 'Writes to you often',
    new_sender: 'Writes to you for the first time',
    direct: 'Addressed to you',
    copied: 'You are only in copy',
    question: 'Asks a question',
    complaint: 'Sounds unhappy',
    courtesy: 'Only says thanks or agrees',
  },
  quoted: {
    request: ({ quote }: { quote: string }) => `Makes a request (“${quote}”)`,
    deadline: ({ quote }: { quote: string }) => `Mentions a time (“${quote}”)`,
    haste: ({ quote }: { quote: string }) => `Asks you to hurry (“${quote}”)`,
    cancellation: ({ quote }: { quote: string }) => `Wants to leave (“${quote}”)`,
  },
  writtenBefore: 'You have written to them before',
  writtenTimes: ({ count }: { count: number }) => `You have written to them ${figure(count)} times`,
  waited: {
    hours4: 'Has waited four hours or more',
    hours24: 'Has waited a day or more',
    hours48: 'Has waited two days or more',
    hours96: 'Has waited four days or more',
    hours168: 'Has waited a week or more',
  },
  urgent: {
    cancellation: 'Urgent: wants to leave',
    haste: 'Urgent: asks you to hurry',
    deadline: 'Urgent: asks for something by today or tomorrow',
    complaint: 'Urgent: a known contact is very unhappy',
  },
  waitingFor: ({ span }: { span: string }) => `Waiting for ${span}`,
}));
