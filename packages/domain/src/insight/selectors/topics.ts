import { type NamedWords, wordFinder } from './words.js';

/** Topics of business email by unambiguous words, in our users' main languages. */
const TOPICS: readonly NamedWords[] = [
  {
    value: 'pricing',
    forms: ['pric(?:e|es|ing)', 'quote', 'quotation', 'preis(?:e|liste)?', 'tarifs?', 'devis', 'precios?'],
  },
  {
    value: 'contract',
    forms: ['contracts?', 'agreement', 'msa', 'nda', 'vertr[aä]g(?:e)?', 'contrats?', 'contratos?'],
  },
  { value: 'invoice', forms: ['invoices?', 'rechnung(?:en)?', 'factures?', 'facturas?'] },
  { value: 'payment', forms: ['payments?', 'zahlung(?:en)?', 'paiements?', 'pagos?', 'refunds?'] },
  {
    value: 'delivery',
    forms: ['deliver(?:y|ies)', 'shipments?', 'shipping', 'lieferung(?:en)?', 'livraisons?', 'env[ií]os?'],
  },
  { value: 'meeting', forms: ['meetings?', 'appointments?', 'termine?', 'r[eé]unions?', 'reuni[oó]n(?:es)?'] },
  { value: 'demo', forms: ['demos?', 'walkthrough', 'vorf[uü]hrung'] },
  { value: 'pilot', forms: ['pilots?', 'proof of concept', 'trial period'] },
  { value: 'partnership', forms: ['partnerships?', 'partnerschaft', 'partenariats?', 'colaboraci[oó]n'] },
  { value: 'integration', forms: ['integrations?', 'apis?', 'webhooks?', 'schnittstellen?'] },
  { value: 'support', forms: ['support tickets?', 'bug reports?', 'bugs?', 'outages?', 'st[oö]rung(?:en)?'] },
  { value: 'security', forms: ['security', 'soc ?2', 'iso ?27001', 'penetration test', 'sicherheit'] },
  { value: 'privacy', forms: ['privacy', 'gdpr', 'dsgvo', 'rgpd', 'datenschutz'] },
  { value: 'compliance', forms: ['compliance', 'audits?'] },
  {
    value: 'fundraising',
    forms: ['fundrais(?:e|ing)', 'funding round', 'term sheet', 'investors?', 'cap table', 'due diligence'],
  },
  { value: 'hiring', forms: ['hiring', 'recruit(?:ing|ment)', 'job offer', 'candidates?', 'bewerbung(?:en)?'] },
  { value: 'onboarding', forms: ['onboarding', 'kick-?off'] },
  { value: 'renewal', forms: ['renewals?', 'renew', 'verl[aä]ngerung', 'renouvellement'] },
  { value: 'cancellation', forms: ['cancellations?', 'cancel (?:our|my|the)', 'k[uü]ndigung', 'r[eé]siliation'] },
  { value: 'roadmap', forms: ['roadmap', 'feature requests?'] },
  { value: 'marketing', forms: ['marketing', 'newsletter', 'campaigns?', 'kampagnen?'] },
  { value: 'event', forms: ['conference', 'webinars?', 'trade fair', 'workshops?', 'messe'] },
  { value: 'training', forms: ['training(?: session)?s?', 'schulung(?:en)?', 'formation'] },
  { value: 'travel', forms: ['flights?', 'hotels?', 'itinerary', 'reisekosten'] },
];

/** The topics in a text, each with its first position. */
export const topicsIn = wordFinder(TOPICS);
