import type { EnrichmentItem } from '@concordia/domain/enrichment';

/* Items in the formats of services as of 2026; `odd` are invalid entries, as careless services return them. */

const epochMs = (timestamp: string | null | undefined): number => Date.parse(timestamp ?? '');

export const renderFacebookPosts = (items: readonly EnrichmentItem[], odd: readonly unknown[]): object => ({
  results: [
    ...odd,
    ...items.map((item) => ({
      type: 'post',
      post_id: item.post_id,
      author: { name: item.author },
      message: item.text,
      timestamp: epochMs(item.timestamp) / 1_000,
      url: item.url,
      reactions_count: item.likes,
      comments_count: item.comments,
      reshare_count: item.shares,
    })),
  ],
});

export const renderLinkedinPosts = (items: readonly EnrichmentItem[], odd: readonly unknown[]): object => ({
  success: true,
  data: {
    total: items.length,
    items: [
      ...odd,
      ...items.map((item) => ({
        urn: item.post_id,
        author: { fullName: item.author, company: item.company, position: item.position },
        text: item.text,
        postedDateTimestamp: epochMs(item.timestamp),
        url: item.url,
        totalReactionCount: item.likes,
        commentsCount: item.comments,
        repostsCount: item.shares,
      })),
    ],
  },
});

export const renderLinkedinProfiles = (items: readonly EnrichmentItem[], odd: readonly unknown[]): object => ({
  success: true,
  data: {
    total: items.length,
    items: [
      ...odd,
      ...items.map((item) => ({
        username: item.profile_id,
        fullName: item.name,
        headline: item.headline,
        location: item.location,
        company: { name: item.company },
        position: item.position,
        profileURL: item.url,
        connectionsCount: item.connections,
        industry: item.industry,
      })),
    ],
  },
});
