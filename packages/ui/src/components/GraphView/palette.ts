import { themed } from './palette.css';

/** Colors as the drawing takes them: `rgb(…)`. */
export interface GraphPalette {
  /** Of the clusters, the largest first. */
  clusters: readonly string[];
  /** Nodes of no cluster, or of one beyond those with a color. */
  other: string;
  edge: string;
  /** Nodes and edges behind those in focus. */
  faded: { node: string; edge: string };
  accent: string;
  ink: string;
  ground: string;
}

/** Clusters are told apart by their places and names alone. */
const forced = {
  clusters: ['CanvasText'],
  other: 'CanvasText',
  edge: 'GrayText',
  faded: { node: 'GrayText', edge: 'GrayText' },
  accent: 'Highlight',
  ink: 'CanvasText',
  ground: 'Canvas',
} satisfies GraphPalette;

/** Reads the theme's colors, or the person's own. @param probe an element in the graph whose colors are not forced */
export function paletteOf(probe: HTMLElement): GraphPalette {
  const read = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const { clusters, other, edge, faded, accent, ink, ground } = matchMedia('(forced-colors: active)').matches
    ? forced
    : themed;
  return {
    clusters: clusters.map(read),
    other: read(other),
    edge: read(edge),
    faded: { node: read(faded.node), edge: read(faded.edge) },
    accent: read(accent),
    ink: read(ink),
    ground: read(ground),
  };
}
