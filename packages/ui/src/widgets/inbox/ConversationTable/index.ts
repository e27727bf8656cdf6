export { ConversationTable, type ConversationTableProps } from './ConversationTable';
export { NO_TABLE_SEARCH, type TableSearch } from './tableSearch';
