import { type FocusEvent, type Ref, useMemo, useState } from 'react';
import { Collection, I18nProvider, type Key, Tree, TreeItem, TreeItemContent, useLocale } from 'react-aria-components';
import { useStrings } from '../../locale';
import { jsonStrings } from '../../strings/generated/json';
import { CopyButton } from '../CopyField';
import { JsonRow } from './JsonRow';
import * as styles from './JsonView.css';
import { isHolder, type Json, type JsonNode, openTo, sizeOf, textOf } from './jsonTree';
import { createRows } from './rows';
import { summaryOf } from './summary';

export interface JsonViewProps {
  value: Json;
  /** Accessible name: "Payload". */
  label: string;
  /** Number of levels initially expanded; 0 shows only a summary of the value. @default 1 */
  defaultDepth?: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A JSON value of any size, as a tree. Collapsed nodes are not rendered, and more than a hundred entries are divided
 * into ranges. The path and the value of the current row can be copied. It always runs from left to right.
 */
export function JsonView({ value, label, defaultDepth = 1, ref }: JsonViewProps) {
  const words = useStrings(jsonStrings);
  const rows = useMemo(() => createRows(value), [value]);
  const [open, setOpen] = useState<ReadonlySet<Key>>(() => new Set(openTo(rows.root, defaultDepth)));
  const [currentId, setCurrentId] = useState<Key>(rows.root.id);
  const current = rows.find(currentId);
  const { locale, direction } = useLocale();

  const drawRow = (node: JsonNode) => {
    const isFull = isHolder(node.value) && sizeOf(node.value) > 0;
    return (
      <TreeItem textValue={summaryOf(node, words)} className={styles.item}>
        <TreeItemContent>
          {({ isExpanded, level }) => (
            <JsonRow node={node} words={words} level={level} isOpen={isExpanded} isFull={isFull} />
          )}
        </TreeItemContent>
        {isFull &&
          (open.has(node.id) ? (
            <Collection items={rows.under(node)} dependencies={[open]}>
              {drawRow}
            </Collection>
          ) : (
            // A node needs a child row to be expandable. This placeholder is never seen: expanding replaces it with the real rows.
            <TreeItem id={`${node.id} closed`} textValue="…">
              <TreeItemContent>…</TreeItemContent>
            </TreeItem>
          ))}
      </TreeItem>
    );
  };

  /** Focus does not always select: moving to the parent row, for instance, does not. */
  const followFocus = ({ target }: FocusEvent) => {
    const id = target.closest('[role="row"]')?.getAttribute('data-key');
    if (id) setCurrentId(id);
  };

  return (
    <div ref={ref} className={styles.root} onFocus={followFocus}>
      {/* Arrow keys follow the tree's direction, not the page's. */}
      <I18nProvider locale={direction === 'rtl' ? 'en-GB' : locale}>
        <Tree
          dir="ltr"
          aria-label={label}
          items={rows.top}
          dependencies={[open]}
          expandedKeys={open}
          onExpandedChange={setOpen}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={[current.id]}
          onSelectionChange={(keys) => {
            const [id] = keys;
            if (id !== undefined) setCurrentId(id);
          }}
          className={styles.tree}
        >
          {drawRow}
        </Tree>
      </I18nProvider>
      <div className={styles.bar}>
        <span className={styles.path}>
          <code dir="ltr">{current.path}</code>
        </span>
        <CopyButton isNamed name={words.path} text={current.path} />
        <CopyButton isNamed name={words.value} text={() => textOf(current)} />
      </div>
    </div>
  );
}
