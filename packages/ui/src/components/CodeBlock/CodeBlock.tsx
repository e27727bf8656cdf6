import { assignInlineVars } from '@vanilla-extract/dynamic';
import { lazy, type Ref, Suspense, useId } from 'react';
import { CopyButton } from '../CopyField';
import { useScrollTabStop } from '../Popover/useScrollTabStop';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './CodeBlock.css';
import type { Language } from './highlight';
import { Lines } from './Lines';
import { plainLines } from './tokens';

/** In characters. Longer code is not highlighted, to save time. */
const mostHighlighted = 100_000;

/** Loaded on demand; plain code shows until then, and if loading fails. */
const Highlighted = lazy(() =>
  import('./Highlighted').then(
    (part) => ({ default: part.Highlighted }),
    () => ({ default: Plain }),
  ),
);

export interface CodeBlockProps {
  code: string;
  /** Accessible name and heading: "Request", "Payload". */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean;
  /** Language for syntax highlighting. @default 'text' */
  language?: Language | 'text';
  /** Shows line numbers, which are not copied. @default false */
  hasLineNumbers?: boolean;
  /** Wraps long lines instead of scrolling sideways. @default false */
  isWrapped?: boolean;
  /** Maximum number of visible lines; longer code scrolls. Unlimited by default. */
  maxLines?: number;
  ref?: Ref<HTMLDivElement>;
}

/** Code to read and copy, with syntax highlighting. It always runs from left to right. */
export function CodeBlock(props: CodeBlockProps) {
  const { code, label, isLabelHidden = false, language = 'text', hasLineNumbers, isWrapped, maxLines, ref } = props;
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
    <div ref={ref} className={styles.root}>
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
