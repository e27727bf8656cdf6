import type { Deal, DealBoard, DealColumn } from '@concordia/api-client';
import { useMemo } from 'react';
import { Board, BoardColumn } from '../../../components/Board';
import { MenuItem } from '../../../components/Menu';
import { Text } from '../../../components/Text';
import type { RowFocusProps } from '../../../components/VirtualList';
import { useMoney, useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { stageName } from '../deals/stageName';
import type { DealLinks } from './DealBoard';
import * as styles from './DealBoard.css';
import { DealCard } from './DealCard';

interface DealColumnsProps extends DealLinks {
  board: DealBoard;
  onMove: (dealId: string, from: string, to: string) => void;
  onOpen: (dealId: string) => void;
}

/** A column per stage, with the sum of its deals. */
export function DealColumns({ board, onMove, onOpen, contactHref, companyHref }: DealColumnsProps) {
  const words = useStrings(dealStrings);
  const columns = useMemo(
    () => board.columns.map(({ stage, count }) => ({ id: stage.id, title: stageName(stage, words), count })),
    [board, words],
  );
  const menuItems = (dealId: string) => {
    const deal = board.columns.flatMap(({ deals }) => deals).find(({ id }) => id === dealId);
    if (deal === undefined) return null;
    const { contact, company } = deal;
    return (
      <>
        <MenuItem id="contact" icon="user" href={contactHref(contact.id)}>
          {words.show({ name: contact.name })}
        </MenuItem>
        {company !== null && (
          <MenuItem id="company" icon="building" href={companyHref(company)}>
            {words.show({ name: company })}
          </MenuItem>
        )}
      </>
    );
  };
  return (
    <div className={styles.board}>
      <Board
        widest="none"
        aria-label={words.board}
        columns={columns}
        onMove={onMove}
        onOpen={onOpen}
        menuItems={menuItems}
      >
        {board.columns.map((column) => (
          <Column key={column.stage.id} column={column} />
        ))}
      </Board>
    </div>
  );
}

const keyOf = (deal: Deal) => deal.id;

const renderCard = (deal: Deal, focusProps: RowFocusProps) => <DealCard deal={deal} focusProps={focusProps} />;

function Column({ column: { stage, deals, count, value } }: { column: DealColumn }) {
  const words = useStrings(dealStrings);
  const money = useMoney();
  const rest = count - deals.length;
  return (
    <BoardColumn
      id={stage.id}
      items={deals}
      getKey={keyOf}
      renderCard={renderCard}
      totalCount={count}
      summary={money(value)}
      placeholder={count === 0 ? <Aside>{words.noneInStage}</Aside> : undefined}
      notice={rest > 0 && <Aside>{words.more({ count: rest })}</Aside>}
    />
  );
}

const Aside = ({ children }: { children: string }) => (
  <div className={styles.nothing}>
    <Text size="caption" tone="muted">
      {children}
    </Text>
  </div>
);
