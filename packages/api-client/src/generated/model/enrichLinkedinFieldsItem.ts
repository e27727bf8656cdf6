/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type EnrichLinkedinFieldsItem = typeof EnrichLinkedinFieldsItem[keyof typeof EnrichLinkedinFieldsItem];


export const EnrichLinkedinFieldsItem = {
  post_id: 'post_id',
  author: 'author',
  text: 'text',
  timestamp: 'timestamp',
  url: 'url',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  company: 'company',
  position: 'position',
  profile_id: 'profile_id',
  name: 'name',
  headline: 'headline',
  location: 'location',
  connections: 'connections',
  industry: 'industry',
} as const;
