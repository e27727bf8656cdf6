import type { Draft, DraftUpdate, UploadedFile } from '@concordia/api-client';
import { htmlOfText } from '@concordia/domain';

export interface DraftText {
  readonly content: string;
  /** The content with its formatting, of an email; `null` if it has none. */
  readonly html: string | null;
  readonly subject: string | null;
  readonly attachments: readonly UploadedFile[];
}

/** `kept`: as on the server. `writing`: unsaved. `conflict`: another window saved first, and the user must choose. */
export type DraftStatus = 'kept' | 'writing' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface DraftState {
  readonly text: DraftText;
  readonly status: DraftStatus;
  /** The other window's draft, in a conflict. */
  readonly theirs: Draft | null;
}

/** Storage and timer, replaced in tests. */
export interface DraftPorts {
  readonly put: (update: DraftUpdate) => Promise<Draft>;
  readonly read: () => Promise<Draft>;
  /** Whether an error means that another window saved first. */
  readonly isConflict: (problem: unknown) => boolean;
  /** Called with the draft as stored by the server. */
  readonly onKept: (draft: Draft) => void;
  /** Calls back when nothing was written for a moment. @returns a function that cancels. */
  readonly whenQuiet: (callback: () => void) => () => void;
}

export interface DraftKeeper {
  readonly getState: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (text: Partial<DraftText>) => void;
  /** Saves unsaved changes at once: when the field loses focus or the page is hidden. */
  readonly flush: () => void;
  /**
   * Stops saving until `release`: a message being sent needs no draft, and its files are about to move to the message.
   * Resolves when no call is pending.
   */
  readonly hold: () => Promise<void>;
  /** Resumes saving, and saves pending changes at once. */
  readonly release: () => void;
  /** Takes the server's draft. Unsaved changes that differ make it a conflict. */
  readonly hear: (draft: Draft) => void;
  readonly resolve: (choice: 'mine' | 'theirs' | 'both') => void;
}

const textOf = ({ content, html, subject, attachments }: DraftText): DraftText => ({
  content,
  html,
  subject,
  attachments,
});

const idsOf = ({ attachments }: DraftText): string[] => attachments.map(({ id }) => id);

const isSame = (one: DraftText, another: DraftText): boolean =>
  one.content === another.content &&
  one.html === another.html &&
  one.subject === another.subject &&
  idsOf(one).join() === idsOf(another).join();

/** Both windows' texts and files, theirs first. */
function joined(theirs: DraftText, ours: DraftText): DraftText {
  const known = new Set(idsOf(ours));
  const attachments = [...theirs.attachments.filter(({ id }) => !known.has(id)), ...ours.attachments];
  return { ...ours, ...together(theirs, ours), attachments };
}

type Written = Pick<DraftText, 'content' | 'html'>;

/** One text after the other. */
export function together(first: Written, second: Written): Written {
  if (first.content.trim() === '') return { content: second.content, html: second.html };
  const html = first.html === null && second.html === null ? null : `${htmlOf(first)}\n${htmlOf(second)}`;
  return { content: `${first.content}\n\n${second.content}`, html };
}

const htmlOf = ({ content, html }: Written): string => html ?? htmlOfText(content);

/**
 * Makes one call at a time, with the version it is based on, so that no text is overwritten. A failed call keeps the text;
 * the next change or `flush` retries.
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
      const { content, html, subject } = sent;
      base = await ports.put({ content, html, subject, attachmentIds: idsOf(sent), version: base.version });
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

  /** Another window saved first. Equal texts are no conflict. */
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
