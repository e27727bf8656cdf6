/** Drag type of board cards; the board ignores files and text dragged from elsewhere. */
export const cardType = 'application/x-concordia-card';
