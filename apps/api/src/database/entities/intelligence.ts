import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, fraction, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

/** Something that a customer bought. */
export const Deal = defineEntity({
  name: 'Deal',
  tableName: 'deal',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    title: p.text().nullable(),
    /** In the currency in which the workspace writes down all of its deals. */
    value: fraction(),
    closedAt: instant(),
    createdAt: instant(),
  },
  indexes: [{ name: 'deal_by_contact', properties: ['contact', 'closedAt', 'id'] }],
});

/** A gathering of facts and a fit of all models; the latest that is done is what the screens show. */
export const SegmentationRun = defineEntity({
  name: 'SegmentationRun',
  tableName: 'segmentation_run',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    startedBy: p.text().$type<'person' | 'schedule' | 'import'>(),
    state: p.text().$type<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>(),
    stage: p.text().$type<'gathering' | 'fitting' | 'storing'>().nullable(),
    /** 0 to 1. */
    progress: fraction().default(0),
    customers: p.bigint('number').nullable(),
    /** Counts those that are done, from 1. */
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

/** One customer as the models of the last run see them. Derived: it is made anew by every run. */
export const CustomerScore = defineEntity({
  name: 'CustomerScore',
  tableName: 'customer_score',
  properties: {
    contact: () => p.manyToOne(Contact).ref().primary().deleteRule('cascade'),
    workspaceId: workspaceId(),
    /** Of the run. */
    version: p.integer(),
    segment: p.text(),
    risk: p.text().nullable(),
    /** What lists are sorted by, as whole numbers: the churn probability and the engagement in millionths, the expected value in cents; -1 for none. */
    churnPpm: p.integer(),
    valueCents: amount(),
    lastDay: p.integer(),
    engagementPpm: p.integer(),
    /** JSON: everything else that is said of them. */
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

/** Something that is offered to customers who are about to leave. */
export const SaveOffer = defineEntity({
  name: 'SaveOffer',
  tableName: 'save_offer',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** What giving it costs, in the currency of deals. */
    value: fraction(),
    windowDays: p.integer(),
    /** Those that were removed stay for their outcomes. */
    isRemoved: flag(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'save_offer_of_workspace', properties: ['workspaceId', 'createdAt', 'id'] }],
});

/** An offer that was made to somebody. It outlives the person's data: it counts, and names nobody. */
export const SaveOfferOutcome = defineEntity({
  name: 'SaveOfferOutcome',
  tableName: 'save_offer_outcome',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    offer: () => p.manyToOne(SaveOffer).ref().index(false).deleteRule('cascade'),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('set null'),
    state: p.text().$type<'open' | 'accepted' | 'declined' | 'expired'>(),
    /** `rule`: they wrote or bought within the window, or it ran out. */
    decidedBy: p.text().$type<'person' | 'rule'>().nullable(),
    madeAt: instant(),
    endsAt: instant(),
    decidedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'save_offer_outcome_of_offer', properties: ['offer', 'madeAt', 'id'] },
    { name: 'save_offer_outcome_by_contact', properties: ['contact', 'madeAt', 'id'] },
    { name: 'save_offer_outcome_by_state', properties: ['workspaceId', 'state', 'decidedAt'] },
  ],
});
