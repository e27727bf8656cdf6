import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, fraction, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

/** One run that gathers facts and fits all models; screens show the latest finished one. */
export const SegmentationRun = defineEntity({
  name: 'SegmentationRun',
  tableName: 'segmentation_run',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    startedBy: p.text().$type<'person' | 'schedule' | 'import' | 'cancellation'>(),
    state: p.text().$type<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>(),
    stage: p.text().$type<'gathering' | 'fitting' | 'storing'>().nullable(),
    /** 0 to 1. */
    progress: fraction().default(0),
    customers: p.bigint('number').nullable(),
    /** Numbers finished runs, from 1. */
    version: p.integer().nullable(),
    /** JSON: the models with their data, and the figures over all customers. */
    result: p.text().nullable(),
    failure: p.text().nullable(),
    createdAt: instant(),
    startedAt: p.bigint('number').nullable(),
    finishedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'segmentation_run_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'segmentation_run_by_state', properties: ['workspaceId', 'state', 'version'] },
  ],
});

/** A customer's scores in the last run. Derived: every run recreates it. */
export const CustomerScore = defineEntity({
  name: 'CustomerScore',
  tableName: 'customer_score',
  properties: {
    contact: () => p.manyToOne(Contact).ref().primary().deleteRule('cascade'),
    workspaceId: workspaceId(),
    version: p.integer(),
    segment: p.text(),
    risk: p.text().nullable(),
    /** Sort keys as integers: churn probability and engagement in millionths, expected value in cents; -1 for none. */
    churnPpm: p.integer(),
    valueCents: amount(),
    lastDay: p.integer(),
    engagementPpm: p.integer(),
    /** JSON: all other results. */
    detail: p.text(),
  },
  indexes: [
    { name: 'customer_score_by_risk', properties: ['workspaceId', 'churnPpm', 'contact'] },
    { name: 'customer_score_by_value', properties: ['workspaceId', 'valueCents', 'contact'] },
    { name: 'customer_score_by_recency', properties: ['workspaceId', 'lastDay', 'contact'] },
    { name: 'customer_score_by_engagement', properties: ['workspaceId', 'engagementPpm', 'contact'] },
    { name: 'customer_score_of_segment', properties: ['workspaceId', 'segment', 'churnPpm', 'contact'] },
    { name: 'customer_score_of_risk', properties: ['workspaceId', 'risk', 'churnPpm', 'contact'] },
  ],
});

export const SaveOffer = defineEntity({
  name: 'SaveOffer',
  tableName: 'save_offer',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** Its cost, in the currency of deals. */
    value: fraction(),
    windowDays: p.integer(),
    /** The share of revenue that stays after the cost of what is sold. */
    margin: fraction().default(0.4),
    /** The share of customers who are not made the offer, for comparison; 0 to 0.5. */
    holdout: fraction().default(0.25),
    /** Removed offers stay for their outcomes. */
    isRemoved: flag(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'save_offer_of_workspace', properties: ['workspaceId', 'createdAt', 'id'] }],
});

/** An offer made to a customer. Anonymous; it outlives the contact's data. */
export const SaveOfferOutcome = defineEntity({
  name: 'SaveOfferOutcome',
  tableName: 'save_offer_outcome',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    offer: () => p.manyToOne(SaveOffer).ref().index(false).deleteRule('cascade'),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('set null'),
    state: p.text().$type<'open' | 'accepted' | 'declined' | 'expired'>(),
    /** `rule`: the customer bought more than usual within the window, or it expired. */
    decidedBy: p.text().$type<'person' | 'rule'>().nullable(),
    madeAt: instant(),
    endsAt: instant(),
    decidedAt: p.bigint('number').nullable(),
    /** Drawn by chance; `null` if it was noted with its outcome. */
    arm: p.text().$type<'offered' | 'held_out'>().nullable(),
    /** The share at which it was drawn. */
    holdout: fraction().nullable(),
    /** Purchases within the window, once it has ended. */
    earned: fraction().nullable(),
  },
  indexes: [
    { name: 'save_offer_outcome_of_offer', properties: ['offer', 'madeAt', 'id'] },
    { name: 'save_offer_outcome_by_contact', properties: ['contact', 'madeAt', 'id'] },
    { name: 'save_offer_outcome_by_state', properties: ['workspaceId', 'state', 'decidedAt'] },
  ],
});
