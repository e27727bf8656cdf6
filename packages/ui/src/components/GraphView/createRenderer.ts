import Sigma from 'sigma';
import type { CameraState, Coordinates } from 'sigma/types';
import { labelDrawing, markDrawing } from './drawLabels';
import { FlatNodeProgram } from './FlatNodeProgram';
import type { GraphData } from './graph';
import type { Positions } from './layOut';
import { edgeLook, type Focus, nodeLook } from './looks';
import { makeGraph } from './makeGraph';
import { drawManyLines, manyEdges } from './manyLines';
import { paletteOf } from './palette';
import { pictureOf } from './pictureOf';

export interface RendererOptions {
  canvas: HTMLElement;
  probe: HTMLElement;
  data: GraphData;
  positions: Positions;
  /** What is drawn first. */
  focus: Focus;
  onPoint: (id: string | null) => void;
  onPress: (id: string | null) => void;
  /** After each drawing: places have changed. */
  onRendered: (renderer: GraphRenderer) => void;
}

/** The graph on its canvas. */
export interface GraphRenderer {
  /** Draws again what the focus changes. */
  focusOn: (focus: Focus) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Shows all. */
  fit: () => void;
  /** Brings a node to the middle. */
  show: (id: string) => void;
  /** From the graph's units to px on the canvas. */
  toScreen: (place: Coordinates) => Coordinates;
  /** What is shown, on the ground color. */
  picture: () => HTMLCanvasElement;
  /** Of all nodes, in px on the canvas. */
  places: () => ReadonlyMap<string, Coordinates>;
  end: () => void;
}

const placeAt = (positions: Positions, index: number): Coordinates => ({
  x: positions[index * 2] ?? 0,
  y: positions[index * 2 + 1] ?? 0,
});

/** In ms. */
const calm = 200;

const zoomStep = 1.5;

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws a graph by WebGL. @throws Error if the browser gives no WebGL */
export function createRenderer(options: RendererOptions): GraphRenderer {
  const { canvas, probe, data, positions } = options;
  let { focus } = options;
  const palette = paletteOf(probe);
  const isMany = data.edges.length > manyEdges;
  const graph = makeGraph(isMany ? { ...data, edges: [] } : data, positions, palette, canvas.clientWidth);
  const text = getComputedStyle(probe.parentElement ?? probe);
  const sigma = new Sigma(graph, canvas, {
    allowInvalidContainer: true,
    zIndex: true,
    labelFont: text.fontFamily,
    labelSize: Number.parseFloat(text.fontSize) * 0.8,
    labelWeight: '500',
    labelDensity: 0.6,
    labelRenderedSizeThreshold: 7,
    nodeProgramClasses: { circle: FlatNodeProgram },
    stagePadding: 40,
    minCameraRatio: 0.02,
    maxCameraRatio: 2,
    defaultDrawNodeLabel: labelDrawing(palette),
    defaultDrawNodeHover: markDrawing(palette),
    nodeReducer: (id, own) => nodeLook(id, own, focus, palette),
    edgeReducer: (edge, own) => edgeLook(graph.extremities(edge), Number(edge), own, focus, palette),
  });
  const lines = isMany ? drawManyLines({ sigma, container: canvas, data, positions, palette }) : null;
  const camera = sigma.getCamera();
  const go = (state: Partial<CameraState>) => {
    if (isMotionReduced()) camera.setState(state);
    else void camera.animate(state, { duration: calm });
  };
  let isOver = false;
  const renderer: GraphRenderer = {
    focusOn: (next) => {
      // React tells the selection to the drawing that another one replaces, too.
      if (isOver) return;
      // Drawn already, before there was anybody to place the names.
      if (next === focus) {
        options.onRendered(renderer);
        return;
      }
      const last = focus;
      focus = next;
      const isPointer = last.selected === next.selected && last.path === next.path && last.fading === next.fading;
      // Of many thousand edges none changes under the pointer.
      const nodes = [last.current, next.current].filter((id) => id !== null);
      sigma.refresh({ skipIndexation: true, ...(isPointer && { partialGraph: { nodes } }) });
    },
    zoomIn: () => go({ ratio: camera.ratio / zoomStep }),
    zoomOut: () => go({ ratio: camera.ratio * zoomStep }),
    fit: () => go({ x: 0.5, y: 0.5, ratio: 1 }),
    show: (id) => {
      const at = sigma.getNodeDisplayData(id);
      if (at) go({ x: at.x, y: at.y });
    },
    toScreen: (place) => sigma.graphToViewport(place),
    places: () => new Map(data.nodes.map(({ id }, at) => [id, sigma.graphToViewport(placeAt(positions, at))] as const)),
    picture: () => {
      // WebGL forgets what it drew after the frame: it is drawn and copied in one go.
      sigma.refresh({ skipIndexation: true });
      lines?.finish();
      const layers = Object.values(sigma.getCanvases());
      return pictureOf(lines === null ? layers : [lines.canvas, ...layers], palette.ground);
    },
    end: () => {
      isOver = true;
      lines?.end();
      sigma.kill();
    },
  };
  sigma.on('enterNode', ({ node }) => options.onPoint(node));
  sigma.on('leaveNode', () => options.onPoint(null));
  sigma.on('clickNode', ({ node }) => options.onPress(node));
  sigma.on('clickStage', () => options.onPress(null));
  sigma.on('afterRender', () => {
    lines?.follow(focus);
    options.onRendered(renderer);
  });
  lines?.follow(focus);
  return renderer;
}
