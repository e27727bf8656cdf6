import { type FocusEvent, useMemo, useState } from 'react';
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
  /** The value to look into. */
  value: Json;
  /** Names it: "Payload". */
  label: string;
  /**
   * How many levels are open at first; 0 shows only what the whole is.
   *
   * @default 1
   */
  defaultDepth?: number;
}

/**
 * A JSON value as a tree. What is closed is not drawn, and more than a hundred entries are divided into ranges, so that its length does not
 * matter. The row that was pointed at or moved to can be copied, by path or by value. It runs from left to right whatever the page does.
 */
export function JsonView({ value, label, defaultDepth = 1 }: JsonViewProps) {
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
            // The tree opens only what has a row inside. Nobody sees this one: opening puts the real ones in its place.
            <TreeItem id={`${node.id} closed`} textValue="…">
              <TreeItemContent>…</TreeItemContent>
            </TreeItem>
          ))}
      </TreeItem>
    );
  };

  /** Not every way to a row selects it: going back to the one that holds a row does not. */
  const followFocus = ({ target }: FocusEvent) => {
    const id = target.closest('[role="row"]')?.getAttribute('data-key');
    if (id) setCurrentId(id);
  };

  return (
    <div className={styles.root} onFocus={followFocus}>
      {/* Arrow keys follow the tree's own direction, not the page's. */}
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
