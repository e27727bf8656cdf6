import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

type ContactImportState = 'mapping' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** An address book on its way in. */
export const ContactImport = defineEntity({
  name: 'ContactImport',
  tableName: 'contact_import',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    format: p.text().$type<'csv' | 'vcard'>(),
    /** Whose export it is, where that shows. */
    origin: p.text().$type<'google' | 'linkedin' | 'outlook'>().nullable(),
    state: p.text().$type<ContactImportState>(),
    /** JSON: the columns of a CSV with samples and what they seem to be; `[]` for vCards. */
    columns: p.text().default('[]'),
    /** JSON: what each column is; `null` until somebody said so. */
    mapping: p.text().nullable(),
    /** What to do with people who are there already. */
    onMatch: p.text().$type<'fill' | 'replace' | 'skip'>().default('fill'),
    /** The country of numbers without a code: two letters. */
    country: p.text().nullable(),
    sizeBytes: amount(),
    positionBytes: amount(),
    rowsRead: amount(),
    added: amount(),
    updated: amount(),
    unchanged: amount(),
    problems: amount(),
    failure: p.text().nullable(),
    startedAt: p.bigint('number').nullable(),
    finishedAt: p.bigint('number').nullable(),
    createdAt: instant(),
  },
  indexes: [{ name: 'contact_import_newest', properties: ['workspaceId', 'createdAt', 'id'] }],
});

export const ContactImportProblem = defineEntity({
  name: 'ContactImportProblem',
  tableName: 'contact_import_problem',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contactImport: () => p.manyToOne(ContactImport).ref().index(false).deleteRule('cascade'),
    /** Which row or card of the file, from 1; the line of headings is not counted. */
    ordinal: p.bigint('number'),
    /** `null` when it is the row as a whole. */
    field: p.text().nullable(),
    code: p.text(),
    reason: p.text(),
    value: p.text().nullable(),
  },
  indexes: [{ name: 'contact_import_problem_by_import', properties: ['contactImport', 'ordinal', 'id'] }],
});
