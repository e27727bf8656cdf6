import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon } from '../Icon';
import * as styles from './JsonView.css';
import { isHolder, type JsonNode } from './jsonTree';
import { contentOf, type JsonWords } from './summary';

/** Characters of a string shown before it is expanded. */
const mostCharacters = 160;

interface JsonRowProps {
  node: JsonNode;
  words: JsonWords;
  /** From 1. */
  level: number;
  isOpen: boolean;
  isFull: boolean;
}

export function JsonRow({ node, words, level, isOpen, isFull }: JsonRowProps) {
  const { name, value } = node;
  return (
    <div className={styles.row} style={assignInlineVars({ [styles.level]: String(level - 1) })}>
      {isFull ? (
        <AriaButton slot="chevron" className={styles.chevron}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="small" />
        </AriaButton>
      ) : (
        <span className={styles.noChevron} />
      )}
      <span className={styles.entry}>
        {name !== undefined && (
          <>
            <span className={styles.name}>{name}</span>
            {': '}
          </>
        )}
        {isHolder(value) ? (
          <Content node={node} words={words} />
        ) : typeof value === 'string' ? (
          <Text value={value} words={words} />
        ) : (
          <span className={styles.value({ kind: typeof value === 'number' ? 'number' : 'literal' })}>
            {String(value)}
          </span>
        )}
      </span>
    </div>
  );
}

function Content({ node, words }: Pick<JsonRowProps, 'node' | 'words'>) {
  const marks = node.range ? '' : Array.isArray(node.value) ? '[]' : '{}';
  return (
    <>
      {marks} <span className={styles.count}>{contentOf(node, words)}</span>
    </>
  );
}

/** Drops half of a surrogate pair at the cut. */
const startOf = (value: string) => value.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '');

function Text({ value, words }: { value: string; words: JsonWords }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = value.length > mostCharacters;
  const shown = isLong && !isWhole ? `${startOf(value)}…` : value;
  return (
    <>
      <span className={styles.value({ kind: 'string' })}>{JSON.stringify(shown)}</span>
      {isLong && (
        <AriaButton className={styles.more} onPress={() => setWhole(!isWhole)}>
          {isWhole ? words.showLess : words.showAll({ length: value.length })}
        </AriaButton>
      )}
    </>
  );
}
