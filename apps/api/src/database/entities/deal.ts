import { defineEntity, p } from '@mikro-orm/core';
import { fraction, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Conversation } from './conversation.js';

/** A deal with a contact. What is won is what the models read as purchases. */
export const Deal = defineEntity({
  name: 'Deal',
  tableName: 'deal',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    title: p.text().nullable(),
    /** In the workspace's currency for deals. */
    value: fraction(),
    /** `won`, `lost`, or one of the workspace's open stages. */
    stage: p.text().default('won'),
    /** `null`: the contact's company. */
    company: p.text().nullable(),
    /** The company, normalized. */
    companyKey: p.text().nullable(),
    /** A calendar day, YYYY-MM-DD. */
    expectedOn: p.text().nullable(),
    note: p.text().nullable(),
    /** Its id in the system it was imported from. */
    externalKey: p.text().nullable(),
    /** 0 while it is open. */
    closedAt: instant(),
    /** When it was opened. */
    createdAt: instant(),
  },
  uniques: [{ name: 'deal_external_key', properties: ['workspaceId', 'externalKey'] }],
  indexes: [
    { name: 'deal_by_contact', properties: ['contact', 'closedAt', 'id'] },
    { name: 'deal_by_stage', properties: ['workspaceId', 'stage', 'closedAt', 'id'] },
    { name: 'deal_by_company', properties: ['workspaceId', 'companyKey'] },
    { name: 'deal_newest', properties: ['workspaceId', 'createdAt', 'id'] },
  ],
});

/** A conversation that belongs to a deal. */
export const DealConversation = defineEntity({
  name: 'DealConversation',
  tableName: 'deal_conversation',
  properties: {
    workspaceId: p.uuid().primary(),
    deal: () => p.manyToOne(Deal).primary().ref().index(false).deleteRule('cascade'),
    conversation: () => p.manyToOne(Conversation).primary().ref().index(false).deleteRule('cascade'),
    linkedAt: instant(),
  },
  indexes: [
    { name: 'deal_conversation_by_deal', properties: ['deal', 'linkedAt'] },
    { name: 'deal_conversation_by_conversation', properties: ['conversation'] },
  ],
});
