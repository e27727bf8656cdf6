import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, fraction, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

type CampaignState = 'draft' | 'scheduled' | 'canary' | 'running' | 'paused' | 'stopped' | 'done';

/** One message to many, in variants. */
export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaign',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    goal: p.text().$type<'reply' | 'open' | 'click'>(),
    state: p.text().$type<CampaignState>(),
    /** Since when it is in its state. */
    since: instant(),
    reasonCode: p.text().nullable(),
    reason: p.text().nullable(),
    reasonBy: p.text().$type<'program' | 'person'>().nullable(),
    /** JSON: { segments, q, viewId, projectId }. */
    audience: p.text(),
    /** JSON: the channels, the preferred one first. */
    channels: p.text(),
    startAt: p.bigint('number').nullable(),
    /** `HH:MM`; the same twice is around the clock. */
    dayFrom: p.text(),
    dayUntil: p.text(),
    timeZone: p.text(),
    canaryShare: fraction(),
    rollback: fraction(),
    /** ms. */
    canaryWindow: instant(),
    whenUnclear: p.text().$type<'continue' | 'ask'>(),
    /** For how long after a message what its reader does counts, in ms. */
    answerWindow: instant(),
    /** Counts up when a person lets it go on after it did harm: each round is an automation of its own to the guardrails. */
    round: p.integer().default(1),
    undoUntil: p.bigint('number').nullable(),
    waitsUntil: p.bigint('number').nullable(),
    /** What it waits for, so that the log says it once. */
    waitsFor: p.text().nullable(),
    audienceSize: amount(),
    /** Of the present round. */
    canarySize: amount(),
    canaryFilledAt: p.bigint('number').nullable(),
    /** When the rest could follow. */
    canaryPassedAt: p.bigint('number').nullable(),
    createdAt: instant(),
    startedAt: p.bigint('number').nullable(),
    finishedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'campaign_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'campaign_by_state', properties: ['workspaceId', 'state', 'since'] },
  ],
});

/** One way to say it. */
export const CampaignVariant = defineEntity({
  name: 'CampaignVariant',
  tableName: 'campaign_variant',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    campaign: () => p.manyToOne(Campaign).ref().index(false).deleteRule('cascade'),
    position: p.integer(),
    name: p.text(),
    subject: p.text().nullable(),
    text: p.text(),
    /** Since when it gets no more recipients. */
    droppedAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'campaign_variant_of', properties: ['campaign', 'position'] }],
});

/**
 * One person of a campaign's audience, what they were written, and what they did. Its id is made from campaign and contact, so that drawing the
 * audience again draws nobody twice.
 */
export const CampaignRecipient = defineEntity({
  name: 'CampaignRecipient',
  tableName: 'campaign_recipient',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    campaign: () => p.manyToOne(Campaign).ref().index(false).deleteRule('cascade'),
    /** `null` when the person was erased: what they did still counts. */
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('set null'),
    /** By chance; they are written to in this order. */
    place: p.integer(),
    state: p.text().$type<'waiting' | 'queued' | 'sent' | 'failed' | 'skipped'>(),
    /** In which round they were written to; 0 before. */
    round: p.integer().default(0),
    isCanary: flag(),
    variantId: p.uuid().nullable(),
    channel: p.text().$type<Channel>().nullable(),
    /** Why they were skipped, or it failed. */
    code: p.text().nullable(),
    /** How often it was put into the outbox: what was taken back there goes under another key. */
    attempts: p.integer().default(0),
    /** Not before: quiet hours. */
    notBefore: p.bigint('number').nullable(),
    outboundId: p.uuid().nullable(),
    messageId: p.uuid().nullable(),
    sentAt: p.bigint('number').nullable(),
    openedAt: p.bigint('number').nullable(),
    clickedAt: p.bigint('number').nullable(),
    repliedAt: p.bigint('number').nullable(),
    unsubscribedAt: p.bigint('number').nullable(),
    complainedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'campaign_recipient_next', properties: ['campaign', 'state', 'place', 'id'] },
    { name: 'campaign_recipient_in_order', properties: ['campaign', 'place', 'id'] },
    { name: 'campaign_recipient_by_contact', properties: ['contact'] },
    { name: 'campaign_recipient_by_outbound', properties: ['outboundId'] },
  ],
});

/** What was decided about a campaign. Rows are only added. */
export const CampaignDecision = defineEntity({
  name: 'CampaignDecision',
  tableName: 'campaign_decision',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    campaign: () => p.manyToOne(Campaign).ref().index(false).deleteRule('cascade'),
    kind: p.text(),
    decidedBy: p.text().$type<'program' | 'person'>(),
    reason: p.text(),
    /** JSON: what decided. */
    figures: p.text(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'campaign_decision_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'campaign_decision_of', properties: ['campaign', 'createdAt', 'id'] },
  ],
});
