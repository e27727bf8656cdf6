/** Confidence as a word, since a figure alone suggests more precision than the model has. @param confidence in percent. */
export function likelihood(confidence: number): 'high' | 'middle' | 'low' {
  if (confidence >= 80) return 'high';
  return confidence >= 60 ? 'middle' : 'low';
}
