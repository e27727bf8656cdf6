import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The account of a channel in the address; anything else counts as absent. */
function accountIn(params: URLSearchParams): string | null {
  const id = params.get('account');
  return id !== null && UUID.test(id) ? id : null;
}

/** The account of a channel that a page is narrowed to, in its address: `?account=ID`. */
export function useAccountPlace(): [string | null, (accountId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const setAccount = useCallback(
    (accountId: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (accountId === null) after.delete('account');
          else after.set('account', accountId);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [accountIn(params), setAccount];
}
