import type { Neighborhood, NeighborNode } from '@concordia/api-client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useKeyboard } from 'react-aria';
import { useLocale } from 'react-aria-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import { Bonds } from './Bonds';
import { bondOf } from './bonds';
import { CENTRE, layOut } from './layOut';
import * as styles from './Neighborhood.css';
import { NodeButton } from './NodeButton';
import { useBondWords } from './useBondWords';
import { next } from './walk';

export interface NeighborhoodPictureProps {
  neighborhood: Neighborhood;
  /** How many neighbors fit. */
  room: number;
  lookedAt: string | null;
  /** Takes focus on mount, after navigation inside the picture. @default false */
  takesFocus?: boolean;
  onLook: (node: NeighborNode) => void;
  onCenter: (node: NeighborNode) => void;
  /** Returns to the previous center. @returns whether there was one. */
  onBack: () => boolean;
}

/** A node with its neighbors around it, the strongest nearest. Arrow keys move between nodes by position. */
export function NeighborhoodPicture(props: NeighborhoodPictureProps) {
  const { neighborhood, room, lookedAt, takesFocus = false, onLook, onCenter, onBack } = props;
  const { center, relationships } = neighborhood;
  const words = useStrings(neighborhoodStrings);
  const say = useBondWords();
  const { direction } = useLocale();
  const hintId = useId();
  const field = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const [current, setCurrent] = useState(0);
  const shown = [center, ...neighborhood.nodes.slice(0, room)];
  const spots = [CENTRE, ...layOut(shown.length - 1)];
  const placeOf = new Map(shown.map(({ entity_id }, index) => [entity_id, spots[index] ?? CENTRE]));
  useLayoutEffect(() => {
    if (takesFocus) buttons.current.get(0)?.focus();
  }, [takesFocus]);

  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => {
      const box = field.current;
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      // With no previous center, Escape closes the dialog.
      if (event.key === 'Escape' && onBack()) return;
      const of = { spots, aspect: box === null ? 1 : box.clientWidth / box.clientHeight, isRtl: direction === 'rtl' };
      const to = hasModifier ? null : next(event.key, current, of);
      if (to === null) return event.continuePropagation();
      event.preventDefault();
      buttons.current.get(to)?.focus();
    },
  });

  return (
    <>
      <VisuallyHidden>
        <span id={hintId}>{words.hint}</span>
      </VisuallyHidden>
      <div
        {...keyboardProps}
        ref={field}
        role="group"
        aria-label={words.picture({ name: center.name, shown: shown.length - 1 })}
        aria-describedby={hintId}
        className={styles.field}
        style={assignInlineVars({ [styles.nameRoom]: room > 12 ? '5.5rem' : '4.75rem' })}
      >
        <Bonds relationships={relationships} spots={placeOf} litId={lookedAt === center.entity_id ? null : lookedAt} />
        {shown.map((node, index) => (
          <NodeButton
            key={node.entity_id}
            ref={(button) => {
              if (button) buttons.current.set(index, button);
              else buttons.current.delete(index);
            }}
            node={node}
            label={say.ofNode(node, index === 0 ? null : bondOf(center.entity_id, node.entity_id, relationships))}
            spot={spots[index] ?? CENTRE}
            isMiddle={index === 0}
            isStop={index === current}
            onLook={() => {
              setCurrent(index);
              onLook(node);
            }}
            onPress={() => {
              if (index > 0) onCenter(node);
            }}
          />
        ))}
      </div>
    </>
  );
}
