import { describe, expect, it } from 'vitest';
import { joinedDraft, partedDraft } from './joined-drafts.js';

const draft = (content: string, html: string | null = null, subject: string | null = null) => ({
  content,
  html,
  subject,
  addressing: content === '' ? null : `those of ${content.split('\n')[0]}`,
  version: 1,
});

describe('the draft of a conversation that another joins', () => {
  it.each([
    ['stays without another', draft('Mine'), undefined, null],
    ['stays beside an empty one', draft('Mine'), draft(''), null],
    [
      'is the other one where there was none',
      undefined,
      draft('Theirs', '<p>Theirs</p>', 'S'),
      draft('Theirs', '<p>Theirs</p>', 'S'),
    ],
    ['is the other one where it was empty', draft(''), draft('Theirs'), draft('Theirs')],
    [
      'has both texts, under its own subject',
      draft('Mine', null, 'M'),
      draft('Theirs', null, 'T'),
      draft('Mine\n\nTheirs', null, 'M'),
    ],
    [
      'keeps formatting that both have',
      draft('Mine', '<b>Mine</b>'),
      draft('Theirs', '<p>Theirs</p>'),
      draft('Mine\n\nTheirs', '<b>Mine</b><p>Theirs</p>'),
    ],
    ['loses formatting that one has', draft('Mine', '<b>Mine</b>'), draft('Theirs'), draft('Mine\n\nTheirs')],
  ])('%s', (_, mine, theirs, expected) => {
    const { version: __, ...text } = expected ?? { version: 0 };
    expect(joinedDraft(mine, theirs)).toEqual(expected === null ? null : text);
  });

  it.each([
    [
      draft('Mine', '<b>Mine</b>', 'M'),
      draft('Theirs', '<p>Theirs</p>'),
      { content: 'Mine', html: '<b>Mine</b>', subject: 'M', addressing: 'those of Mine' },
    ],
    [draft('Mine'), draft('Theirs'), { content: 'Mine', html: null, subject: null, addressing: 'those of Mine' }],
    [draft(''), draft('Theirs', '<p>Theirs</p>', 'T'), { content: '', html: null, subject: null, addressing: null }],
  ])('parts from it again', (mine, theirs, expected) => {
    const joined = joinedDraft(mine, theirs);
    expect(joined).not.toBeNull();
    expect(partedDraft(joined === null ? undefined : { ...joined, version: 2 }, theirs)).toEqual(expected);
  });

  it('stays where somebody wrote on, or where nothing joined', () => {
    expect(partedDraft(draft('Mine\n\nTheirs, and more'), draft('Theirs'))).toBeNull();
    expect(partedDraft(draft('Mine'), draft(''))).toBeNull();
    expect(partedDraft(draft('Mine'), undefined)).toBeNull();
    expect(partedDraft(undefined, draft('Theirs'))).toBeNull();
  });
});
