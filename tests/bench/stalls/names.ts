import type { Profiler } from 'node:inspector';
import type { Stall } from './monitor.ts';

/** A stretch, and what was seen in it. Times in milliseconds. */
export interface NamedStall {
  /** On the monotonic clock of the machine. */
  readonly at: number;
  readonly wall: number;
  readonly cpu: number;
  /** The functions of ours that the samples were in, or below, most first. */
  readonly functions: readonly { readonly name: string; readonly ms: number }[];
}

const MOST_NAMES = 4;

/** The functions in whose calls the loop stood still, from the samples of that time. */
export function namesOfStalls(stalls: readonly Stall[], profile: Profiler.Profile): NamedStall[] {
  const owners = ownersOf(profile.nodes);
  const samples = profile.samples ?? [];
  const deltas = profile.timeDeltas ?? [];
  const named = stalls.map((stall) => ({ stall, times: new Map<string, number>() }));
  let at = profile.startTime;
  let index = 0;
  for (const [number, sample] of samples.entries()) {
    const delta = deltas[number] ?? 0;
    at += delta;
    while (index < named.length && at > (named[index]?.stall.to ?? 0)) index += 1;
    const one = named[index];
    if (one === undefined) break;
    if (at < one.stall.from) continue;
    const name = owners.get(sample) ?? '(unknown)';
    one.times.set(name, (one.times.get(name) ?? 0) + delta);
  }
  return named.map(({ stall: { from, to, cpu }, times }) => ({
    at: from / 1_000,
    wall: (to - from) / 1_000,
    cpu: cpu / 1_000,
    functions: [...times]
      .toSorted(([, one], [, another]) => another - one)
      .slice(0, MOST_NAMES)
      .map(([name, time]) => ({ name, ms: time / 1_000 })),
  }));
}

/** For each place in the tree of calls the innermost function of ours, with what it called outside of ours. */
function ownersOf(nodes: readonly Profiler.ProfileNode[]): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const owners = new Map<number, string>();
  const walk = (node: Profiler.ProfileNode, owner: string | null): void => {
    const { functionName, url, lineNumber } = node.callFrame;
    const isOurs = url.includes('/dist/') && !url.includes('/node_modules/');
    const name = `${functionName === '' ? '(anonymous)' : functionName} ${shortUrl(url)}:${lineNumber + 1}`;
    const own = isOurs ? name : owner;
    owners.set(node.id, own ?? name);
    for (const child of node.children ?? []) {
      const next = byId.get(child);
      if (next !== undefined) walk(next, own);
    }
  };
  const [top] = nodes;
  if (top !== undefined) walk(top, null);
  return owners;
}

const shortUrl = (url: string): string => url.split('/').slice(-3).join('/');
