export { SimulatedChannels, type SimulatedChannelsProps } from './SimulatedChannels';
