import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url&no-inline';
import semiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url&no-inline';
import { initWasm, type ResvgRenderOptions, Resvg as WasmResvg } from '@resvg/resvg-wasm';
import library from '@resvg/resvg-wasm/index_bg.wasm?url&no-inline';

/* The chart renderer in WebAssembly, with the product's font. */

const fetched = (url: string) => fetch(new URL(url, import.meta.url));
const bytes = async (url: string) => new Uint8Array(await (await fetched(url)).arrayBuffer());

await initWasm(fetched(library));
const fontBuffers = await Promise.all([regular, semiBold].map(bytes));

export class Resvg extends WasmResvg {
  constructor(svg: string, { fitTo }: Pick<ResvgRenderOptions, 'fitTo'>) {
    super(svg, { fitTo, font: { fontBuffers, defaultFontFamily: 'Inter' } });
  }
}
