import '@fontsource-variable/noto-sans-jp/index.css';
import { vars } from '@concordia/ui/theme';
import { setElementVars } from '@vanilla-extract/dynamic';
import { staticTokens } from '../packages/ui/src/theme/tokens';

const japanese = "'Noto Sans JP Variable'";
const { sans, mono } = staticTokens().font.family;

/**
 * Appends a Japanese font so that stories look the same on every machine. The product leaves Japanese to system fonts, since one weighs megabytes.
 * The browser fetches each subset when a character needs it.
 */
export function addJapanese(): void {
  setElementVars(document.documentElement, {
    [vars.font.family.sans]: `${sans}, ${japanese}`,
    [vars.font.family.mono]: `${mono}, ${japanese}`,
  });
}
