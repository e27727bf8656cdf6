/** The package ships its word list as untyped data: words and emoticons to mean valence, -4 to 4. */
declare module 'vader-sentiment/src/vader_lexicon.js' {
  export const lexicon: Readonly<Record<string, number>>;
}
