import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { ChartDrawer } from './chart-drawer.js';

/** The library as the thread of the server sees it. The drawing thread is not under the test's runner and loads the real one. */
vi.mock('@resvg/resvg-js', () => {
  throw new Error('Charts are drawn in a thread of their own.');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><text y="15">Concordia</text></svg>';

const drawers: ChartDrawer[] = [];
const newDrawer = () => {
  const drawer = new ChartDrawer();
  drawers.push(drawer);
  return drawer;
};

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(drawers.splice(0).map((drawer) => drawer.onModuleDestroy()));
});

test('draws at twice the size, with the fonts of the product, outside the thread of the server', async () => {
  const png = await newDrawer().png(SVG);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 80, 40]);
  const { Resvg } = await vi.importActual<typeof import('@resvg/resvg-js')>('@resvg/resvg-js');
  const blank = new Resvg(SVG.replace('Concordia', ''), { fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
  expect(png.equals(blank)).toBe(false);
});

test('draws what several ask for at once, each their own', async () => {
  const drawer = newDrawer();
  const one = await drawer.png(SVG);
  const [same, wider] = await Promise.all([drawer.png(SVG), drawer.png(SVG.replace('width="40"', 'width="60"'))]);
  expect(same.equals(one)).toBe(true);
  expect(wider.readUInt32BE(16)).toBe(120);
});

test('what cannot be drawn fails alone', async () => {
  const drawer = newDrawer();
  const [broken, whole] = await Promise.allSettled([drawer.png('<svg'), drawer.png(SVG)]);
  expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled']);
});

test('has no thread before the first drawing, nor when idle, and draws again after that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ends = vi.spyOn(Worker.prototype, 'terminate');
  const drawer = newDrawer();
  await drawer.onModuleDestroy();
  expect(ends).not.toHaveBeenCalled();

  const first = await drawer.png(SVG);
  expect(ends).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveBeenCalledOnce();
  await ends.mock.results[0]?.value;

  expect((await drawer.png(SVG)).equals(first)).toBe(true);
});

test('a drawing under way when the server stops fails instead of hanging', async () => {
  const drawer = newDrawer();
  const drawn = drawer.png(SVG);
  const [result] = await Promise.allSettled([drawn, drawer.onModuleDestroy()]);
  expect(result.status).toBe('rejected');
});
