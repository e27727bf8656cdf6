/** A scheme (`https:`, `mailto:`, `tel:`), or `//` and a host. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether an address is absolute, so that the router must leave it to the browser. */
export const leadsOutside = (href: string): boolean => OUTSIDE.test(href.trimStart());
