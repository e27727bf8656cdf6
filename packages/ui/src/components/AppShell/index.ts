export { AppShell, type AppShellProps, type ShellLink } from './AppShell';
export { AppShellPage, type AppShellPageProps } from './AppShellPage';
export { OfflineNote, type OfflineNoteProps } from './OfflineNote';
