import type { Draft, DraftUpdate, UploadedFile } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { createDraftKeeper, type DraftKeeper, type UnsavedDraft } from './draftKeeper';

class Conflict extends Error {}

const file = (id: string): UploadedFile => ({ id, fileName: id, contentType: 'text/plain', sizeBytes: 1 });

const draft = (content: string, version: number, attachments: UploadedFile[] = []): Draft => ({
  conversationId: 'c',
  content,
  html: null,
  subject: null,
  addressing: null,
  attachments,
  updatedAt: null,
  version,
});

/** A server with one draft, a clock that is turned by hand, and a network that can be cut. */
function setUp(first = draft('', 0), unsaved: UnsavedDraft | null = null, kept = first) {
  let server = first;
  let remembered = unsaved;
  let quiet: (() => void) | null = null;
  let isCut = false;
  const puts: DraftUpdate[] = [];
  const keeper: DraftKeeper = createDraftKeeper(
    kept,
    {
      async put(update) {
        puts.push(update);
        if (isCut) throw new TypeError('Failed to fetch');
        if (update.version !== server.version) throw new Conflict();
        const { content, subject = null, attachmentIds = [] } = update;
        server = { ...server, content, subject, attachments: attachmentIds.map(file), version: server.version + 1 };
        return server;
      },
      read: async () => server,
      isConflict: (problem) => problem instanceof Conflict,
      isAway: (problem) => problem instanceof TypeError,
      remember: (next) => {
        remembered = next;
      },
      onKept: () => undefined,
      whenQuiet(callback) {
        quiet = callback;
        return () => {
          quiet = null;
        };
      },
    },
    unsaved,
  );
  const settled = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return {
    keeper,
    puts,
    settled,
    status: () => keeper.getState().status,
    content: () => keeper.getState().text.content,
    server: () => server,
    remembered: () => remembered,
    elsewhere: (content: string) => {
      server = draft(content, server.version + 1);
    },
    cut: (value: boolean) => {
      isCut = value;
    },
    pass: async () => {
      quiet?.();
      await settled();
    },
  };
}

describe('a draft', () => {
  it('is saved once after a moment without typing', async () => {
    const { keeper, puts, pass, status, server } = setUp();
    for (const content of ['H', 'He', 'Hello']) keeper.write({ content });
    expect([status(), puts]).toEqual(['writing', []]);
    await pass();
    expect([status(), server().content, puts.length]).toEqual(['saved', 'Hello', 1]);
  });

  it('goes on being saved while somebody writes on', async () => {
    const { keeper, pass, status, server, settled } = setUp();
    keeper.write({ content: 'One' });
    keeper.flush();
    keeper.write({ content: 'One two' });
    await settled();
    expect([status(), server().content]).toEqual(['writing', 'One']);
    await pass();
    expect([status(), server().content, server().version]).toEqual(['saved', 'One two', 2]);
  });

  it('stays where it is when the server cannot be reached, and is saved later', async () => {
    const { keeper, pass, status, content, server, cut, settled } = setUp();
    cut(true);
    keeper.write({ content: 'Kept' });
    await pass();
    expect([status(), content()]).toEqual(['away', 'Kept']);
    cut(false);
    keeper.flush();
    await settled();
    expect([status(), server().content]).toEqual(['saved', 'Kept']);
  });

  it('is not saved while it goes out, and what is left of it is saved then', async () => {
    const { keeper, puts, pass, status, settled } = setUp();
    keeper.write({ content: 'Until Friday.', attachments: [file('offer')] });
    await keeper.hold();
    await pass();
    keeper.flush();
    expect([status(), puts]).toEqual(['writing', []]);
    keeper.write({ content: '', attachments: [] });
    keeper.release();
    await settled();
    expect([status(), puts.map(({ attachmentIds }) => attachmentIds)]).toEqual(['saved', [[]]]);
  });

  it('that is being saved is waited for before it goes out', async () => {
    const { keeper, status } = setUp();
    keeper.write({ content: 'Until Friday.' });
    keeper.flush();
    expect(status()).toBe('saving');
    await keeper.hold();
    expect(status()).toBe('saved');
  });

  it('is what another window wrote, as long as nothing is written here', () => {
    const { keeper, content, status } = setUp(draft('Old', 1));
    keeper.hear(draft('New', 2));
    keeper.hear(draft('Older', 1));
    expect([content(), status()]).toEqual(['New', 'kept']);
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
    ['both', 'Theirs\n\nMine'],
  ] as const)('that two windows wrote is %s after a choice', async (choice, wanted) => {
    const { keeper, pass, elsewhere, status, content, server, settled } = setUp(draft('Old', 1));
    keeper.write({ content: 'Mine' });
    elsewhere('Theirs');
    await pass();
    expect([status(), keeper.getState().theirs?.content, content()]).toEqual(['conflict', 'Theirs', 'Mine']);
    keeper.resolve(choice);
    await settled();
    expect([content(), server().content]).toEqual([wanted, wanted]);
  });

  it('keeps its files, and those of both windows', async () => {
    const { keeper, pass, server, settled } = setUp(draft('', 1, [file('a')]));
    keeper.write({ attachments: [file('a'), file('b')] });
    await pass();
    expect(server().attachments).toEqual([file('a'), file('b')]);
    keeper.write({ content: 'Mine' });
    keeper.hear(draft('Theirs', 9, [file('b'), file('c')]));
    keeper.resolve('both');
    await settled();
    expect(keeper.getState().text).toMatchObject({ content: 'Theirs\n\nMine', attachments: ['c', 'a', 'b'].map(file) });
  });

  it('that both windows wrote alike is no conflict', async () => {
    const { keeper, pass, elsewhere, status } = setUp();
    keeper.write({ content: 'Same' });
    elsewhere('Same');
    await pass();
    expect(status()).toBe('saved');
  });

  it('heard of while something else is written here is a conflict at once', () => {
    const { keeper, status } = setUp();
    keeper.write({ content: 'Mine' });
    keeper.hear(draft('Theirs', 1));
    expect(status()).toBe('conflict');
  });
});

describe('a draft written without a connection', () => {
  const mine = (content: string, version: number): UnsavedDraft => ({
    text: { content, html: null, subject: null, addressing: null, attachments: [] },
    version,
  });

  it('stays in the browser until it is saved', async () => {
    const { keeper, cut, pass, status, remembered, settled, server } = setUp(draft('', 3));
    cut(true);
    keeper.write({ content: 'On the train' });
    await pass();
    expect([status(), remembered()]).toEqual(['away', mine('On the train', 3)]);
    cut(false);
    keeper.flush();
    await settled();
    expect([status(), remembered(), server().content]).toEqual(['saved', null, 'On the train']);
  });

  it('is there after a reload, also over an older copy of the draft, and saved on what it is based on', async () => {
    const { keeper, content, status, settled, server } = setUp(draft('O', 4), mine('On the train', 4), draft('', 3));
    expect([content(), status()]).toEqual(['On the train', 'away']);
    keeper.flush();
    await settled();
    expect([server().content, server().version]).toEqual(['On the train', 5]);
  });

  it('is shown beside a newer one from elsewhere', async () => {
    const { keeper, status, server, settled, remembered } = setUp(draft('At the desk', 4), mine('On the train', 3));
    expect([status(), keeper.getState().theirs?.content]).toEqual(['conflict', 'At the desk']);
    keeper.flush();
    await settled();
    expect(server().content).toBe('At the desk');
    keeper.resolve('theirs');
    expect(remembered()).toBeNull();
  });
});
