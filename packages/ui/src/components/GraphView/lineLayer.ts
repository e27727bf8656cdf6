import type { LineGroup } from './lineGroups';

/** What the lines of a picture are drawn from at a moment. */
export interface LinePicture {
  readonly groups: readonly LineGroup[];
  /** Two places of nodes per edge. */
  readonly ends: Int32Array;
  /** On the canvas, in px: x and y per node. */
  readonly places: Float32Array;
  readonly width: number;
  readonly height: number;
}

export interface LineLayer {
  readonly canvas: HTMLCanvasElement;
  /** Draws another picture, at once or when nothing has moved for a moment. */
  show: (picture: () => LinePicture, isMoving: boolean) => void;
  /** Draws what is still missing. */
  finish: () => void;
  end: () => void;
}

/** Lines per stroke: longer paths take longer by line. */
const batch = 64;

/** Of the processor per frame, in ms: keys and the pointer are answered in between. */
const share = 20;

/** Until the lines return after a movement, in ms. */
const pause = 150;

/** Lines on a canvas of their own, drawn in steps over several frames. They are away while the picture moves. */
export function createLineLayer(): LineLayer {
  const canvas = document.createElement('canvas');
  canvas.style.position = 'absolute';
  const context = canvas.getContext('2d');
  let steps: Iterator<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    steps = null;
  };
  const draw = (most: number) => {
    const since = performance.now();
    while (steps !== null && performance.now() - since < most) if (steps.next().done === true) steps = null;
    if (steps !== null) frame = requestAnimationFrame(() => draw(share));
  };
  const start = (picture: () => LinePicture) => {
    if (context === null) return;
    steps = strokes(context, picture());
    draw(share);
  };
  let waiting: (() => void) | null = null;
  return {
    canvas,
    show: (picture, isMoving) => {
      stop();
      context?.clearRect(0, 0, canvas.width, canvas.height);
      waiting = () => {
        waiting = null;
        start(picture);
      };
      if (isMoving) timer = setTimeout(() => waiting?.(), pause);
      else waiting();
    },
    finish: () => {
      clearTimeout(timer);
      waiting?.();
      cancelAnimationFrame(frame);
      draw(Number.POSITIVE_INFINITY);
    },
    end: stop,
  };
}

/** Each step draws a batch. */
function* strokes(context: CanvasRenderingContext2D, picture: LinePicture): Generator<void> {
  const { groups, ends, places, width, height } = picture;
  fitTo(context, width, height);
  for (const { color, width: lineWidth, edges } of groups) {
    context.strokeStyle = color;
    context.lineWidth = lineWidth;
    for (let from = 0; from < edges.length; from += batch) {
      context.beginPath();
      for (const edge of edges.slice(from, from + batch)) {
        const [one, other] = [(ends[edge * 2] ?? -1) * 2, (ends[edge * 2 + 1] ?? -1) * 2];
        const [x, y, toX, toY] = [places[one], places[one + 1], places[other], places[other + 1]];
        if (x === undefined || y === undefined || toX === undefined || toY === undefined) continue;
        if (Math.max(x, toX) < 0 || Math.min(x, toX) > width || Math.max(y, toY) < 0 || Math.min(y, toY) > height)
          continue;
        context.moveTo(x, y);
        context.lineTo(toX, toY);
      }
      context.stroke();
      yield;
    }
  }
}

function fitTo(context: CanvasRenderingContext2D, width: number, height: number): void {
  const { canvas } = context;
  const ratio = devicePixelRatio;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  context.scale(ratio, ratio);
}
