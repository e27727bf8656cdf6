import type { DealField } from '@concordia/contract/people';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RowRefused } from './deal-line.js';
import { findStage } from './find-stage.js';
import { guessDealFields } from './guess-deal-fields.js';
import { readAmount } from './read-amount.js';
import { readDealTable } from './read-deal-table.js';
import { understandDeal } from './understand-deal.js';

const stages = [
  { id: 'new', name: 'New' },
  { id: 'qualified', name: 'Qualified' },
  { id: 'proposal', name: 'Sample sent' },
];

describe('columns', () => {
  test.each<[string, string, string]>([
    [
      'HubSpot',
      'Record ID,Deal Name,Deal Stage,Close Date,Deal owner,Amount,Create Date,Associated Contact,Associated Contact IDs,Associated Company,Amount in company currency',
      'externalKey,title,stage,closeDate,ignore,value,openedOn,contact,ignore,company,ignore',
    ],
    [
      'Pipedrive',
      'Deal - ID,Deal - Title,Deal - Value,Deal - Currency,Deal - Contact person,Person - Email,Deal - Organization,Deal - Stage,Deal - Status,Deal - Expected close date,Deal - Won time,Deal - Deal created',
      'externalKey,title,value,currency,contact,email,company,stage,status,expectedOn,closedOn,openedOn',
    ],
    [
      'Pipedrive without prefixes',
      'Title,Value,Person,Organization,Expected close date',
      'title,value,contact,company,expectedOn',
    ],
    [
      'Salesforce',
      'Opportunity ID,Opportunity Name,Account Name,Stage,Amount,Expected Revenue,Close Date,Created Date,Contact: Email,Probability (%)',
      'externalKey,title,company,stage,value,ignore,closeDate,openedOn,email,ignore',
    ],
    [
      'a table in German',
      'Bezeichnung;Betrag (€);Währung;Phase;Abschlussdatum;Ansprechpartner;E-Mail;Telefon;Firma;Erstellt am;Notizen',
      'title,value,currency,stage,closeDate,contact,email,phone,company,openedOn,note',
    ],
  ])('of %s are recognized', (_, headers, fields) => {
    expect(guessDealFields(headers.split(/[,;]/)).join()).toBe(fields);
  });
});

describe('an amount', () => {
  test.each<[string, number | null, string | null]>([
    ['1,200.50', 1200.5, null],
    ['1.200,50', 1200.5, null],
    ['$1,200', 1200, null],
    ['1.200 €', 1200, 'EUR'],
    ['EUR 1 200,5', 1200.5, 'EUR'],
    ['CHF 1’200.50', 1200.5, 'CHF'],
    ['1.200,-', 1200, null],
    ['12,5', 12.5, null],
    ['0.125', 0.125, null],
    ['12345.678', 12345.678, null],
    ['1.234.567', 1234567, null],
    ['12,34,567.00', 1234567, null],
    ['0', 0, null],
    ['-100', null, null],
    ['(100)', null, null],
    ['12k', null, null],
    ['1,20,00', null, null],
    ['10.12.2026', null, null],
    ['two', null, null],
    ['', null, null],
  ])('%j is %s', (written, value, currency) => {
    expect(readAmount(written)).toEqual(value === null ? null : { value, currency });
  });

  test('comes back from every local form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
        for (const locale of ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'en-IN']) {
          const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
          expect(readAmount(plain)?.value).toBe(cents / 100);
          expect(readAmount(money)).toEqual({ value: cents / 100, currency: 'EUR' });
          expect(readAmount(new Intl.NumberFormat(locale).format(cents))?.value).toBe(cents);
        }
      }),
    );
  });
});

describe('a stage', () => {
  test.each([
    ['new', 'new'],
    ['SAMPLE SENT', 'proposal'],
    ['Proposal/Price Quote', 'proposal'],
    ['Qualified To Buy', 'qualified'],
    ['Closed Won', 'won'],
    ['closedlost', 'lost'],
    ['Gewonnen', 'won'],
    ['Negotiation', null],
    ['Elsewhere', null],
  ])('%j is %s', (written, id) => {
    expect(findStage(written, stages)).toBe(id);
  });
});

describe('a row', () => {
  const read = (fields: DealField[], cells: string[], dayOrder: 'dayFirst' | null = null) => {
    try {
      const rules = { fields, dayOrder, stages, currency: 'USD', now: Date.UTC(2026, 10, 30) };
      return understandDeal({ ordinal: 1, cells }, rules);
    } catch (error) {
      if (error instanceof RowRefused) return error.code;
      throw error;
    }
  };

  test('of HubSpot names its contact with the address', () => {
    expect(read(['title', 'contact'], ['Engines', 'Ada Lovelace (ada@engines.example)'])).toMatchObject({
      contact: { name: 'Ada Lovelace', email: 'ada@engines.example' },
    });
  });

  test('of Pipedrive is won by its status', () => {
    const fields: DealField[] = ['title', 'contact', 'stage', 'status'];
    expect(read(fields, ['Engines', 'Ada', 'Qualified', 'Won'])).toMatchObject({ stage: 'won' });
    expect(read(fields, ['Engines', 'Ada', 'Qualified', 'Open'])).toMatchObject({ stage: 'qualified' });
  });

  test.each<[string, DealField, string]>([
    ['STAGE_UNKNOWN', 'stage', 'Elsewhere'],
    ['AMOUNT_UNREADABLE', 'value', 'a lot'],
    ['CURRENCY_DIFFERS', 'value', '100 €'],
    ['DATE_AMBIGUOUS', 'closeDate', '3/4/2026'],
    ['DATE_UNREADABLE', 'closeDate', 'soon'],
    ['DATE_IN_FUTURE', 'openedOn', '2027-01-01'],
  ])('is refused as %s', (code, field, written) => {
    expect(read(['title', 'contact', field], ['Engines', 'Ada', written])).toBe(code);
  });

  test('needs a title and a contact', () => {
    expect(read(['title', 'contact'], ['', 'Ada'])).toBe('NO_TITLE');
    expect(read(['title', 'contact'], ['Engines', ' '])).toBe('NO_CONTACT');
  });

  test('has its ambiguous day read in the order that was chosen', () => {
    expect(read(['title', 'contact', 'closeDate'], ['Engines', 'Ada', '3/4/2026'], 'dayFirst')).toMatchObject({
      closeDate: '2026-04-03',
    });
  });
});

describe('a file', () => {
  test('of a spreadsheet in Western Europe keeps its letters', () => {
    const bytes = Uint8Array.from(Buffer.from('Titel;Kontakt\r\nÖl;Ada\r\n;\r\n', 'latin1'));
    expect(readDealTable(bytes, 10)).toEqual({
      headers: ['Titel', 'Kontakt'],
      rows: [{ ordinal: 1, cells: ['Öl', 'Ada'] }],
    });
  });
});
