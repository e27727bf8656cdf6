import { Controls, type Of } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { KeyboardMap } from '../KeyboardMap';
import { ComponentLink } from './ComponentLink';
import type { ComponentDocs } from './componentDocs';
import { Prose } from './Prose';
import { useComponentDocs } from './useComponentDocs';

interface ComponentReferenceProps {
  /** The stories module, where a page of its own embeds the block. */
  of?: Of;
  /** The story whose props the table changes. */
  playground: Of;
}

/** Props, accessibility, keys, content advice, related components and changes. Widgets have props and keys only. */
export function ComponentReference({ of = 'meta', playground }: ComponentReferenceProps) {
  const docs = useComponentDocs(of);
  return (
    <>
      <h2 id="props">Props</h2>
      <Controls of={playground} sort="requiredFirst" />
      {docs !== null && <Accessibility {...docs.accessibility} />}
      <KeyboardMap of={of} />
      {docs !== null && <Advice {...docs} />}
    </>
  );
}

const Accessibility = ({ roles, announced }: ComponentDocs['accessibility']) => (
  <>
    <h2 id="accessibility">Accessibility</h2>
    <p>
      <Prose text={roles} />
    </p>
    <ul>
      {announced.map((sentence) => (
        <li key={sentence}>
          <Prose text={sentence} />
        </li>
      ))}
    </ul>
  </>
);

const Advice = ({ content, related, changes }: ComponentDocs) => (
  <>
    <h2 id="content">Content</h2>
    <ul>
      {content.map((sentence) => (
        <li key={sentence}>
          <Prose text={sentence} />
        </li>
      ))}
    </ul>
    {related.length > 0 && (
      <>
        <h2 id="related">Related</h2>
        <p>
          {related.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <ComponentLink name={name} />
            </Fragment>
          ))}
        </p>
      </>
    )}
    <h2 id="changes">Changes</h2>
    <ul>
      {changes.map(({ version, what }) => (
        <li key={`${version} ${what}`}>
          <b>{version}</b> <Prose text={what} />
        </li>
      ))}
    </ul>
  </>
);
