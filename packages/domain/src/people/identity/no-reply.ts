const NO_REPLY =
  /^(?:.*[._+-])?(?:no-?_?\.?reply|do-?_?\.?not-?_?\.?reply|nicht-?antworten|ne-?pas-?repondre)(?:[._+-].*)?$/;

/** Whether an address says that nobody reads replies to it. */
export const isNoReply = (address: string): boolean =>
  NO_REPLY.test(address.slice(0, address.lastIndexOf('@')).toLowerCase());
