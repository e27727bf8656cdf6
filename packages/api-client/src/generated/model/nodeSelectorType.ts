/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NodeSelectorType = typeof NodeSelectorType[keyof typeof NodeSelectorType];


export const NodeSelectorType = {
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
