import { type NamedWords, wordFinder } from './words.js';

/** Words in company names and descriptions of their industry. */
const INDUSTRIES: readonly NamedWords[] = [
  { value: 'banking', forms: ['bank(?:ing)?', 'banque', 'banco', 'sparkasse'] },
  { value: 'insurance', forms: ['insurance', 'versicherung(?:en)?', 'assurances?', 'seguros'] },
  { value: 'finance', forms: ['capital', 'ventures?', 'investments?', 'asset management', 'fintech'] },
  { value: 'software', forms: ['software', 'saas', 'cloud', 'systems', 'technolog(?:y|ies)', 'digital', 'labs?'] },
  { value: 'logistics', forms: ['logistics?', 'freight', 'shipping', 'spedition', 'transport(?:s|es)?'] },
  { value: 'healthcare', forms: ['health(?:care)?', 'hospital', 'clinic', 'medical', 'klinik(?:um)?'] },
  { value: 'pharmaceuticals', forms: ['pharma(?:ceuticals?)?', 'biotech', 'therapeutics'] },
  {
    value: 'education',
    forms: ['university', 'college', 'school', 'universit[aä]t', 'universidad', 'universit[eé]', 'academy'],
  },
  { value: 'legal', forms: ['law', 'legal', 'attorneys', 'rechtsanw[aä]lte', 'llp', 'avocats'] },
  { value: 'energy', forms: ['energy', 'energie', 'solar', 'power', 'oil', 'gas', 'wind'] },
  { value: 'construction', forms: ['construction', 'building', 'bau', 'architects?'] },
  { value: 'real estate', forms: ['real estate', 'properties', 'realty', 'immobilien'] },
  { value: 'retail', forms: ['retail', 'stores?', 'shop', 'market'] },
  { value: 'food', forms: ['foods?', 'bakery', 'brewery', 'coffee', 'catering', 'restaurant'] },
  { value: 'media', forms: ['media', 'press', 'publishing', 'verlag', 'studios?', 'films?'] },
  { value: 'travel', forms: ['travel', 'tours', 'airlines?', 'airways', 'hotels?'] },
  { value: 'automotive', forms: ['automotive', 'motors?', 'autohaus'] },
  { value: 'manufacturing', forms: ['manufacturing', 'industries', 'steel', 'maschinenbau', 'tools'] },
  { value: 'telecommunications', forms: ['telecom(?:munications)?', 'networks?', 'mobile'] },
  { value: 'consulting', forms: ['consult(?:ing|ants?)', 'advisory', 'beratung', 'partners'] },
  { value: 'design', forms: ['design', 'creative', 'agency', 'agentur'] },
  { value: 'public sector', forms: ['ministry', 'government', 'city of', 'council', 'municipality'] },
  { value: 'nonprofit', forms: ['foundation', 'charity', 'stiftung', 'association', 'e\\.v'] },
];

const find = wordFinder(INDUSTRIES);

/** Domains restricted to one industry. */
const DOMAINS: readonly (readonly [ending: RegExp, industry: string])[] = [
  [/\.(?:edu|ac\.[a-z]{2}|edu\.[a-z]{2})$/, 'education'],
  [/\.(?:gov|gov\.[a-z]{2}|mil)$/, 'public sector'],
];

/** The industry in a company's name: the first one mentioned. */
export const industryOfName = (name: string): string | null => find(name.slice(0, 200))[0]?.value ?? null;

/** The industry implied by a domain's ending. */
export const industryOfDomain = (domain: string): string | null =>
  DOMAINS.find(([ending]) => ending.test(domain))?.[1] ?? null;
