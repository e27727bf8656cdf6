/** Stands for what a page does not have. */
export default {};
