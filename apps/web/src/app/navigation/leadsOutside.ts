/** A scheme (`https:`, `mailto:`, `tel:`), or `//` and a host. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether an address is complete by itself, so that the router must leave it to the browser. */
export const leadsOutside = (href: string): boolean => OUTSIDE.test(href.trimStart());
