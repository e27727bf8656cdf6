import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { media } from './media';
import { focusRing, tabular } from './styling';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, pre, fieldset', { margin: 0 });
reset('ul, ol, fieldset', { padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset, button', { border: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', padding: 0, textAlign: 'inherit' });
reset('a', { color: 'inherit' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse' });
// Content hidden until found is not rendered, but find-in-page must reach it.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

reset('html', {
  // The user's text size; everything else is relative, in rem.
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  tabSize: 4,
  scrollbarColor: `${vars.color.outline} transparent`,
});

reset('body', {
  minBlockSize: '100vh',
  '@supports': { '(min-block-size: 100dvh)': { minBlockSize: '100dvh' } },
  fontFamily: vars.font.family.sans,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.body,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  overflowWrap: 'break-word',
});

reset('td, th, output, meter, progress', tabular);

reset('h1, h2, h3, h4', { textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });

reset(':focus-visible', focusRing);
// Elements focused only by script, such as a heading after navigation, are no controls and show no ring.
reset('[tabindex="-1"]:focus', { outline: 'none' });

reset('::selection', { backgroundColor: vars.color.selection, color: vars.color.ink });
reset('::placeholder', { color: vars.color.inkMuted, opacity: 1 });

// User preferences outrank every layer, so these four rules are in none.

/** Reduced motion zeroes the tokens, so components need no check; the second rule catches animation without tokens. */
globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.duration.quick]: '0ms',
        [vars.duration.calm]: '0ms',
        [vars.duration.travel]: '0ms',
      },
    },
  },
});
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
});

/** Forced colors drop shadows and backgrounds: floating components draw an edge, and the focus ring uses the system color. */
globalStyle(':root', {
  '@media': { [media.forcedColors]: { vars: { [vars.color.focus]: 'Highlight' } } },
});

/** Stronger edges for users who prefer more contrast. */
globalStyle(':root', {
  '@media': {
    [media.moreContrast]: {
      vars: { [vars.color.hairline]: vars.color.outline, [vars.color.inkMuted]: vars.color.ink },
    },
  },
});
