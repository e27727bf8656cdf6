import type { TwitterPerformance } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Link } from '../../../components/Link';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { xPerformanceStrings } from '../../../strings/xPerformance';
import * as styles from './XPerformance.css';

export function TopPosts({ posts }: { posts: TwitterPerformance['topPosts'] }) {
  const words = useStrings(xPerformanceStrings);
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading level={3} id={headingId}>
        {words.topPosts}
      </Heading>
      <ol aria-labelledby={headingId} className={styles.posts}>
        {posts.map(({ postId, text, postedAt, impressions, likes, reposts, replies, url }) => (
          <li key={postId} className={styles.post}>
            <Text maxLines={3} dir="auto">
              {text}
            </Text>
            <Text size="dense" tone="muted" isTabular>
              {words.seen({ impressions })} · {words.reactions({ likes, reposts, replies })} ·{' '}
              <RelativeTime instant={postedAt} />
            </Text>
            <Link href={url} isExternal isStandalone>
              {words.openPost}
            </Link>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
