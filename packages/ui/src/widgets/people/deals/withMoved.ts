import type { DealBoard } from '@concordia/api-client';

/** The board as it is once the server has moved the deal, which then stands first in its column. */
export function withMoved(board: DealBoard | undefined, dealId: string, to: string): DealBoard | undefined {
  const deal = board?.columns.flatMap(({ deals }) => deals).find(({ id }) => id === dealId);
  if (board === undefined || deal === undefined || deal.stage === to) return board;
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column.stage.id === deal.stage) {
        return {
          ...column,
          count: column.count - 1,
          value: column.value - deal.value,
          deals: column.deals.filter(({ id }) => id !== dealId),
        };
      }
      if (column.stage.id !== to) return column;
      const moved = { ...deal, stage: to, state: column.stage.state };
      return { ...column, count: column.count + 1, value: column.value + deal.value, deals: [moved, ...column.deals] };
    }),
  };
}
