import { type TextRoute, textRuleOf, type WeighPost } from '@concordia/domain';
import { useEffect, useState } from 'react';

const byLength: WeighPost = (text) => text.length;

/** Weighs posts on X once its library is loaded, which only such replies need; until then, and without a connection, by length. The server decides. */
export function usePostWeight(route: TextRoute): WeighPost {
  const isNeeded = textRuleOf(route).counts === 'post';
  const [weigh, setWeigh] = useState<WeighPost>(() => byLength);
  useEffect(() => {
    if (!isNeeded) return;
    import('@concordia/domain/post-weight').then(
      ({ postWeight }) => setWeigh(() => postWeight),
      () => undefined,
    );
  }, [isNeeded]);
  return weigh;
}
