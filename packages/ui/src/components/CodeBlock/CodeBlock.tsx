import { assignInlineVars } from '@vanilla-extract/dynamic';
import { lazy, Suspense, useId } from 'react';
import { CopyButton } from '../CopyField';
import { useScrollTabStop } from '../Popover/useScrollTabStop';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './CodeBlock.css';
import type { Language } from './highlight';
import { Lines } from './Lines';
import { plainLines } from './tokens';

/** Beyond this many characters colours are not worth the wait. */
const mostHighlighted = 100_000;

/** The code can be read before the grammars come, and if they never do. */
const Highlighted = lazy(() =>
  import('./Highlighted').then(
    (part) => ({ default: part.Highlighted }),
    () => ({ default: Plain }),
  ),
);

export interface CodeBlockProps {
  /** The code itself. */
  code: string;
  /** Names it: "Request", "Payload". */
  label: string;
  /**
   * Keeps the name for screen readers only.
   *
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * Which grammar tells its words apart. Without one it is set in one ink.
   *
   * @default 'text'
   */
  language?: Language | 'text';
  /**
   * Numbers the lines. They are not copied with the code.
   *
   * @default false
   */
  hasLineNumbers?: boolean;
  /**
   * Breaks lines that are too long, rather than scrolling sideways.
   *
   * @default false
   */
  isWrapped?: boolean;
  /** Lines in sight; what is longer scrolls. Without it all are. */
  maxLines?: number;
}

/** Code to be read and copied, in the colours of its language. It runs from left to right whatever the page does. */
export function CodeBlock(props: CodeBlockProps) {
  const { code, label, isLabelHidden = false, language = 'text', hasLineNumbers, isWrapped, maxLines } = props;
  const labelId = useId();
  const scroller = useScrollTabStop<HTMLPreElement>();
  const name = (
    <span id={labelId} className={styles.name}>
      {label}
    </span>
  );
  const isPlain = language === 'text' || code.length > mostHighlighted;
  const count = code.split('\n').length;
  return (
    <div className={styles.root}>
      <div className={styles.header}>
        {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        <span className={styles.copy}>
          <CopyButton text={code} name={label} />
        </span>
      </div>
      <pre
        ref={scroller}
        dir="ltr"
        role="group"
        aria-labelledby={labelId}
        className={styles.code({ lines: isWrapped ? 'wrapped' : 'whole', limit: maxLines !== undefined })}
        style={assignInlineVars({ [styles.maxLines]: String(maxLines ?? count) })}
      >
        <code
          className={styles.lines({ numbered: hasLineNumbers })}
          style={assignInlineVars({ [styles.digits]: String(String(count).length) })}
        >
          {isPlain ? (
            <Plain code={code} />
          ) : (
            <Suspense fallback={<Plain code={code} />}>
              <Highlighted code={code} language={language} />
            </Suspense>
          )}
        </code>
      </pre>
    </div>
  );
}

function Plain({ code }: { code: string }) {
  return <Lines lines={plainLines(code)} />;
}
