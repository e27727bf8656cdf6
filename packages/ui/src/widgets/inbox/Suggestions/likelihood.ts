/** How sure one can be, as a word: figures alone suggest more precision than a model has. @param confidence in percent. */
export function likelihood(confidence: number): 'high' | 'middle' | 'low' {
  if (confidence >= 80) return 'high';
  return confidence >= 60 ? 'middle' : 'low';
}
