import type { RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from './contract.css';
import { componentRecipe } from './styling';

const { size, line, weight, family } = vars.font;

/** Newsreader runs small and dark: medium weight and slightly tighter letters match Inter's semibold beside it. */
const serif = { fontFamily: family.serif, fontWeight: weight.medium, letterSpacing: '-0.01em' } as const;

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
      /** Heading within a card or panel that has a heading of its own. */
      subheading: {
        fontSize: size.subheading,
        lineHeight: line.dense,
        fontWeight: weight.semibold,
        letterSpacing: '-0.006em',
      },
      /** Heading of a section, card, panel or dialog. */
      heading: {
        fontSize: size.heading,
        lineHeight: line.heading,
        fontWeight: weight.semibold,
        letterSpacing: '-0.011em',
      },
      /** A sentence that sums up what follows, the title of a board's column or of an empty list. */
      lead: { fontSize: size.heading, lineHeight: line.heading, ...serif },
      /** Title of an empty screen. */
      title: { fontSize: size.title, lineHeight: line.tight, ...serif },
      /** Heading of a page. */
      page: { fontSize: size.page, lineHeight: line.tight, ...serif },
      /** The main figure of a screen. */
      display: {
        fontSize: size.display,
        lineHeight: line.tight,
        fontWeight: weight.semibold,
        letterSpacing: '-0.022em',
      },
      brand: { fontSize: '1.4375rem', lineHeight: line.tight, ...serif },
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
