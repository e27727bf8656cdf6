import type { Writes } from './call.ts';

export const importWrites: Writes = {
  refusals: (world) => {
    const run = `/api/imports/${world.imports[0]?.id}`;
    return [
      { title: 'stopping what is done', method: 'POST', path: `${run}/cancel` },
      { title: 'resuming what is done', method: 'POST', path: `${run}/resume` },
    ];
  },
  changes: () => [],
};
