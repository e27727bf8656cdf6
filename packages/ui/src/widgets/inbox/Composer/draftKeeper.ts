import type { Addressing, Draft, DraftUpdate, UploadedFile } from '@concordia/api-client';
import { htmlOfText } from '@concordia/domain';

export interface DraftText {
  readonly content: string;
  /** The content with its formatting, of an email; `null` if it has none. */
  readonly html: string | null;
  readonly subject: string | null;
  /** Chosen recipients, of an email; `null` for those of a plain reply. */
  readonly addressing: Addressing | null;
  readonly attachments: readonly UploadedFile[];
}

/**
 * `kept`: as on the server. `writing`: unsaved. `away`: in this browser only, until the server is back. `conflict`: another window saved first, and
 * the user must choose.
 */
export type DraftStatus = 'kept' | 'writing' | 'saving' | 'saved' | 'failed' | 'away' | 'conflict';

export interface DraftState {
  readonly text: DraftText;
  readonly status: DraftStatus;
  /** The other window's draft, in a conflict. */
  readonly theirs: Draft | null;
}

/** What the server does not have yet. */
export interface UnsavedDraft {
  readonly text: DraftText;
  /** The version that it is based on. */
  readonly version: number;
}

/** Storage and timer, replaced in tests. */
export interface DraftPorts {
  readonly put: (update: DraftUpdate) => Promise<Draft>;
  readonly read: () => Promise<Draft>;
  /** Whether an error means that another window saved first. */
  readonly isConflict: (problem: unknown) => boolean;
  /** Whether an error means that the server was not reached. */
  readonly isAway: (problem: unknown) => boolean;
  /** The browser's own copy of what the server does not have: `null` removes it. */
  readonly remember: (unsaved: UnsavedDraft | null) => void;
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

const textOf = ({ content, html, subject, addressing, attachments }: DraftText): DraftText => ({
  content,
  html,
  subject,
  addressing,
  attachments,
});

const idsOf = ({ attachments }: DraftText): string[] => attachments.map(({ id }) => id);

const isSame = (one: DraftText, another: DraftText): boolean =>
  one.content === another.content &&
  one.html === another.html &&
  one.subject === another.subject &&
  JSON.stringify(one.addressing) === JSON.stringify(another.addressing) &&
  idsOf(one).join() === idsOf(another).join();

const isUnsaved = ({ status }: DraftState): boolean => status === 'writing' || status === 'failed' || status === 'away';

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

/** Continues with what the browser kept; a newer draft from elsewhere makes it a conflict. */
function startOf(kept: Draft, unsaved: UnsavedDraft | null): DraftState {
  if (unsaved === null || isSame(unsaved.text, kept)) return { text: textOf(kept), status: 'kept', theirs: null };
  const isOverwritten = kept.version > unsaved.version;
  return { text: unsaved.text, status: isOverwritten ? 'conflict' : 'away', theirs: isOverwritten ? kept : null };
}

/**
 * Makes one call at a time, with the version it is based on, so that no text is overwritten. A failed call keeps the text, also in the browser;
 * the next change or `flush` retries.
 *
 * @param kept the draft as the server has it, or as the service worker kept it.
 * @param unsaved what the browser kept; `null` if the server has everything.
 */
export function createDraftKeeper(kept: Draft, ports: DraftPorts, unsaved: UnsavedDraft | null = null): DraftKeeper {
  let state: DraftState = startOf(kept, unsaved);
  // Without a connection the kept draft may be older than what the text is based on.
  let base = state.status === 'away' && unsaved !== null ? { ...kept, version: unsaved.version } : kept;
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
    if (!isHeld && isUnsaved(state)) underWay = save();
  }

  async function save(): Promise<void> {
    const sent = state.text;
    ports.remember({ text: sent, version: base.version });
    set({ status: 'saving' });
    try {
      const { content, html, subject, addressing } = sent;
      base = await ports.put({ content, html, subject, addressing, attachmentIds: idsOf(sent), version: base.version });
      ports.onKept(base);
      ports.remember(null);
      if (isSame(sent, state.text)) set({ status: 'saved' });
      else {
        set({ status: 'writing' });
        wait();
      }
    } catch (problem) {
      if (ports.isConflict(problem)) await compare();
      else set({ status: ports.isAway(problem) ? 'away' : 'failed' });
    }
  }

  /** Another window saved first. Equal texts are no conflict. */
  async function compare(): Promise<void> {
    try {
      const theirs = await ports.read();
      if (isSame(theirs, state.text)) {
        base = theirs;
        ports.remember(null);
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
      if (isUnsaved(state)) {
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
        ports.remember(null);
        set({ text: textOf(theirs), status: 'kept', theirs: null });
        return;
      }
      set({ text: choice === 'both' ? joined(theirs, text) : text, status: 'writing', theirs: null });
      flush();
    },
  };
}
