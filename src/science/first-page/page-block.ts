import { joinedLetters } from '../documents/sections.ts'

/** A paragraph or heading of a first page, in reading order. Sizes are of letters, `y` is from the top; any unit. */
export type PageBlock = {
  text: string
  size: number
  y: number
  isHeading: boolean
  /** Its left edge and its width, where the file has places. */
  x?: number
  width?: number
  /** Where its last line ends. */
  bottom?: number
  /** How many pages behind the first it stands, if any; its `y` counts on from there. */
  behind?: number
  /** The text with a comma for each sign that is raised above the line, where there are any. */
  unmarked?: string
}

const ABSTRACT = /^(?:structured\s+)?(?:abstract|summary)\s*[:.—-]?$/i
const AFTER_ABSTRACT =
  /^(?:(?:\d{1,2}|I)\.?\s+)?(?:introduction|background|key\s?words?|index terms|contents|1\.? .{3,60})\s*[:.]?$/i

/** A heading at the height of one in the next column is read as one line with it: the part before the gap is its own. */
export const isAbstractHeading = (text: string) => ABSTRACT.test(joinedLetters((text.split('\t')[0] ?? '').trim()))
export const isAfterAbstract = (text: string) => AFTER_ABSTRACT.test(text.trim())
