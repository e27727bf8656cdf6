import ts from 'typescript';
import { parse } from './sources.ts';

/** A word that a file says by itself, or a locale that it chose for the reader. */
export interface Spoken {
  line: number;
  /** What is wrong, with the words as written. */
  fault: string;
}

/** Attributes and properties whose text reaches a person, by eye or by ear. */
const spokenNames =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|description|placeholder|heading|caption|summary|detail|help|tagline|message|tooltip|content|children|announcement)$|(Label|Text|Title|Description|Message|Placeholder|Words)$/;

/** Attributes that hold several lower-case words and no language. */
const technicalNames = /^(className|rel|sandbox|placement|autoComplete|style|d|viewBox|points|width|height|transform)$/;

/** The same in every language: the motto is Latin. */
const unchanging: ReadonlySet<string> = new Set(['Concordia res parvae crescunt.']);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const looksNamed = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);
const isMarkup = (text: string): boolean => /[{}]|<[a-z!/]/i.test(text);
/** Two words of which the first is written with a capital, or three of any kind. */
const isProse = (text: string): boolean =>
  !isMarkup(text) && (/^[“"(]?\p{Lu}\S* \p{L}/u.test(text) || /(^|\s)\p{L}+ \p{L}+ \p{L}+/u.test(text));

/** The literal text of an expression that is text: `one` and `two` of `a ? 'one' : `two ${b}``. */
function textsOf(node: ts.Node): ts.Node[] {
  if (ts.isStringLiteralLike(node)) return hasLetters(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node)) {
    const literals = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    const own = literals.some(({ text }) => hasLetters(text)) ? [node] : [];
    return [...own, ...node.templateSpans.flatMap(({ expression }) => textsOf(expression))];
  }
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isChosen = /^(\?\?|\|\||\+)$/.test(node.operatorToken.getText());
    return [...(isChosen ? textsOf(node.left) : []), ...(isComparison(node) ? [] : textsOf(node.right))];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return textsOf(node.expression);
  // `[…].join(' · ')` is a text; what a function is given is not yet one.
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return textsOf(node.expression.expression);
  return [];
}

const isComparison = (node: ts.BinaryExpression): boolean => /^[=!]==?$|^[<>]=?$/.test(node.operatorToken.getText());

function inAttribute(node: ts.JsxAttribute): ts.Node[] {
  const name = node.name.getText();
  const value = node.initializer;
  if (value === undefined || technicalNames.test(name)) return [];
  const texts = ts.isJsxExpression(value) ? (value.expression ? textsOf(value.expression) : []) : textsOf(value);
  if (spokenNames.test(name)) return texts;
  return texts.filter((text) => ts.isStringLiteralLike(text) && looksNamed(text.text));
}

/** Text whose place alone says that a person gets it. */
function inPlace(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return hasLetters(node.text) ? [node] : [];
  if (ts.isJsxAttribute(node)) return inAttribute(node);
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return node.expression ? textsOf(node.expression) : [];
  if (ts.isPropertyAssignment(node) && spokenNames.test(node.name.getText().replaceAll(/['"]/g, '')))
    return textsOf(node.initializer);
  return [];
}

/** Sentences wherever they stand, except in errors that a programmer gets. */
function inProse(node: ts.Node): ts.Node[] {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (
    !isText ||
    (ts.isStringLiteralLike(node) && unchanging.has(node.text)) ||
    !isProse(ts.isTemplateExpression(node) ? templateText(node) : node.text)
  )
    return [];
  const { parent } = node;
  const isTechnical =
    ts.isExpressionStatement(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isJsxAttribute(parent) && technicalNames.test(parent.name.getText())) ||
    (ts.isNewExpression(parent) && /(Error|Exception)$/.test(parent.expression.getText()));
  return isTechnical ? [] : [node];
}

const templateText = (node: ts.TemplateExpression): string =>
  [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join('');

/** What people type into a terminal is no language of theirs. */
const isCode = (node: ts.Node): boolean =>
  ts.isJsxElement(node) && /^(code|kbd|samp)$/.test(node.openingElement.tagName.getText());

/** What lends its length to skeletons while the true thing is read: nobody reads it. */
const isShape = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && /^likely|^LIKELY/.test(node.name.getText());

/** A locale that was chosen in the code, or left to the machine, instead of the person's. */
function fixedLocale(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const name = node.expression.name.text;
    if (/^toLocale\w*String$/.test(name)) return `${name} instead of useFigure or useDateFormat`;
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  const made = node.expression.getText();
  // The names of what there is, such as time zones, are nobody's language.
  if (made === 'Intl.supportedValuesOf') return null;
  if (!/^Intl\.\w+(Format|Rules|Collator|Segmenter|DisplayNames)?$/.test(made) || made.endsWith('s.supportedLocalesOf'))
    return null;
  const [locale] = node.arguments ?? [];
  const use = ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : '';
  // Taken apart on the spot, it counts days in a time zone, and nobody reads it.
  if (use === 'formatToParts') return null;
  if (locale === undefined) return use === 'resolvedOptions' ? null : `${made} in the machine's locale`;
  return textsOf(locale).length > 0 ? `${made} in a fixed locale` : null;
}

/** English names that the domain has for its own things: a catalog says them, and only a catalog. */
const isNameOfTheDomain = (node: ts.Node): boolean => ts.isImportSpecifier(node) && node.name.text.endsWith('_NAMES');

/** Everything that a source file says without asking the catalog. */
export function spokenIn(file: string, text: string): Spoken[] {
  const source = parse(file, text);
  const found = new Map<ts.Node, string>();
  const visit = (node: ts.Node): void => {
    if (isShape(node) || isCode(node)) return;
    for (const spoken of [...inPlace(node), ...inProse(node)])
      found.set(spoken, spoken.getText().replaceAll(/\s+/g, ' ').trim());
    if (isNameOfTheDomain(node)) found.set(node, node.getText());
    const locale = fixedLocale(node);
    if (locale !== null) found.set(node, locale);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].map(([node, fault]) => ({
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    fault,
  }));
}

/** The sections that a file defines: the constant that holds each, and its name in the catalog. */
export function sectionsIn(file: string, text: string): { constant: string; name: string }[] {
  const found: { constant: string; name: string }[] = [];
  if (!/\bsection\b/.test(text)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'section') {
      const [name] = node.arguments;
      const constant = ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '';
      found.push({ constant, name: name && ts.isStringLiteralLike(name) ? name.text : '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}

/** Plurals that were made by hand: other languages have other forms for other numbers, which `counted` knows. */
export function handMadePluralsIn(file: string, text: string): Spoken[] {
  const source = parse(file, text);
  const found: Spoken[] = [];
  const visit = (node: ts.Node): void => {
    const isHandMade =
      ts.isConditionalExpression(node) &&
      ts.isBinaryExpression(node.condition) &&
      isComparison(node.condition) &&
      node.condition.right.getText() === '1' &&
      textsOf(node).length > 0;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (isHandMade) found.push({ line, fault: node.getText() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
