import { Button } from '@concordia/ui/components/Button';
import { ToggleButtonGroup } from '@concordia/ui/components/ButtonGroup';
import { Inline } from '@concordia/ui/components/Inline';
import { Stack } from '@concordia/ui/components/Stack';
import { useStrings } from '@concordia/ui/locale';
import { media } from '@concordia/ui/theme';
import { ContactGrid } from '@concordia/ui/widgets/people/ContactGrid';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companyHref } from '../../app/navigation/hrefs';
import { Page } from '../../app/navigation/Page';
import { useMedia } from '../../app/useMedia';
import { contactsStrings } from '../../strings/generated/contacts';
import { ContactCount } from './ContactCount';
import { ContactDetails, ContactFiles, ContactForm, ContactTable, ImportMailbox, MergeSuggestions } from './lazy';
import { useContactActions } from './useContactActions';
import { useContactsPlace } from './useContactsPlace';

const messageHref = (messageId: string) => `/?message=${encodeURIComponent(messageId)}`;

/** All contacts or search results, with details of one. The address holds the state. */
export function Contacts() {
  const words = useStrings(contactsStrings);
  const navigate = useNavigate();
  const { layout, search, viewId, contactId, showAs, searchFor, openView, open } = useContactsPlace();
  const [isAdding, setAdding] = useState(false);
  const add = useCallback(() => setAdding(true), []);
  const searchBox = useRef<HTMLInputElement>(null);
  useContactActions({ add, search: useCallback(() => searchBox.current?.focus(), []) });
  const openInstead = (id: string) => {
    setAdding(false);
    open(id);
  };
  const isNarrow = useMedia(media.narrow);
  const layouts = (
    <ToggleButtonGroup
      label={words.layout}
      size="small"
      options={[
        { id: 'cards', label: words.layouts.cards, icon: 'dashboard' },
        { id: 'table', label: words.layouts.table, icon: 'list' },
      ]}
      value={layout}
      onChange={showAs}
    />
  );
  const shown = {
    search,
    onSearchChange: searchFor,
    onViewDetails: open,
    onAdd: add,
    searchRef: searchBox,
    invitation: <Invitation />,
    aside: (
      <Inline gap="sm">
        {isNarrow && layouts}
        <Suspense>
          <MergeSuggestions onOpenContact={open} />
        </Suspense>
        {!isNarrow && layouts}
      </Inline>
    ),
  };
  return (
    <Page
      title={words.title}
      isFilling
      aside={
        <>
          <ContactCount search={search} />
          <Suspense>
            <ContactFiles />
          </Suspense>
          <Button size="small" tone="primary" icon="plus" onPress={add}>
            {words.add}
          </Button>
        </>
      }
      {...(contactId !== null && { panel: panelOf(contactId) })}
    >
      {layout === 'table' ? (
        <Suspense>
          <ContactTable {...shown} viewId={viewId} onViewChange={openView} />
        </Suspense>
      ) : (
        <ContactGrid {...shown} openId={contactId} />
      )}
      <Suspense>
        {isAdding && <ContactForm isOpen onClose={() => setAdding(false)} onSaved={open} onOpenContact={openInstead} />}
      </Suspense>
    </Page>
  );

  function panelOf(id: string) {
    const close = () => open(null);
    return {
      label: words.panel,
      isOpen: true,
      size: 'wide' as const,
      hasOwnClose: true,
      onClose: close,
      content: (
        <Suspense>
          <ContactDetails
            contactId={id}
            onClose={close}
            onOpenContact={open}
            messageHref={messageHref}
            companyHref={companyHref}
            onOpenMessage={(messageId) => void navigate(messageHref(messageId))}
          />
        </Suspense>
      ),
    };
  }
}

const Invitation = () => (
  <Stack width="column" isCentered>
    <Suspense>
      <ImportMailbox boardHref="/" />
    </Suspense>
  </Stack>
);
