/** An empty module for what a browser lacks. */
export default {};
