import type { CustomerIntent } from './customer-intent.js';
import type { NextAction } from './next-action.js';

export const INTENT_LABELS: Readonly<Record<CustomerIntent, string>> = {
  purchase_inquiry: 'Purchase Inquiry',
  meeting_request: 'Meeting Request',
  information_request: 'Information Request',
  support_request: 'Support Request',
  complaint: 'Complaint',
  introduction: 'Introduction',
  acceptance: 'Acceptance',
  appreciation: 'Appreciation',
  opt_out: 'Opt-Out',
  cancellation: 'Cancellation',
};

export const ACTION_LABELS: Readonly<Record<NextAction, string>> = {
  schedule_call: 'Schedule Call',
  send_quote: 'Send Quote',
  send_document: 'Send Document',
  ask_back: 'Ask Back',
  answer: 'Answer',
};
