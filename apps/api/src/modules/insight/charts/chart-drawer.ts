import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';

/** Drawn at twice the size that it is shown at, so that it is crisp on every screen. */
const SCALE = 2;

const font = (file: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`));

/** The product's sans, in the two weights that charts use. */
const FONTS = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'].map(font);

/** Turns drawings of ours into pictures, on a thread of the library's own. */
@Injectable()
export class ChartDrawer {
  /** @param svg with a width and a height in px; it refers to nothing outside itself. */
  async png(svg: string): Promise<Buffer> {
    const drawn = await renderAsync(svg, {
      fitTo: { mode: 'zoom', value: SCALE },
      font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    return drawn.asPng();
  }
}
