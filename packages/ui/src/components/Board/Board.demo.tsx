import { useCallback, useState } from 'react';
import type { RowFocusProps } from '../VirtualList';
import { Board, BoardCard, BoardColumn } from '.';
import * as styles from './Board.demo.css';

export type DemoColumn = 'inbox' | 'in_progress' | 'waiting' | 'completed';

export interface DemoCard {
  id: string;
  name: string;
  subject: string;
  content: string;
  time: string;
}

const people = [
  'Ada Okafor',
  'Bengt Lindqvist',
  'Chiara Fontana',
  'Dmitri Sokolov',
  'Esther Blumenthal',
  'Fatou Ndiaye',
];
const subjects = [
  'Contract renewal',
  'Dinner on Thursday?',
  'Re: the numbers for March',
  'Introduction',
  'Invoice 2041',
];
const contents = [
  'Could you send me the latest version before noon? The board meets at two and I would like to have it in front of them.',
  'Thank you, that works.',
  'I have put our remarks into the margin. Two of them are questions, and the rest are suggestions that you may ignore.',
];

const pick = (all: readonly string[], index: number) => all[index % all.length] ?? '';

/** Numbered cards, identical on every run. */
export function makeCards(prefix: string, count: number, first = 1): DemoCard[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}-${index + 1}`,
    name: pick(people, index + prefix.length),
    subject: `${pick(subjects, index)} ${first + index}`,
    content: pick(contents, index),
    time: `${(index % 23) + 1} h`,
  }));
}

export const demoColumns = [
  { id: 'inbox', title: 'Inbox' },
  { id: 'in_progress', title: 'In Progress' },
  { id: 'waiting', title: 'Waiting for Response' },
  { id: 'completed', title: 'Completed' },
] as const satisfies readonly { id: DemoColumn; title: string }[];

const keyOf = (card: DemoCard) => card.id;

const renderCard = (card: DemoCard, focusProps: RowFocusProps) => (
  <BoardCard id={card.id} label={`${card.name}: ${card.subject}`} focusProps={focusProps}>
    <div className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.name}>{card.name}</strong>
        <span className={styles.time}>{card.time}</span>
      </div>
      <span className={styles.name}>{card.subject}</span>
      <p className={styles.body}>{card.content}</p>
    </div>
  </BoardCard>
);

export interface DemoBoardProps {
  initial: Record<DemoColumn, DemoCard[]>;
  onMove?: (cardId: string, from: DemoColumn, to: DemoColumn) => void;
  onOpen?: (cardId: string, columnId: string) => void;
}

/** Keeps the board's data in state, as a widget keeps it in its cache. */
export function DemoBoard({ initial, onMove, onOpen }: DemoBoardProps) {
  const [cards, setCards] = useState(initial);
  const move = useCallback(
    (cardId: string, from: DemoColumn, to: DemoColumn) => {
      setCards((all) => {
        const card = all[from].find((one) => one.id === cardId);
        if (!card) return all;
        return { ...all, [from]: all[from].filter((one) => one !== card), [to]: [card, ...all[to]] };
      });
      onMove?.(cardId, from, to);
    },
    [onMove],
  );
  return (
    <div className={styles.frame}>
      <Board aria-label="Messages" columns={demoColumns} onMove={move} onOpen={onOpen}>
        {demoColumns.map(({ id }) => (
          <BoardColumn
            key={id}
            id={id}
            items={cards[id]}
            getKey={keyOf}
            renderCard={renderCard}
            placeholder={cards[id].length === 0 ? <p className={styles.empty}>Nothing here.</p> : undefined}
          />
        ))}
      </Board>
    </div>
  );
}
