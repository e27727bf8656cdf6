export { InboxSidebar, type InboxSidebarProps } from './InboxSidebar';
