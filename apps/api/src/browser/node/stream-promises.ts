import { promises } from 'node:stream';

export const { finished, pipeline } = promises;
