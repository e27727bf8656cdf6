import { type Board, BoardSchema, type BoardUpdate, BoardUpdateSchema } from '@concordia/contract/inbox';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { BoardService } from './board.service.js';

@ApiTags('board')
@Controller('api/board')
export class BoardController {
  constructor(private readonly board: BoardService) {}

  @Get()
  @Answers(BoardSchema, 'The board.', {
    summary: 'Get the board',
    description: 'The columns are shared across the workspace. A new workspace has the four columns of the statuses.',
  })
  getBoard(): Promise<Board> {
    return this.board.get();
  }

  @Put()
  @Answers(BoardSchema, 'The updated board.', {
    summary: 'Update the board',
    description:
      'Replaces the columns. A column of a view disappears when the view is deleted; conversations are not affected by columns of views.',
    refuses: [404],
  })
  updateBoard(@Body({ schema: BoardUpdateSchema }) update: BoardUpdate): Promise<Board> {
    return this.board.update(update);
  }
}
