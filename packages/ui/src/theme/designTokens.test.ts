import { describe, expect, it } from 'vitest';
import { designTokens, designTokensJson } from './designTokens';

describe('tokens.json', () => {
  it('is what the token data says (run vitest with --update after a change)', async () => {
    await expect(designTokensJson()).toMatchFileSnapshot('./tokens.json');
  });

  it('is JSON that says the same as the document', () => {
    expect(JSON.parse(designTokensJson())).toEqual(designTokens());
  });

  it('gives both themes the same shape', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !('$value' in value)
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : '';
    const { theme } = designTokens();
    if (typeof theme !== 'object' || !('light' in theme) || !('dark' in theme)) throw new Error('themes are missing');
    expect(shape(theme.dark)).toEqual(shape(theme.light));
  });
});
