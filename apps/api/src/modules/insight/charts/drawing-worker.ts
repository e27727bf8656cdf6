import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { FromDrawingThread, ToDrawingThread } from './drawing-thread.js';

/*
 * Worker thread that renders SVG to PNG. Rendering and encoding take about 100 ms of CPU, and the library encodes on the calling thread. A single
 * file without local imports, so that it also runs from source.
 */

/** Twice the display size of charts, so that they are crisp on high-density screens. */
const SCALE = 2;

const font = (file: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`));

/** Inter in the two weights that charts use. */
const FONTS = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'].map(font);

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');

function png(svg: string): Uint8Array {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  return resvg.render().asPng();
}

function answer({ number, svg }: ToDrawingThread): FromDrawingThread {
  try {
    return { number, png: png(svg) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (order: ToDrawingThread) => port.postMessage(answer(order)));
