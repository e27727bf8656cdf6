import type { RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from './contract.css';
import { componentRecipe } from './styling';

const { size, line, weight, family } = vars.font;

/** Text styles as a class: `text({ style: 'dense', tone: 'muted' })`. Components add only their own rules. */
export const text = componentRecipe({
  base: { margin: 0, minInlineSize: 0 },
  variants: {
    style: {
      /** Counters in corners; never a sentence. */
      micro: { fontSize: size.micro, lineHeight: line.dense, fontWeight: weight.medium },
      /** Times, hints, icon labels. */
      caption: { fontSize: size.caption, lineHeight: line.dense },
      /** Rows and cards. */
      dense: { fontSize: size.dense, lineHeight: line.dense },
      /** Controls, menus, forms. */
      body: { fontSize: size.body, lineHeight: line.body },
      /** Long text, at a line length of 66 characters. */
      reading: { fontSize: size.reading, lineHeight: line.reading, maxInlineSize: vars.measure },
      /** Heading of a panel, card or column. */
      heading: {
        fontSize: size.heading,
        lineHeight: line.dense,
        fontWeight: weight.semibold,
        letterSpacing: '-0.006em',
      },
      /** Heading of a page or dialog. */
      title: { fontSize: size.title, lineHeight: line.tight, fontWeight: weight.semibold, letterSpacing: '-0.014em' },
      /** The main figure or sentence of a screen. */
      display: {
        fontSize: size.display,
        lineHeight: line.tight,
        fontWeight: weight.semibold,
        letterSpacing: '-0.02em',
      },
      brand: {
        fontFamily: family.serif,
        fontSize: '1.375rem',
        lineHeight: line.tight,
        fontWeight: weight.medium,
        letterSpacing: '-0.012em',
      },
      motto: { fontFamily: family.serif, fontStyle: 'italic', fontSize: '1rem', lineHeight: line.dense },
    },
    tone: {
      inherit: {},
      ink: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
      accent: { color: vars.color.accentInk },
      negative: { color: vars.color.negative.ink },
      positive: { color: vars.color.positive.ink },
      warning: { color: vars.color.warning.ink },
    },
    weight: {
      regular: { fontWeight: weight.regular },
      medium: { fontWeight: weight.medium },
      semibold: { fontWeight: weight.semibold },
    },
  },
  defaultVariants: { style: 'body', tone: 'inherit' },
});

export type TextVariants = NonNullable<RecipeVariants<typeof text>>;
