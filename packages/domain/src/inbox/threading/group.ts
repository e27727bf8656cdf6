import { mentionedIds, type ThreadLinks } from './references.js';

/** Disjoint sets of numbers with near-constant time per union (Tarjan 1975: union with path halving). */
class DisjointSets {
  private readonly parents: number[] = [];

  add(): number {
    return this.parents.push(this.parents.length) - 1;
  }

  find(item: number): number {
    let at = item;
    for (;;) {
      const parent = this.parents[at] ?? at;
      if (parent === at) return at;
      const grandparent = this.parents[parent] ?? parent;
      this.parents[at] = grandparent;
      at = grandparent;
    }
  }

  unite(one: number, another: number): void {
    const [low, high] = [this.find(one), this.find(another)].toSorted((a, b) => a - b);
    if (low !== undefined && high !== undefined) this.parents[high] = low;
  }
}

/**
 * Groups messages into conversations by the ids that they mention, never by subject alone: two people can both write 'Hello'.
 *
 * A missing parent still joins its children. Cycles and repeated ids are harmless. A message without links is its own conversation.
 *
 * @param messages in any order.
 * @returns the message indices of each conversation, ascending; conversations in order of their first message.
 */
export function groupConversations(messages: readonly ThreadLinks[]): number[][] {
  const sets = new DisjointSets();
  const nodes = messages.map(() => sets.add());
  const nodeOfId = new Map<string, number>();
  for (const [index, message] of messages.entries()) {
    const node = nodes[index] ?? 0;
    for (const id of mentionedIds(message)) {
      const known = nodeOfId.get(id);
      if (known === undefined) nodeOfId.set(id, node);
      else sets.unite(known, node);
    }
  }
  const groups = new Map<number, number[]>();
  for (const [index, node] of nodes.entries()) {
    const root = sets.find(node);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [index]);
    else group.push(index);
  }
  return [...groups.values()];
}
