import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

const hidden = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const before = createVar(hidden);
const after = createVar(hidden);

/** How wide the fade is. */
const FADE = vars.space.xl;

const scrolled = keyframes({
  from: { vars: { [before]: '0px', [after]: FADE } },
  '10%, 90%': { vars: { [before]: FADE, [after]: FADE } },
  to: { vars: { [before]: FADE, [after]: '0px' } },
});

const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

/**
 * A row that scrolls sideways fades where more of it is. It follows the scroll position, so it needs no script, and a row that fits stays as it
 * is; browsers without scroll-driven animations show no fade.
 */
export const fadesWhereMoreIs = {
  scrollPaddingInline: FADE,
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${scrolled} linear both`,
      // It is as long as the row. Without motion too: nothing moves by itself.
      animationDuration: 'auto !important',
      animationTimeline: 'scroll(self inline)',
      maskImage: fadeTo('right'),
      selectors: { '&:dir(rtl)': { maskImage: fadeTo('left') } },
    },
  },
} satisfies StyleRule;
