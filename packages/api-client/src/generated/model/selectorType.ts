/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Type of a selector.
 */
export type SelectorType = typeof SelectorType[keyof typeof SelectorType];


export const SelectorType = {
  email: 'email',
  domain: 'domain',
  title: 'title',
  topic: 'topic',
  tech_stack: 'tech_stack',
  accept_language: 'accept_language',
  user_agent: 'user_agent',
  phone: 'phone',
  ip: 'ip',
  organization: 'organization',
  funding_round: 'funding_round',
  industry: 'industry',
} as const;
