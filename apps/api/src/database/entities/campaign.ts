import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, fraction, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

type CampaignState = 'draft' | 'scheduled' | 'canary' | 'running' | 'paused' | 'stopped' | 'done';

export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaign',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    goal: p.text().$type<'reply' | 'open' | 'click'>(),
    state: p.text().$type<CampaignState>(),
    /** When it entered its state. */
    since: instant(),
    reasonCode: p.text().nullable(),
    reason: p.text().nullable(),
    reasonBy: p.text().$type<'program' | 'person'>().nullable(),
    /** JSON: { segments, q, viewId, projectId }. */
    audience: p.text(),
    /** JSON: the channels, in order of preference. */
    channels: p.text(),
    startAt: p.bigint('number').nullable(),
    /** `HH:MM`; equal values mean around the clock. */
    dayFrom: p.text(),
    dayUntil: p.text(),
    timeZone: p.text(),
    canaryShare: fraction(),
    rollback: fraction(),
    /** ms. */
    canaryWindow: instant(),
    whenUnclear: p.text().$type<'continue' | 'ask'>(),
    /** How long responses to a message count, in ms. */
    answerWindow: instant(),
    /** Increments when a person resumes the campaign after it did harm; guardrails treat each round as its own automation. */
    round: p.integer().default(1),
    undoUntil: p.bigint('number').nullable(),
    waitsUntil: p.bigint('number').nullable(),
    /** What the campaign waits for, so that the log records it once. */
    waitsFor: p.text().nullable(),
    audienceSize: amount(),
    /** Of the current round. */
    canarySize: amount(),
    canaryFilledAt: p.bigint('number').nullable(),
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
    /** When it stopped getting recipients. */
    droppedAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'campaign_variant_of', properties: ['campaign', 'position'] }],
});

/** A recipient, their message and their response. The id derives from campaign and contact, so sampling the audience again adds nobody twice. */
export const CampaignRecipient = defineEntity({
  name: 'CampaignRecipient',
  tableName: 'campaign_recipient',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    campaign: () => p.manyToOne(Campaign).ref().index(false).deleteRule('cascade'),
    /** `null` once the contact was erased: their response still counts. */
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('set null'),
    /** Random; the sending order. */
    place: p.integer(),
    state: p.text().$type<'waiting' | 'queued' | 'sent' | 'failed' | 'skipped'>(),
    /** The round in which they were contacted; 0 before. */
    round: p.integer().default(0),
    isCanary: flag(),
    variantId: p.uuid().nullable(),
    channel: p.text().$type<Channel>().nullable(),
    /** Why the recipient was skipped or the message failed. */
    code: p.text().nullable(),
    /** How often it was queued: a message queued again after an undo gets a new key. */
    attempts: p.integer().default(0),
    /** Earliest send time, due to quiet hours. */
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

/** A decision about a campaign. Append-only. */
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
    /** JSON: the figures behind the decision. */
    figures: p.text(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'campaign_decision_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'campaign_decision_of', properties: ['campaign', 'createdAt', 'id'] },
  ],
});
