import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './Specimen.css';

/** Stacked rows of variants, for stories. */
export function Specimen({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

interface RowProps {
  label: string;
  children: ReactNode;
  /**
   * `start` for multi-line variants.
   *
   * @default 'center'
   */
  align?: 'center' | 'start';
}

/** Labeled variants side by side. */
export function Row({ label, children, align }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <div className={styles.items({ align })}>{children}</div>
    </div>
  );
}

/** A container of fixed width, a CSS length. */
export function Frame({ width, children }: { width: string; children: ReactNode }) {
  return (
    <div className={styles.frame} data-frame style={assignInlineVars({ [styles.width]: width })}>
      {children}
    </div>
  );
}

/** Texts that strain layouts, shared by all stories. */
export const long = {
  sentence:
    'A name that nobody thought of when the place was drawn, because the person who drew it had a short name and short friends',
  unbroken: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
  address: 'maximiliane.von-und-zu-hohenlohe-langenburg+newsletter@correspondence.subsidiary.example.org',
} as const;

/** Non-Latin scripts: right-to-left with joined letters, and without spaces. */
export const scripts = {
  arabic: 'مرحبا، متى يمكننا أن نلتقي لمناقشة العرض؟',
  japanese: '先日ご相談した見積もりの件について、ご都合のよい日時を教えてください。',
} as const;
