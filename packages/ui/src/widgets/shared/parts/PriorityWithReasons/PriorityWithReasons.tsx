import type { PriorityReason } from '@concordia/api-client';
import { type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { PriorityChip } from '../../../../components/Chip';
import * as styles from './PriorityWithReasons.css';

/** Loaded with the first opening. */
const ReasonsTip = lazy(() => import('./ReasonsTip').then((module) => ({ default: module.ReasonsTip })));

/** From the specification, in ms. */
const WAITS = { delay: 700, closeDelay: 300 };

export interface PriorityWithReasonsProps {
  /** 0 to 100. */
  priority: number;
  reasons: readonly PriorityReason[];
  /**
   * For lists with a roving tab index.
   *
   * @default 0
   */
  tabIndex?: 0 | -1;
}

/**
 * The priority, with its reasons on hover, on focus and, for touch, on press.
 *
 * It is on every visible card, so it renders one plain button until used.
 */
export function PriorityWithReasons({ priority, reasons, tabIndex = 0 }: PriorityWithReasonsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const tip = useTooltipTriggerState(WAITS);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tip.isOpen) return;
    event.stopPropagation();
    tip.close(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        tabIndex={tabIndex}
        aria-describedby={tip.isOpen ? id : undefined}
        onPointerEnter={(event) => event.pointerType !== 'touch' && tip.open(false)}
        onPointerLeave={(event) => event.pointerType !== 'touch' && tip.close()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && tip.open(true)}
        onBlur={() => tip.close(true)}
        onClick={() => (tip.isOpen ? tip.close(true) : tip.open(true))}
        onKeyDown={onKeyDown}
      >
        <PriorityChip priority={priority} />
      </button>
      {tip.isOpen && (
        <Suspense>
          <ReasonsTip id={id} state={tip} triggerRef={trigger} reasons={reasons} />
        </Suspense>
      )}
    </>
  );
}
