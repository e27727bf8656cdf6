import { composed } from '../locale';
import { messageBodyStrings as messageBody } from './generated/messageBody';

export const messageBodyStrings = composed(messageBody, (words) => ({
  to: ({ names }: { names: readonly string[] }) => words.to({ names: names.join(', ') }),
  cc: ({ names }: { names: readonly string[] }) => words.cc({ names: names.join(', ') }),
}));
