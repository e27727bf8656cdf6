import type { Ref } from 'react';
import type { Coordinates } from 'sigma/types';
import type { Anchor } from './anchors';
import * as styles from './GraphView.css';

interface ClusterNamesProps {
  anchors: readonly Anchor[];
  ref: Ref<HTMLDivElement>;
}

/** The names of the largest clusters, over the drawing. */
export function ClusterNames({ anchors, ref }: ClusterNamesProps) {
  return (
    <div ref={ref} className={styles.names} aria-hidden>
      {anchors.map(({ name }) => (
        <span key={name} className={styles.clusterName}>
          <bdi>{name}</bdi>
        </span>
      ))}
    </div>
  );
}

/** Moves the names with the drawing; rendering again at each frame would be slow. @param toScreen from the graph's units to px */
export function placeNames(
  names: HTMLElement | null,
  anchors: readonly Anchor[],
  toScreen: (place: Coordinates) => Coordinates,
): void {
  for (const [index, anchor] of anchors.entries()) {
    const name = names?.children[index];
    if (!(name instanceof HTMLElement)) continue;
    const { x, y } = toScreen(anchor);
    name.style.translate = `calc(${x}px - 50%) calc(${y}px - 100% - 1em)`;
  }
}
