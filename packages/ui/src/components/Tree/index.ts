export { Tree, type TreeProps } from './Tree';
export type { TreeNode } from './tree';
