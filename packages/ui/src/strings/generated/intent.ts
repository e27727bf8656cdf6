// Written by `npm run generate` from messages/en/intent.json.
import { section } from '../../locale';

export const intentStrings = section('intent', ({ counted, figure }) => ({
  title: 'Intent of recent messages',
  failed: 'Couldn’t load the intents',
  none: 'No intent found yet',
  noneHelp: 'Intents are detected in messages as they arrive.',
  intent: {
    purchase_inquiry: 'Purchase Inquiry',
    meeting_request: 'Meeting Request',
    information_request: 'Information Request',
    support_request: 'Support Request',
    complaint: 'Complaint',
    introduction: 'Introduction',
    acceptance: 'Acceptance',
    appreciation: 'Appreciation',
    opt_out: 'Opt-out',
    cancellation: 'Cancellation',
  },
  chance: ({ share }: { share: number }) => figure(share, { style: 'percent' }),
  worthMost: 'Most valuable',
  intentTerm: 'Intent',
  urgencyTerm: 'Urgency',
  urgency: {
    high: 'High',
    medium: 'Medium',
    low: 'Low',
  },
  actionTerm: 'Next action',
  action: {
    schedule_call: 'Schedule Call',
    send_quote: 'Send Quote',
    send_document: 'Send Document',
    ask_back: 'Ask Back',
    answer: 'Answer',
  },
  valueTerm: 'Expected value',
  unknown: 'Not known yet',
  somebody: 'Unknown contact',
  learned: ({ answers }: { answers: number }) => `Urgency and next action are learned from ${counted(answers, 'answered message', 'answered messages')}.`,
}));
