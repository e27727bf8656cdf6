import { ENRICHMENT_SOURCES, itemsOf, SAMPLE_SEED, sampleItems } from '@concordia/domain/enrichment';
import { expect, it } from 'vitest';
import { renderFacebookPosts, renderLinkedinPosts, renderLinkedinProfiles } from './formats.js';

const { facebook, linkedin } = ENRICHMENT_SOURCES;

it.each([
  ['facebook', 'posts', renderFacebookPosts, facebook.mapping.posts],
  ['linkedin', 'posts', renderLinkedinPosts, linkedin.mapping.posts],
  ['linkedin', 'profiles', renderLinkedinProfiles, linkedin.mapping.profiles],
] as const)('what is told of %s %s is read again as it was', (provider, type, render, endpoint) => {
  const now = Date.UTC(2026, 10, 20, 9, 30);
  const items = sampleItems({ provider, type, query: 'coffee', seed: SAMPLE_SEED, now });
  expect(items.length).toBeGreaterThan(3);
  expect(itemsOf(render(items, [null, 'none', 7, []]), endpoint, provider, type)).toEqual(items);
});
