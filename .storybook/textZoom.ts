/**
 * Text at another size than the browser's default.
 *
 * A page can only change its root font size, which media queries in rem ignore: they follow the browser setting. This file scales those queries to
 * match.
 */
function* mediaRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRulesIn(rule.cssRules);
  }
}

const timesFactor = (query: string, factor: number) =>
  query.replaceAll(/([\d.]+)rem\b/g, (_length, number: string) => `${Number(number) * factor}rem`);

/**
 * Sets the size of all text.
 *
 * @param percent of the browser's default size; 100 changes nothing.
 * @returns a function that restores it.
 */
export function zoomText(percent: number): () => void {
  if (percent === 100) return () => undefined;
  const original = new Map<CSSMediaRule, string>();
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRulesIn(sheet.cssRules)) {
      if (!rule.media.mediaText.includes('rem')) continue;
      original.set(rule, rule.media.mediaText);
      rule.media.mediaText = timesFactor(rule.media.mediaText, percent / 100);
    }
  }
  document.documentElement.style.fontSize = `${percent}%`;
  return () => {
    document.documentElement.style.fontSize = '';
    for (const [rule, query] of original) rule.media.mediaText = query;
  };
}
