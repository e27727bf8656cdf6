import { type KeyboardEvent, useState } from 'react';
import type { Coordinates } from 'sigma/types';
import type { GraphRenderer } from './createRenderer';
import { toward } from './toward';

interface GraphKeysOptions {
  /** `null` until there is one. */
  renderer: GraphRenderer | null;
  /** The node where keys begin if none was walked to. */
  first: string | undefined;
  selected: string | null;
  onSelect: (id: string | null) => void;
  describe: (id: string) => string;
}

const nowhere: ReadonlyMap<string, Coordinates> = new Map();

/** The node under the pointer or the keys. Only moves by keys are said. */
export function useGraphKeys({ renderer, first, selected, onSelect, describe }: GraphKeysOptions) {
  const [current, setCurrent] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const start = current ?? selected;

  const goTo = (id: string) => {
    setCurrent(id);
    setSaid(describe(id));
    renderer?.show(id);
  };
  const leave = () => {
    setCurrent(null);
    setSaid('');
    onSelect(null);
  };
  const walk = (key: string) => {
    const next = start === null ? first : toward(key, start, renderer?.places() ?? nowhere);
    if (next !== null && next !== undefined) goTo(next);
  };
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => renderer?.zoomIn(),
    '-': () => renderer?.zoomOut(),
    '0': () => renderer?.fit(),
    ArrowUp: () => walk('ArrowUp'),
    ArrowDown: () => walk('ArrowDown'),
    ArrowLeft: () => walk('ArrowLeft'),
    ArrowRight: () => walk('ArrowRight'),
    ...(start !== null && { Enter: () => onSelect(start), Escape: leave }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { current, setCurrent, said, keys: { tabIndex: 0, onKeyDown } };
}
