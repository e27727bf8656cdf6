import { useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { keepScrollTabStop } from '../Popover/useScrollTabStop';

interface BeltOptions {
  /** Seconds per round. */
  duration: number;
  /** Shows a scrollable row instead. */
  isStill: boolean;
  /** Pauses at the current position. */
  isHeld: boolean;
}

/**
 * Moves a belt that contains its content twice. The browser animates it off the main thread. Its position passes between animation and scroll offset,
 * so that nothing jumps on stop or resume.
 */
export function useBelt({ duration, isStill, isHeld }: BeltOptions) {
  const track = useRef<HTMLDivElement>(null);
  const belt = useRef<HTMLDivElement>(null);
  const running = useRef<Animation>(null);
  const { direction } = useLocale();
  const sign = direction === 'rtl' ? 1 : -1;

  useLayoutEffect(() => {
    const window = track.current;
    const moving = belt.current;
    if (!window || !moving) return;
    if (isStill) return restAsRow(window);
    const ms = duration * 1000;
    const round = moving.offsetWidth / 2;
    const animation = moving.animate({ translate: ['0', `${sign * 50}%`] }, { duration: ms, iterations: Infinity });
    animation.currentTime = round > 0 ? ((Math.abs(window.scrollLeft) % round) / round) * ms : 0;
    window.scrollLeft = 0;
    running.current = animation;
    return () => {
      const passed = animation.effect?.getComputedTiming().progress ?? 0;
      animation.cancel();
      window.scrollLeft = -sign * passed * round;
    };
  }, [isStill, duration, sign]);

  useLayoutEffect(() => {
    if (isStill) return;
    if (isHeld) running.current?.pause();
    else running.current?.play();
  }, [isStill, isHeld]);

  return { track, belt };
}

/**
 * Scrolls the focused item fully into view. Browsers stop once 32 px of it are visible, and it may have moved out of view.
 *
 * @returns the cleanup function.
 */
function restAsRow(window: HTMLElement): () => void {
  const show = () => {
    const { activeElement } = document;
    if (activeElement === window || !window.contains(activeElement)) return;
    activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  show();
  window.addEventListener('focusin', show);
  const endTabStop = keepScrollTabStop(window);
  return () => {
    window.removeEventListener('focusin', show);
    endTabStop();
  };
}
