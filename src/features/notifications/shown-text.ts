const SHOWN_MAX = 1000

/** As much of a text as anybody reads in a popover: a megabyte in one line would make the page slow. */
export const shortened = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text)
