import { defineEntity, p } from '@mikro-orm/core';
import { channel, flag, fraction, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

/** Limits for automations; defaults apply without a row. */
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

/** The decision about one automated message. Append-only; erasing a contact removes their id. */
export const AutomationDecision = defineEntity({
  name: 'AutomationDecision',
  tableName: 'automation_decision',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** The automation or campaign, by its own name. */
    automationId: p.text(),
    verdict: p.text().$type<'sent' | 'drafted' | 'refused'>(),
    /** `canary` or `rest` for sent messages, otherwise why not. */
    reason: p.text(),
    /** JSON: the figures behind the decision. */
    figures: p.text(),
    channel: channel(),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('set null'),
    outboundId: p.uuid().nullable(),
    /** Counts on the day on which it leaves. */
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

/** An unsubscribe or a complaint after an automated message. Anonymous; it outlives the contact's data. */
export const AutomationEvent = defineEntity({
  name: 'AutomationEvent',
  tableName: 'automation_event',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    automationId: p.text(),
    kind: p.text().$type<'unsubscribe' | 'complaint'>(),
    /** The latest decision that sent them a message. */
    decisionId: p.uuid(),
    createdAt: instant(),
  },
  uniques: [{ name: 'automation_event_once', properties: ['workspaceId', 'decisionId', 'kind'] }],
  indexes: [{ name: 'automation_event_of', properties: ['workspaceId', 'automationId', 'kind'] }],
});
