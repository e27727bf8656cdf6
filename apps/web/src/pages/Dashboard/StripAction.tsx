import { useStrings } from '@concordia/ui/locale';
import { type Action, useActions } from '@concordia/ui/widgets/shared/shortcuts';
import { useMemo } from 'react';
import { stripStrings } from '../../strings/generated/strip';
import { showStrip, useStripShown } from './strip';

/** Puts the strip away or brings it back, from the command palette. */
export function StripAction(): null {
  const words = useStrings(stripStrings);
  const isShown = useStripShown();
  useActions(
    useMemo<readonly Action[]>(
      () => [
        {
          id: 'strip',
          group: 'look',
          label: isShown ? words.hide : words.show,
          keys: [],
          icon: isShown ? 'eye-off' : 'eye',
          run: () => showStrip(!isShown),
        },
      ],
      [isShown, words],
    ),
  );
  return null;
}
