/** Every row is equally high, so that a table of thousands needs only the rows in sight: two lines of a title. */
export const ROW_PX = 61
/** A box without words beside it stands in the middle of its row. */
export const BOX = 'items-center! [&>input]:mt-0'
