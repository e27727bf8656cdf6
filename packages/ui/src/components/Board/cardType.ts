/** What is dragged says by this type that it is a card of a board; files and text from elsewhere are no cards. */
export const cardType = 'application/x-concordia-card';
