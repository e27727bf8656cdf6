import { keyframes, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

const { duration, easing } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 0.4em' } });
const fall = keyframes({ from: { opacity: 0, translate: '0 -0.4em' } });

const moving = (name: string) => ({
  display: 'inline-block',
  animation: `${name} ${duration.travel} ${easing.out}`,
});

/** More comes from below, less from above, within the line: nothing around it moves. */
export const figure = style(
  inLayer('components', {
    selectors: { '&[data-changed=more]': moving(rise), '&[data-changed=less]': moving(fall) },
  }),
);
