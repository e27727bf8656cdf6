import { distinct, keysOf, type Mailbox, ownTest, type Recipient, recipientKey } from './mailbox.js';

interface Fields {
  readonly to: readonly Recipient[];
  readonly cc: readonly Recipient[];
  readonly bcc: readonly Recipient[];
}

/** A message that we sent, by whom it named. */
export interface SentTo {
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly bcc: readonly Mailbox[];
}

const everybody = ({ to, cc, bcc }: SentTo): readonly Mailbox[] => [...to, ...cc, ...bcc];

/**
 * Whether we wrote to a third party behind the customer's back: our latest message to them did not go to the customer.
 *
 * @param sent our messages before the answer, newest first.
 */
export function wroteInPrivate(
  sent: readonly SentTo[],
  thirdParty: readonly Mailbox[],
  customerAddresses: readonly string[],
): boolean {
  const keys = keysOf(thirdParty);
  const isCustomer = ownTest(customerAddresses);
  const latest = sent.find((one) =>
    distinct(everybody(one)).some(({ address }) => keys.has(recipientKey(address) ?? '')),
  );
  return latest !== undefined && !everybody(latest).some(isCustomer);
}

/** The recipients without the customer, and the customer's addresses that were among them. */
export function withoutCustomer(
  { to, cc, bcc }: Fields,
  customerAddresses: readonly string[],
): Fields & { readonly leftOut: readonly Recipient[] } {
  const isCustomer = ownTest(customerAddresses);
  const others = (field: readonly Recipient[]) => field.filter((one) => !isCustomer(one));
  return { to: others(to), cc: others(cc), bcc: others(bcc), leftOut: [...to, ...cc, ...bcc].filter(isCustomer) };
}
