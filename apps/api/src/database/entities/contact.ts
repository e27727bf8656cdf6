import type { Consent } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, channel, id, instant, workspaceId } from './columns.js';

export const Contact = defineEntity({
  name: 'Contact',
  tableName: 'contact',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    title: p.text().nullable(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    linkedinUrl: p.text().nullable(),
    company: p.text().nullable(),
    location: p.text().nullable(),
    /** A calendar day, YYYY-MM-DD. */
    birthday: p.text().nullable(),
    /** One bit per channel, in the order of CHANNELS. */
    channelBits: p.integer().default(0),
    inboundCount: amount(),
    outboundCount: amount(),
    /** 0 if there is none: a column without nulls sorts alike on both engines. */
    lastMessageAt: amount(),
    /** SHA-256 of the picture's bytes in the file store. */
    pictureHash: p.text().nullable(),
    /** `provider`, or `person` once somebody set or removed it: no provider is asked then. */
    pictureSource: p.text().nullable(),
    /** When a provider was last asked for it. */
    pictureCheckedAt: p.bigint('number').nullable(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'contact_by_activity', properties: ['workspaceId', 'lastMessageAt', 'id'] },
    // Companies are counted from this index alone.
    { name: 'contact_by_company', properties: ['workspaceId', 'company', 'lastMessageAt'] },
    { name: 'contact_by_creation', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'contact_by_birthday', properties: ['workspaceId', 'birthday'] },
    // Tells whether a file is still in use.
    { name: 'contact_by_picture', properties: ['pictureHash'] },
  ],
});

/** A contact's address on one channel. */
export const ContactPoint = defineEntity({
  name: 'ContactPoint',
  tableName: 'contact_point',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contact: () => p.manyToOne(Contact).ref().index(false).deleteRule('cascade'),
    channel: channel(),
    /** The channel's identifier, normalized: a lowercase email address, a number in E.164. */
    handle: p.text(),
    displayName: p.text().nullable(),
    /** Consent to messages at this address; `unknown` until recorded. */
    consent: p.text().$type<Consent>().default('unknown'),
    consentAt: p.bigint('number').nullable(),
    /** How consent was recorded: `person`, `reply`, `import` … */
    consentSource: p.text().nullable(),
    createdAt: instant(),
  },
  uniques: [{ name: 'contact_point_handle', properties: ['workspaceId', 'channel', 'handle'] }],
  indexes: [{ name: 'contact_point_by_contact', properties: ['contact'] }],
});
