import ts from 'typescript';
import { parse } from './sources.ts';

/** Global objects' members that read a clock or a die. */
const members = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'performance.timeOrigin',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'process.hrtime',
  'process.env',
]);

/** Functions that reach the outside when they are called by their bare names. */
const functions = new Set([
  'fetch',
  'Date',
  'randomUUID',
  'randomBytes',
  'randomInt',
  'setTimeout',
  'setInterval',
  'setImmediate',
]);

function impurityOf(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.getText().replace(/^globalThis\./, '');
    return members.has(name) ? name : null;
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && functions.has(node.expression.text)) {
    return isParameterHere(node.expression) ? null : `${node.expression.text}()`;
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0)
    return 'new Date()';
  return null;
}

/** `fetch` that a surrounding function was given is what we want; only the global one is impure. */
function isParameterHere(name: ts.Identifier): boolean {
  for (let scope: ts.Node = name; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((parameter) => bindsName(parameter.name, name.text)))
      return true;
  }
  return false;
}

const bindsName = (binding: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(binding)
    ? binding.text === name
    : binding.elements.some((element) => ts.isBindingElement(element) && bindsName(element.name, name));

/** Where none of these stands in a source, it needs no syntax tree. */
const suspicious = new RegExp(
  [...members]
    .map((member) => member.replace('.', '\\.'))
    .concat(`\\b(?:${[...functions].join('|')})\\b`)
    .join('|'),
);

/** Where a source reads the clock, the die, the network or the environment by itself: `line: what`. */
export function impuritiesIn(file: string, text: string): string[] {
  if (!suspicious.test(text)) return [];
  const source = parse(file, text);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const impurity = impurityOf(node);
    if (impurity !== null) found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${impurity}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
