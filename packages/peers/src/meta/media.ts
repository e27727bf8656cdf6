import { createHash } from 'node:crypto';
import { randomId } from '../kit/ids.js';
import type { PlayedFile } from '../kit/peer.js';
import type { PeerAnswer } from '../kit/refusal.js';

const KEPT = 500;

/** Files sent by contacts, and those we uploaded. */
export class MediaStore {
  readonly #files = new Map<string, PlayedFile>();

  constructor(private readonly random: () => number) {}

  keep(file: PlayedFile): string {
    const id = `9${randomId(this.random, 'digits', 15)}`;
    this.#files.set(id, file);
    if (this.#files.size > KEPT) this.#files.delete(this.#files.keys().next().value ?? '');
    return id;
  }

  has = (id: string): boolean => this.#files.has(id);

  find = (id: string): PlayedFile | null => this.#files.get(id) ?? null;

  open(id: string): PeerAnswer {
    const file = this.#files.get(id);
    if (file === undefined) return { status: 404, body: 'Not found' };
    return { status: 200, headers: { 'content-type': file.contentType }, body: file.content };
  }
}

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

export async function fileIn(form: FormData, name: string): Promise<PlayedFile | null> {
  const file = form.get(name);
  if (!(file instanceof File)) return null;
  return { name: file.name, contentType: file.type, content: new Uint8Array(await file.arrayBuffer()) };
}

export function mediaKind(contentType: string): 'image' | 'video' | 'audio' | 'file' {
  const [type] = contentType.split('/');
  return type === 'image' || type === 'video' || type === 'audio' ? type : 'file';
}
