import type Sigma from 'sigma';
import type { GraphData } from './graph';
import type { Positions } from './layOut';
import { lineGroups } from './lineGroups';
import { createLineLayer } from './lineLayer';
import { edgeLook, type Focus } from './looks';
import type { GraphPalette } from './palette';

/** More lines than WebGL draws quickly without a graphics card. */
export const manyEdges = 20_000;

interface ManyLines {
  sigma: Sigma;
  container: HTMLElement;
  data: GraphData;
  positions: Positions;
  palette: GraphPalette;
}

/** Draws the lines of a large graph beneath its dots, which sigma draws. */
export function drawManyLines({ sigma, container, data, positions, palette }: ManyLines) {
  const layer = createLineLayer();
  container.prepend(layer.canvas);
  const numbers = new Map(data.nodes.map(({ id }, at) => [id, at]));
  const ends = Int32Array.from(
    data.edges.flatMap(({ source, target }) => [numbers.get(source) ?? -1, numbers.get(target) ?? -1]),
  );
  const placesNow = () => {
    const places = new Float32Array(positions.length);
    for (let at = 0; at < positions.length; at += 2) {
      const { x, y } = sigma.graphToViewport({ x: positions[at] ?? 0, y: positions[at + 1] ?? 0 });
      places[at] = x;
      places[at + 1] = y;
    }
    return places;
  };
  const groupsOf = (focus: Focus) =>
    lineGroups(data.edges.length, (edge) => {
      const { source = '', target = '', strength } = data.edges[edge] ?? {};
      return edgeLook([source, target], edge, { size: 1 + (strength ?? 0), color: palette.edge }, focus, palette);
    });
  let shown: { focus: Focus; view: string; groups: ReturnType<typeof groupsOf> } | null = null;
  return {
    canvas: layer.canvas,
    finish: layer.finish,
    end: layer.end,
    /** After each drawing of the dots: draws the lines again where they have changed. */
    follow: (focus: Focus) => {
      const { x, y, ratio, angle } = sigma.getCamera().getState();
      const { width, height } = sigma.getDimensions();
      const view = [x, y, ratio, angle, width, height, devicePixelRatio].join(' ');
      const isSame = shown !== null && isLike(shown.focus, focus);
      if (isSame && shown?.view === view) return;
      const isMoving = shown !== null && shown.view !== view;
      const groups = isSame && shown !== null ? shown.groups : groupsOf(focus);
      shown = { focus, view, groups };
      layer.show(() => ({ groups, ends, places: placesNow(), width, height }), isMoving);
    },
  };
}

/** The node under the pointer changes no line. */
const isLike = (one: Focus, other: Focus) =>
  one.selected === other.selected && one.path === other.path && one.fading === other.fading;
