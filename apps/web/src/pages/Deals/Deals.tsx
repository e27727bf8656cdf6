import { useStrings } from '@concordia/ui/locale';
import { DealBoard } from '@concordia/ui/widgets/people/DealBoard';
import { useActions } from '@concordia/ui/widgets/shared/shortcuts';
import { Suspense, useCallback, useMemo } from 'react';
import { companyHref, contactHref, conversationHref } from '../../app/navigation/hrefs';
import { Page } from '../../app/navigation/Page';
import { dealsStrings } from '../../strings/generated/deals';
import { shellStrings } from '../../strings/generated/shell';
import { DealDialog } from './lazy';
import { useDealsPlace } from './useDealsPlace';

const LINKS = { contactHref, companyHref, conversationHref };

/** Deals by stage or as a table, and one of them in a dialog. The address holds the state. */
export function Deals() {
  const { pages } = useStrings(shellStrings);
  const words = useStrings(dealsStrings);
  const { view, dealId, isOpen, show, open, close } = useDealsPlace();
  const add = useCallback(() => open('new'), [open]);
  const turn = useCallback(() => show(view === 'board' ? 'table' : 'board'), [show, view]);
  useActions(
    useMemo(
      () => [
        { id: 'add-deal', group: 'look', label: words.add, keys: ['c'], icon: 'plus', run: add },
        { id: 'turn-deals', group: 'look', label: words.table, keys: ['v'], icon: 'list', run: turn },
      ],
      [words, add, turn],
    ),
  );
  return (
    <Page title={pages['/deals']} isFilling>
      <DealBoard
        isHeadingHidden
        view={view}
        onViewChange={show}
        onOpen={open}
        onAdd={add}
        contactHref={contactHref}
        companyHref={companyHref}
      />
      <Suspense>{isOpen && <DealDialog key={dealId} dealId={dealId} isOpen onClose={close} links={LINKS} />}</Suspense>
    </Page>
  );
}
