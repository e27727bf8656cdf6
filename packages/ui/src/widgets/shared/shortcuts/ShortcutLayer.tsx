import { lazy, Suspense, useMemo, useState } from 'react';
import { useStrings } from '../../../locale';
import { shortcutStrings } from '../../../strings/generated/shortcut';
import type { Action } from './action';
import type { ScreenHelp } from './KeySheet';
import { type ActionRegistry, useActions, useAllActions } from './registry';
import type { FoundHandlers } from './useFound';

const Palette = lazy(() => import('./Palette').then((module) => ({ default: module.Palette })));
const KeySheet = lazy(() => import('./KeySheet').then((module) => ({ default: module.KeySheet })));

export interface ShortcutLayerProps extends FoundHandlers {
  registry: ActionRegistry;
  /** About the current screen, shown above its shortcuts. */
  help?: ScreenHelp;
}

/** The palette and the shortcut sheet, both loaded on first use. */
export function ShortcutLayer({ registry, help, onOpenMessage, onOpenContact }: ShortcutLayerProps) {
  const words = useStrings(shortcutStrings);
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const actions = useAllActions(registry);
  const own = useMemo<readonly Action[]>(() => {
    const show = (what: 'palette' | 'sheet') => () => {
      setWasOpen(true);
      setOpen(what);
    };
    return [
      {
        id: 'palette',
        group: 'app',
        label: words.openPalette,
        keys: ['Mod+k'],
        icon: 'search',
        worksInFields: true,
        run: show('palette'),
      },
      {
        id: 'keys',
        group: 'app',
        label: words.openSheet,
        keys: ['?'],
        icon: 'info',
        keywords: words.searchWords.split(', '),
        run: show('sheet'),
      },
    ];
  }, [words]);
  useActions(own);
  if (!wasOpen) return null;
  const change = (what: 'palette' | 'sheet') => (isOpen: boolean) => setOpen(isOpen ? what : null);
  return (
    <Suspense fallback={null}>
      <Palette
        actions={actions}
        isOpen={open === 'palette'}
        onOpenChange={change('palette')}
        onOpenMessage={onOpenMessage}
        onOpenContact={onOpenContact}
      />
      <KeySheet actions={actions} help={help} isOpen={open === 'sheet'} onOpenChange={change('sheet')} />
    </Suspense>
  );
}
