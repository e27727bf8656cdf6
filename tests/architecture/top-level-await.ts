import ts from 'typescript';
import { parse } from './sources.ts';

/** @returns the lines, from 1, on which a module waits while it is evaluated. */
export function topLevelAwaitsIn(file: string, text: string): number[] {
  const source = parse(file, text);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined)) {
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}
