/** Vectors of messages, learnt from the messages themselves. */

export { repeatableChance } from '../../shared/maths/repeatable-chance.js';
export { Alike } from './alike.js';
export { clusterCentres, clusterCount, nearestCentres, nearestOf, rowsOf } from './clusters.js';
export { fuseRanks } from './fuse.js';
export { KNOWN_DIMENSIONS, type KnownWords, packKnownWords, unpackKnownWords } from './known-words.js';
export { spreadOf, type VectorModel, vectorOf } from './model.js';
export { overlapOf, wantedOf } from './overlap.js';
export { packModel, unpackModel } from './pack.js';
export { type Near, NearestKept } from './scan.js';
export { type TrainingText, trainVectors } from './train.js';
export { DIMENSIONS } from './vectors.js';
