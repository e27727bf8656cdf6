import { type Of, Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './Component.css';
import { ComponentLink } from './ComponentLink';
import type { ComponentDocs, Example } from './componentDocs';
import { Prose } from './Prose';
import { Status } from './Status';
import { useComponentDocs } from './useComponentDocs';

interface ComponentBlockProps {
  /** The stories module, where a page of its own embeds the block. */
  of?: Of;
}

/** Status, when to use it and when not, anatomy, and live pairs. Renders nothing for widgets. */
export function ComponentIntro({ of = 'meta' }: ComponentBlockProps) {
  const docs = useComponentDocs(of);
  if (docs === null) return null;
  const { status, whenToUse, whenNotToUse, anatomy, examples } = docs;
  return (
    <>
      <Status {...status} />
      <h2 id="when-to-use">When to use it</h2>
      <ul>
        {whenToUse.map((sentence) => (
          <li key={sentence}>
            <Prose text={sentence} />
          </li>
        ))}
      </ul>
      <h2 id="when-not-to-use">When not to use it</h2>
      <ul>
        {whenNotToUse.map((one) => (
          <Alternative key={one.when} {...one} />
        ))}
      </ul>
      <h2 id="anatomy">Anatomy</h2>
      <ol>
        {anatomy.map(({ part, what }) => (
          <li key={part}>
            <b>{part}.</b> <Prose text={what} />
          </li>
        ))}
      </ol>
      <h2 id="examples">Do and don’t</h2>
      {examples.map(({ good, bad }) => (
        <Unstyled key={good.because}>
          <div className={styles.pair}>
            <Shown is="do" {...good} />
            <Shown is="dont" {...bad} />
          </div>
        </Unstyled>
      ))}
    </>
  );
}

const Alternative = ({ when, instead }: ComponentDocs['whenNotToUse'][number]) => (
  <li>
    <Prose text={when} />
    {instead !== undefined && (
      <>
        {' '}
        Use <ComponentLink name={instead} />.
      </>
    )}
  </li>
);

const Shown = ({ is, show, because }: Example & { is: 'do' | 'dont' }) => (
  <figure className={styles.example} data-is={is}>
    <div className={styles.stage}>{show}</div>
    <figcaption className={styles.caption}>
      <b>{is === 'do' ? 'Do' : 'Don’t'}</b> <Prose text={because} />
    </figcaption>
  </figure>
);
