import { area as areaPath } from 'd3-shape';
import type { Layer } from './layers';

export function barLayer(
  layers: readonly Layer[],
  centers: readonly number[],
  thickness: number,
  yOf: (value: number) => number,
): string {
  const half = thickness / 2;
  return layers
    .map(({ from, to }, index) => {
      const x = centers[index] ?? 0;
      return from === to ? '' : `M${x - half},${yOf(from)}V${yOf(to)}H${x + half}V${yOf(from)}Z`;
    })
    .join('');
}

export function areaLayer(layers: readonly Layer[], places: readonly number[], yOf: (value: number) => number): string {
  const band = areaPath<Layer>(
    (_, index) => places[index] ?? 0,
    ({ from }) => yOf(from),
    ({ to }) => yOf(to),
  );
  return band(layers) ?? '';
}
