import { useMemo, useState } from 'react';
import { CommandPalette } from '../../../components/CommandPalette';
import { useStrings } from '../../../locale';
import { shortcutStrings } from '../../../strings/generated/shortcut';
import type { Action } from './action';
import { commandsOf } from './commands';
import { type FoundHandlers, useFound } from './useFound';

/** Recent commands listed first. */
const RECENT = 4;

export interface PaletteProps extends FoundHandlers {
  actions: readonly Action[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function Palette({ actions, isOpen, onOpenChange, ...handlers }: PaletteProps) {
  const { groups: titles } = useStrings(shortcutStrings);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');
  const found = useFound(isOpen ? query : '', handlers);
  // Rebuilt on every opening: the available actions depend on the selection.
  const groups = useMemo(() => (isOpen ? commandsOf(actions, titles) : []), [isOpen, actions, titles]);
  return (
    <CommandPalette
      groups={groups}
      recent={recent}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onQueryChange={setQuery}
      results={found.groups}
      isLoading={found.isLoading}
      onRun={(id) => {
        if (actions.some((action) => action.id === id))
          setRecent((before) => [id, ...before.filter((one) => one !== id)].slice(0, RECENT));
      }}
    />
  );
}
