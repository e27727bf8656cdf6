export { AccountMark } from './AccountMark';
export { ChannelAccounts, type ChannelAccountsProps } from './ChannelAccounts';
