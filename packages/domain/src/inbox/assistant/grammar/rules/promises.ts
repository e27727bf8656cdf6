import { always, de, en, SHOW, withName } from './rule.js';

const promisesWith = (by: 'us' | 'them') => withName((name) => ({ kind: 'promises_with', name, by }));

export const PROMISES = [
  ...en(
    promisesWith('us'),
    `(?:did|have) (?:we|i) (?:ever )?promised? (?:anything|something)(?: else)? to N`,
    `(?:did|have) (?:we|i) (?:ever )?promised? N (?:anything|something)`,
    `what (?:did|have|had) (?:we|i) promised?(?: to)? N`,
    `what (?:do|did) (?:we|i) owe N`,
    `do (?:we|i) owe N (?:anything|something)`,
    `do (?:we|i) owe (?:anything|something) to N`,
    `(?:what are |${SHOW})?(?:our|my) promises to N`,
    `${SHOW}promises (?:we|i) made to N`,
  ),
  ...en(
    promisesWith('them'),
    `(?:did|has) N (?:ever )?promised? (?:(?:us|me) )?(?:anything|something)`,
    `(?:did|has) N (?:ever )?promised? (?:anything|something) to (?:us|me)`,
    `what (?:did|has|had) N promised?(?: (?:to )?(?:us|me))?`,
    `what does N owe (?:us|me)`,
    `(?:what are |${SHOW})?N's promises(?: to (?:us|me))?`,
  ),
  ...en(
    always({ kind: 'promises_with', name: null, by: 'them' }),
    `what (?:were|was|have) (?:we|i)(?: been)? promised`,
    `who (?:has )?promised (?:us|me) (?:what|something|anything)`,
  ),
  ...de(
    promisesWith('us'),
    `(?:haben wir|habe ich) N (?:etwas|was|irgendetwas) (?:versprochen|zugesagt)`,
    `was (?:haben wir|habe ich) N (?:versprochen|zugesagt)`,
    `(?:schulden wir|schulde ich) N (?:etwas|was|noch etwas)`,
    `was (?:schulden wir|schulde ich) N`,
  ),
  ...de(
    promisesWith('them'),
    `was hat N (?:(?:uns|mir) )?(?:versprochen|zugesagt)`,
    `was hat (?:uns|mir) N (?:versprochen|zugesagt)`,
    `hat (?:(?:uns|mir) )?N (?:(?:uns|mir) )?(?:etwas|was|irgendetwas) (?:versprochen|zugesagt)`,
  ),
  ...de(
    always({ kind: 'promises_with', name: null, by: 'us' }),
    `was (?:haben wir|habe ich)(?: alles)? (?:versprochen|zugesagt)`,
  ),
  ...de(always({ kind: 'promises_with', name: null, by: 'them' }), `was wurde (?:uns|mir) (?:versprochen|zugesagt)`),
];
