import { useGetConversation } from '@concordia/api-client';
import type { MessageFilters } from '@concordia/ui/widgets/inbox/messages';
import { Suspense } from 'react';
import { contactHref, messageHref } from '../../app/navigation/hrefs';
import { AssistantCard, InboxSidebar, ProjectList } from './lazy';
import type { Place } from './place';

interface SidebarProps {
  place: Place;
  onFiltersChange: (filters: MessageFilters) => void;
}

/** Counters, channels, projects and the assistant. */
export function Sidebar({ place: { filters, conversationId, messageId }, onFiltersChange }: SidebarProps) {
  const { data: conversation } = useGetConversation(conversationId ?? '', {
    swr: { enabled: conversationId !== null },
  });
  return (
    <InboxSidebar filters={filters} onFiltersChange={onFiltersChange} todayHref="/today">
      <Suspense fallback={null}>
        <ProjectList
          selectedProjectId={filters.projectId}
          onSelectProject={(projectId) => onFiltersChange({ ...filters, projectId })}
        />
      </Suspense>
      <Suspense fallback={null}>
        <AssistantCard
          messageId={messageId ?? conversation?.leadMessageId ?? null}
          messageHref={messageHref}
          contactHref={contactHref}
        />
      </Suspense>
    </InboxSidebar>
  );
}
