import * as React from 'react';

/** React stops keeping stacks of owners at this many elements, until it counts from nothing again a second later. */
const MOST_STACKS = 10_000;

/**
 * In development, React keeps with every element the stack it was made on, to name it in a warning: a tenth of what all stories cost. What a
 * warning says stays, where the element came from does not. A React that counts otherwise is left as it is.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => MOST_STACKS,
    set: () => {
      // What React counts to, or starts again from, changes nothing.
    },
  });
}
