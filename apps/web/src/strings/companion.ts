import { composed } from '@concordia/ui/locale';
import { companionStrings as messages } from './generated/companion';

export const companionStrings = composed(messages, ({ what, whatFrom }) => {
  const named = new Map(Object.entries(whatFrom));
  return {
    /** @param name of the contact; `null` if there is none, or if names are not shown. */
    titleOf: ({ kind, name }: { kind: keyof typeof what; name: string | null }) =>
      (name === null ? undefined : named.get(kind)?.({ name })) ?? what[kind],
  };
});
