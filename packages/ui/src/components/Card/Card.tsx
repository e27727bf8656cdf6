import { type ReactNode, type Ref, useId } from 'react';
import { text } from '../../theme';
import * as styles from './Card.css';

interface HeadedCard {
  /** Names the card, which becomes a region landmark. */
  heading: ReactNode;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Buttons at the end of the heading line. */
  actions?: ReactNode;
}

interface PlainCard {
  heading?: never;
  headingLevel?: never;
  actions?: never;
}

export type CardProps = (HeadedCard | PlainCard) & {
  children: ReactNode;
  /**
   * `raised` on the page, `sunken` for areas that step back, `none` (a hairline and space) inside another container.
   *
   * @default 'raised'
   */
  ground?: styles.CardVariants['ground'];
  /** @default 'roomy' */
  padding?: styles.CardVariants['padding'];
  ref?: Ref<HTMLDivElement>;
};

const HEADINGS = {
  2: { style: 'heading' },
  3: { style: 'subheading' },
  4: { style: 'body', weight: 'semibold' },
} as const;

/** A self-contained part of the page. Do not nest cards. Divide them with hairlines and space. */
export function Card({ children, ground, padding, heading, headingLevel = 2, actions, ref }: CardProps) {
  const headingId = useId();
  const className = styles.card({ ground, padding });
  if (heading === undefined) {
    return (
      <div ref={ref} className={className}>
        {children}
      </div>
    );
  }
  const Heading = `h${headingLevel}` as const;
  return (
    <section ref={ref} className={className} aria-labelledby={headingId}>
      <header className={styles.header}>
        <Heading id={headingId} className={text(HEADINGS[headingLevel])}>
          {heading}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
