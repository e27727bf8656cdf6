/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type EnrichFacebookFieldsItem = typeof EnrichFacebookFieldsItem[keyof typeof EnrichFacebookFieldsItem];


export const EnrichFacebookFieldsItem = {
  post_id: 'post_id',
  author: 'author',
  text: 'text',
  timestamp: 'timestamp',
  url: 'url',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
} as const;
