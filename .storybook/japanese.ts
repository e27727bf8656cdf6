import '@fontsource-variable/noto-sans-jp/index.css';
import { vars } from '@concordia/ui/theme';
import { setElementVars } from '@vanilla-extract/dynamic';
import { staticTokens } from '../packages/ui/src/theme/tokens';

const japanese = "'Noto Sans JP Variable'";
const { sans, mono } = staticTokens().font.family;

/**
 * Puts a Japanese font behind the product's own, so that stories in that script look the same on every machine and in every picture. The
 * product itself leaves Japanese to the reader's system: a font of it weighs megabytes. Each part of it is fetched when a character asks for it.
 */
export function addJapanese(): void {
  setElementVars(document.documentElement, {
    [vars.font.family.sans]: `${sans}, ${japanese}`,
    [vars.font.family.mono]: `${mono}, ${japanese}`,
  });
}
