/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RecipientWarningCode } from './recipientWarningCode';

/**
 * What to know before a reply is sent.
 */
export interface RecipientWarning {
  /** `noReply`: nobody reads replies to the address. `mailingList`: everybody on a list gets it. `newRecipient`: the answered message does not name the address. `otherReplyTo`: replies lead to another domain. `customerCopied`: a third party’s answer would copy the customer. `customerLeftOut`: the customer was left out, because we wrote to the third party without them. */
  code: RecipientWarningCode;
  /** The addresses concerned. */
  addresses: string[];
}
