import type { Board, BoardColumn, BoardUpdate } from '@concordia/contract/inbox';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ViewsService } from '../views/views.service.js';
import { BoardRepository } from './board.repository.js';

@Injectable()
export class BoardService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly board: BoardRepository,
    private readonly views: ViewsService,
    private readonly ids: Ids,
  ) {}

  async get(): Promise<Board> {
    const [columns, views] = await Promise.all([this.board.columns(), this.views.list()]);
    if (columns.length === 0) return { columns: MESSAGE_STATUSES.map((status) => ({ kind: 'status', status })) };
    return {
      columns: columns.flatMap(({ status, viewId }): BoardColumn[] => {
        if (status !== null) return [{ kind: 'status', status }];
        const view = views.find(({ id }) => id === viewId);
        return view === undefined ? [] : [{ kind: 'view', view }];
      }),
    };
  }

  async update({ columns }: BoardUpdate): Promise<Board> {
    await this.db.write(async (tx) => {
      const viewIds = columns.flatMap((column) => (column.kind === 'view' ? [column.viewId] : []));
      if (!(await this.board.hasViews(tx, viewIds))) throw notFound('view');
      await this.board.replace(
        tx,
        columns.map((column, position) => ({
          id: this.ids.next(),
          position,
          status: column.kind === 'status' ? column.status : null,
          view_id: column.kind === 'view' ? column.viewId : null,
        })),
      );
    });
    return this.get();
  }
}
