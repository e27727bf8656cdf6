import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INTELLIGENCE_TABS, tabOf } from './tabs';

/** Which view is shown, as the address says it: `?tab=search`. */
export function useIntelligencePlace() {
  const [params, setParams] = useSearchParams();
  const goTo = useCallback(
    (key: string) => {
      const tab = tabOf(key);
      // What else stands there belongs to the view that is left.
      setParams(tab === INTELLIGENCE_TABS[0] ? {} : { tab });
    },
    [setParams],
  );
  return { tab: tabOf(params.get('tab')), goTo };
}
