import ts from 'typescript';
import { parse } from './sources.ts';

/** What a stopwatch is made of. */
const stopwatches = new Set([
  'performance.now',
  'process.hrtime',
  'process.cpuUsage',
  'console.time',
  'console.timeEnd',
]);

/** A test with less time than this asserts how fast a machine is. In ms. */
const SHORTEST_TIMEOUT = 30_000;

const suspicious = /performance\.now|hrtime|cpuUsage|console\.time|Date\.now|timeout/;

/** Where a test measures elapsed time, or allows itself so little that it does: `line: what`. */
export function timingsIn(file: string, text: string): string[] {
  if (!suspicious.test(text)) return [];
  const source = parse(file, text);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const timing = timingOf(node);
    if (timing !== null) found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${timing}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function timingOf(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && stopwatches.has(node.getText())) return node.getText();
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.MinusToken) {
    return node.left.getText() === 'Date.now()' ? 'Date.now() - …' : null;
  }
  return ts.isCallExpression(node) && isTest(node.expression) ? shortTimeoutOf(node) : null;
}

/** `test(…)`, `it.each(…)(…)`, `describe.skipIf(…)(…)` and the like. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return isTest(callee.expression);
  return false;
}

function shortTimeoutOf({ arguments: given }: ts.CallExpression): string | null {
  for (const argument of given) {
    if (!ts.isObjectLiteralExpression(argument)) continue;
    for (const property of argument.properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'timeout') continue;
      if (Number(property.initializer.getText().replaceAll('_', '')) < SHORTEST_TIMEOUT) return property.getText();
    }
  }
  return null;
}
