import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { duration, easing } = vars;

/**
 * How what a control opens comes in: it grows from the point of its trigger that it is anchored to, which react-aria names. Only opacity and scale
 * move, so that nothing is laid out again. Reduced motion makes the durations zero.
 */
export const growsFromTrigger = {
  transformOrigin: 'var(--trigger-anchor-point)',
  transition: `opacity ${duration.quick} ${easing.out}, scale ${duration.calm} ${easing.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering]': { scale: '0.96' },
  },
} satisfies StyleRule;
