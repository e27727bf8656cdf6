import type { Draft, DraftUpdate, UploadedFile } from '@concordia/api-client';

export interface DraftText {
  readonly content: string;
  readonly subject: string | null;
  /** Files that are to go out with it. */
  readonly attachments: readonly UploadedFile[];
}

/** `kept`: as the server has it. `writing`: not yet. `conflict`: somebody else was faster, and one of the two must be chosen. */
export type DraftStatus = 'kept' | 'writing' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface DraftState {
  readonly text: DraftText;
  readonly status: DraftStatus;
  /** What another window wrote, in a conflict. */
  readonly theirs: Draft | null;
}

/** Where drafts are kept, and the clock; tests have their own. */
export interface DraftPorts {
  readonly put: (update: DraftUpdate) => Promise<Draft>;
  readonly read: () => Promise<Draft>;
  /** Whether a refusal means that somebody else was faster. */
  readonly isConflict: (problem: unknown) => boolean;
  /** Told what the server has now. */
  readonly onKept: (draft: Draft) => void;
  /** Calls back when nothing was written for a moment; returns how to call it off. */
  readonly whenQuiet: (callback: () => void) => () => void;
}

/** Keeps what somebody writes on the server while they write. */
export interface DraftKeeper {
  readonly getState: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (text: Partial<DraftText>) => void;
  /** Saves at once what is not saved: the field is left, the page is hidden. */
  readonly flush: () => void;
  /** Saves nothing until `release`: what goes out now need not be kept, and its files are about to belong to a message. Resolves when no call is under way. */
  readonly hold: () => Promise<void>;
  /** Saves again, at once what has changed since. */
  readonly release: () => void;
  /** Takes what the server has now, unless something is being written here. */
  readonly hear: (draft: Draft) => void;
  /** Ends a conflict. */
  readonly resolve: (choice: 'mine' | 'theirs' | 'both') => void;
}

const textOf = ({ content, subject, attachments }: DraftText): DraftText => ({ content, subject, attachments });

const idsOf = ({ attachments }: DraftText): string[] => attachments.map(({ id }) => id);

const isSame = (one: DraftText, another: DraftText): boolean =>
  one.content === another.content && one.subject === another.subject && idsOf(one).join() === idsOf(another).join();

/** What two windows wrote, one after the other, with the files of both. */
function joined(theirs: DraftText, ours: DraftText): DraftText {
  const known = new Set(idsOf(ours));
  const attachments = [...theirs.attachments.filter(({ id }) => !known.has(id)), ...ours.attachments];
  return { ...ours, content: `${theirs.content}\n\n${ours.content}`, attachments };
}

/**
 * One call at a time goes to the server, each with the version that it was written on, so that no text is written over. A call that fails
 * leaves the text where it is; the next change or `flush` tries again.
 */
export function createDraftKeeper(kept: Draft, ports: DraftPorts): DraftKeeper {
  let base = kept;
  let state: DraftState = { text: textOf(kept), status: 'kept', theirs: null };
  let callOff: (() => void) | null = null;
  let isHeld = false;
  let underWay: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function wait(): void {
    callOff?.();
    callOff = isHeld ? null : ports.whenQuiet(flush);
  }

  function flush(): void {
    callOff?.();
    callOff = null;
    if (!isHeld && (state.status === 'writing' || state.status === 'failed')) underWay = save();
  }

  async function save(): Promise<void> {
    const sent = state.text;
    set({ status: 'saving' });
    try {
      const { content, subject } = sent;
      base = await ports.put({ content, subject, attachmentIds: idsOf(sent), version: base.version });
      ports.onKept(base);
      if (isSame(sent, state.text)) set({ status: 'saved' });
      else {
        set({ status: 'writing' });
        wait();
      }
    } catch (problem) {
      if (ports.isConflict(problem)) await compare();
      else set({ status: 'failed' });
    }
  }

  /** Somebody else was faster. Where both say the same, or theirs is what ours grew from, there is nothing to decide. */
  async function compare(): Promise<void> {
    try {
      const theirs = await ports.read();
      if (isSame(theirs, state.text)) {
        base = theirs;
        set({ status: 'saved', theirs: null });
      } else set({ status: 'conflict', theirs });
    } catch {
      set({ status: 'failed' });
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(text) {
      const next = { ...state.text, ...text };
      if (isSame(next, state.text)) return;
      const isBusy = state.status === 'saving' || state.status === 'conflict';
      set({ text: next, ...(!isBusy && { status: 'writing' }) });
      if (!isBusy) wait();
    },
    flush,
    hold() {
      isHeld = true;
      callOff?.();
      callOff = null;
      return underWay;
    },
    release() {
      isHeld = false;
      flush();
    },
    hear(draft) {
      if (draft.version <= base.version || state.status === 'saving' || state.status === 'conflict') return;
      if (state.status === 'writing' || state.status === 'failed') {
        if (!isSame(draft, state.text)) set({ status: 'conflict', theirs: draft });
        return;
      }
      base = draft;
      set({ text: textOf(draft), status: 'kept', theirs: null });
    },
    resolve(choice) {
      const { theirs, text } = state;
      if (theirs === null) return;
      base = theirs;
      if (choice === 'theirs') {
        set({ text: textOf(theirs), status: 'kept', theirs: null });
        return;
      }
      set({ text: choice === 'both' ? joined(theirs, text) : text, status: 'writing', theirs: null });
      flush();
    },
  };
}
