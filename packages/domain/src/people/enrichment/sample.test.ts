import { describe, expect, it } from 'vitest';
import { HOUR } from '../../shared/time/units.js';
import { enrichmentKey } from './fields.js';
import { type SampleWish, sampleFailure, sampleItems } from './sample.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30, 0, 999);

const wish: SampleWish = { provider: 'linkedin', type: 'posts', query: 'Coffee', seed: 1, now: NOW };

describe('samples', () => {
  it('of Facebook are posts, whatever is asked for', () => {
    const posts = sampleItems({ ...wish, provider: 'facebook' });
    expect([posts.length, posts[0]]).toEqual([
      15,
      {
        post_id: '78520037',
        author: 'Elif Karaca',
        text: 'We are looking for partners who know Coffee. Write to us if that is you.',
        timestamp: '2026-11-17T10:30:00.000Z',
        url: 'https://www.facebook.com/elif.karaca.sample/posts/78520037',
        likes: 484,
        comments: 24,
        shares: 37,
      },
    ]);
    expect(Object.keys(sampleItems({ ...wish, provider: 'facebook', type: 'profiles' })[0] ?? {})).toContain('post_id');
  });

  it('of LinkedIn are posts with where their author works', () => {
    const posts = sampleItems(wish);
    expect([posts.length, posts[0]]).toEqual([
      10,
      {
        post_id: '98226008',
        author: 'Freya Dalgaard',
        text: 'Who has good sources on Coffee? I am collecting them for my team.',
        timestamp: '2026-11-17T19:30:00.000Z',
        url: 'https://www.linkedin.com/feed/update/sample-98226008',
        likes: 789,
        comments: 10,
        shares: 27,
        company: 'Eastgate Retail',
        position: 'Sustainability Officer',
      },
    ]);
  });

  it('of LinkedIn are profiles', () => {
    const profiles = sampleItems({ ...wish, type: 'profiles' });
    expect([profiles.length, profiles[1]]).toEqual([
      8,
      {
        profile_id: 'kofi-asare-sample-2',
        name: 'Kofi Asare',
        headline: 'Sustainability Officer at Corvid Analytics',
        location: 'Copenhagen, Denmark',
        company: 'Corvid Analytics',
        position: 'Sustainability Officer',
        url: 'https://www.linkedin.com/in/kofi-asare-sample-2',
        connections: 79,
        industry: 'Software',
      },
    ]);
  });

  it('are the same for two spellings of one search, and others for another seed', () => {
    expect(sampleItems({ ...wish, query: ' coffee ' }).map(({ post_id }) => post_id)).toEqual(
      sampleItems(wish).map(({ post_id }) => post_id),
    );
    expect(sampleItems({ ...wish, seed: 2 })).not.toEqual(sampleItems(wish));
  });

  it('are 4 to 23, the newest first, each 1 to 143 hours older than the one before', () => {
    const counts = new Set<number>();
    for (let seed = 0; seed < 200; seed += 1) {
      const times = sampleItems({ ...wish, seed }).map(({ timestamp }) => Date.parse(timestamp ?? ''));
      counts.add(times.length);
      const older = [NOW - 999, ...times].flatMap((time, index) =>
        index < times.length ? [time - (times[index] ?? 0)] : [],
      );
      expect(Math.min(...older)).toBeGreaterThanOrEqual(HOUR);
      expect(Math.max(...older)).toBeLessThanOrEqual(143 * HOUR);
    }
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([4, 23]);
  });

  it('are none for a search for nothing', () => {
    expect(sampleItems({ ...wish, query: 'a #NOTHING' })).toEqual([]);
    expect(enrichmentKey('  A\u0301  b ')).toBe('\u00e1 b');
  });
});

it.each([
  ['a #unsubscribed', 403],
  ['#suspended', 404],
  ['#throttle b', 429],
  ['#hang', 'late'],
  ['#malformed', 'malformed'],
  ['coffee', null],
])('a search for %s goes wrong as %s', (query, failure) => {
  expect(sampleFailure(query)).toBe(failure);
});
