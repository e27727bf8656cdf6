/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `noReply`: nobody reads replies to the address. `mailingList`: everybody on a list gets it. `newRecipient`: the answered message does not name the address. `otherReplyTo`: replies lead to another domain. `customerCopied`: a third party’s answer would copy the customer. `customerLeftOut`: the customer was left out, because we wrote to the third party without them.
 */
export type RecipientWarningCode = typeof RecipientWarningCode[keyof typeof RecipientWarningCode];


export const RecipientWarningCode = {
  noReply: 'noReply',
  mailingList: 'mailingList',
  newRecipient: 'newRecipient',
  otherReplyTo: 'otherReplyTo',
  customerCopied: 'customerCopied',
  customerLeftOut: 'customerLeftOut',
} as const;
