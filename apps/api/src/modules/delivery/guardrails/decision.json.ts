import { type AutomationDecision, AutomationDecisionSchema } from '@concordia/contract/delivery';
import type { GuardrailRefusal } from '@concordia/domain';
import type { DecisionRow } from './automations.repository.js';

const { reason: ReasonSchema, figures: FiguresSchema } = AutomationDecisionSchema.shape;

export const decisionOf = (row: DecisionRow): AutomationDecision => ({
  id: row.id,
  automationId: row.automation_id,
  verdict: row.verdict,
  reason: ReasonSchema.parse(row.reason),
  figures: FiguresSchema.parse(JSON.parse(row.figures)),
  channel: row.channel,
  contactId: row.contact_id,
  outboxEntryId: row.outbound_id,
  createdAt: new Date(row.created_at).toISOString(),
});

export function figuresOf(refusal: GuardrailRefusal): AutomationDecision['figures'] {
  switch (refusal.code) {
    case 'stopped':
      return { by: refusal.by, sends: refusal.sends, events: refusal.events, threshold: refusal.threshold };
    case 'budget_spent':
      return { budget: refusal.budget };
    case 'canary_full':
      return { canary: refusal.canary, until: new Date(refusal.until).toISOString() };
    default:
      return {};
  }
}
