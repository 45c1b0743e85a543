/** A paragraph or heading of a first page, in reading order. Sizes are of letters, `y` is from the top; any unit. */
export type PageBlock = { text: string; size: number; y: number; isHeading: boolean }

const ABSTRACT = /^(?:structured\s+)?(?:abstract|summary)\s*[:.—-]?$/i
const AFTER_ABSTRACT =
  /^(?:(?:\d{1,2}|I)\.?\s+)?(?:introduction|background|key\s?words?|index terms|contents|1\.? .{3,60})\s*[:.]?$/i

export const isAbstractHeading = (text: string) => ABSTRACT.test(text.trim())
export const isAfterAbstract = (text: string) => AFTER_ABSTRACT.test(text.trim())
