import * as React from 'react';

/** React stops recording owner stacks at this count, and resets it a second later. */
const MOST_STACKS = 10_000;

/**
 * Stops React from recording an owner stack per element in development, which takes a tenth of the suite's time. Warnings lose only the element's
 * origin. Does nothing if React's internals differ.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => MOST_STACKS,
    set: () => {
      // Ignores React's counting and resets.
    },
  });
}
