import type { ReactNode } from 'react';
import { type ThemeName, text, themeClass } from '../theme';
import * as styles from './Sheet.css';

export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

interface PartProps {
  title: string;
  /** The reason for the design, in a sentence or two. */
  note?: string;
  children: ReactNode;
}

/** A labeled example. Has no heading: the page around it has its own. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <p className={text({ style: 'heading' })}>{title}</p>
        {note && <p className={`${text({ style: 'dense' })} ${styles.note}`}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

export function Label({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <div className={styles.name}>{name}</div>
      <div className={styles.value}>{children}</div>
    </div>
  );
}

/** An area in the given theme. */
export function Ground({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  return <div className={`${themeClass[theme]} ${styles.ground}`}>{children}</div>;
}

export function BothGrounds({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pairOfGrounds}>
      <Ground theme="light">{children}</Ground>
      <Ground theme="dark">{children}</Ground>
    </div>
  );
}
