import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as field from '../Field/Field.css';
import type { RichTextAreaProps } from './RichTextArea';
import * as styles from './RichTextArea.css';

export interface BoxProps extends Pick<RichTextAreaProps, 'rows' | 'isInvalid' | 'placeholder' | 'value'> {
  /** The text itself; nothing while it loads. */
  children?: ReactNode;
  /** Below the text. */
  bar?: ReactNode;
}

/** The edge of the field, with the placeholder while it is empty. */
export function Box({ rows = 3, isInvalid = false, placeholder, value, children, bar }: BoxProps) {
  const isEmpty = value.text === '' && value.html === null;
  return (
    <div
      className={`${field.control()} ${styles.root}`}
      data-invalid={isInvalid || undefined}
      style={assignInlineVars({ [styles.rows]: String(rows) })}
    >
      <div className={styles.place}>
        {isEmpty && placeholder !== undefined && (
          <span className={styles.placeholder} aria-hidden>
            {placeholder}
          </span>
        )}
        {children}
      </div>
      {bar}
    </div>
  );
}
