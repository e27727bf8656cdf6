import { defineEntity, p } from '@mikro-orm/core';
import { channel, flag, fraction, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

/** What automations may do; a workspace without a row has what every workspace starts with. */
export const GuardrailSetting = defineEntity({
  name: 'GuardrailSetting',
  tableName: 'guardrail_setting',
  properties: {
    workspaceId: p.uuid().primary(),
    mayDraft: flag(),
    maySend: flag(),
    canary: p.integer(),
    stopUnsub: fraction(),
    stopComplaints: fraction(),
    dailyBudget: p.integer(),
    /** `HH:MM`. */
    briefTime: p.text(),
    updatedAt: instant(),
  },
});

/** What was decided about one message of an automation. Rows are only added; erasing a person takes their name off them. */
export const AutomationDecision = defineEntity({
  name: 'AutomationDecision',
  tableName: 'automation_decision',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Which automation or campaign, by its own name. */
    automationId: p.text(),
    verdict: p.text().$type<'sent' | 'drafted' | 'refused'>(),
    /** `canary` or `rest` for what was sent, else why not. */
    reason: p.text(),
    /** JSON: the figures that decided. */
    figures: p.text(),
    channel: channel(),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('set null'),
    /** The entry of the outbox, for what was sent. */
    outboundId: p.uuid().nullable(),
    /** Counted on the day on which it leaves. */
    sendAt: instant(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'automation_decision_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'automation_decision_of', properties: ['workspaceId', 'automationId', 'verdict', 'createdAt'] },
    { name: 'automation_decision_by_day', properties: ['workspaceId', 'verdict', 'sendAt'] },
    { name: 'automation_decision_by_contact', properties: ['contact'] },
    { name: 'automation_decision_by_outbound', properties: ['outboundId'] },
  ],
});

/** Somebody unsubscribed or complained after an automation wrote to them. It outlives the person's data: it counts, and names nobody. */
export const AutomationEvent = defineEntity({
  name: 'AutomationEvent',
  tableName: 'automation_event',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    automationId: p.text(),
    kind: p.text().$type<'unsubscribe' | 'complaint'>(),
    /** The newest decision by which the automation had written to them. */
    decisionId: p.uuid(),
    createdAt: instant(),
  },
  uniques: [{ name: 'automation_event_once', properties: ['workspaceId', 'decisionId', 'kind'] }],
  indexes: [{ name: 'automation_event_of', properties: ['workspaceId', 'automationId', 'kind'] }],
});
