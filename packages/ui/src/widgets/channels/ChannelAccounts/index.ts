export { ChannelAccounts, type ChannelAccountsProps } from './ChannelAccounts';
