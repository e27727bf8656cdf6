import { type ReactNode, useEffect, useRef } from 'react';
import { useReducedMotion } from '../../motion';
import { useBoard } from './boardContext';
import * as styles from './CardTravel.css';
import { watchTravel } from './travel';

/** Stands in a board: where its cards are seen on their way to another column. Loaded after the board. */
export default function CardTravel(): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const { drag } = useBoard();
  const isReduced = useReducedMotion();
  useEffect(() => {
    const board = layer.current?.parentElement;
    if (isReduced || !layer.current || !board) return;
    return watchTravel(board, layer.current, drag);
  }, [drag, isReduced]);
  return <div ref={layer} className={styles.layer} aria-hidden hidden />;
}
