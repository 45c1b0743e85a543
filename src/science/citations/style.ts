import type { LocatorLabel, RichText } from './citation.ts'
import type { CslItem } from './csl-item.ts'
import type { NameStyle } from './name-list.ts'
import type { Pieces } from './pieces.ts'

/** What an entry needs to know besides its item. */
export type EntryContext = {
  /** Letter behind the year of works that would be cited alike ("a"); empty for the others. */
  letter: string
}

type LabelForm = readonly [one: string, several: string]

type Shared = {
  /** The entry in the list of references, unfinished. */
  entry: (item: CslItem, context: EntryContext) => Pieces
  /** Words before a locator: "p. 12", "chap. 3". */
  locators: Partial<Record<LocatorLabel, LabelForm>>
  locatorDash?: string
  /** Who stands for the author of a work that nobody signed. */
  signed?: (item: CslItem) => CslItem
  /** "van den Berg" stands under B. */
  sortsWithoutParticles?: boolean
}

/** Styles that name author and year, or author alone, in brackets. */
export type NamedStyle = Shared & {
  kind: 'named'
  names: NameStyle
  /** Between name and year; absent: no year is written (MLA). */
  beforeYear?: string
  noDate: string
  /** Between the name or year and a locator. */
  beforeLocator: string
  /** Order inside one citation; absent: as the writer put them. */
  order?: 'list' | 'year'
  /** What stands for the names of a work that has none. */
  titleInText: (item: CslItem) => Pieces
  /** What stands behind the year of a word that is looked up: "under “Sleep”". */
  behindYear?: (item: CslItem) => Pieces
  /** How first authors of one family name are told apart. Absent: not at all. */
  sameFamily?: 'initials' | 'full'
  /** Years of one author stand together: "(Berg, 2019, 2020)". */
  isGrouped: boolean
  /** Letters behind the year: before "n.d." a hyphen stands. */
  hasLetters: boolean
}

/** Styles that number their sources in the order in which they are first cited. */
export type NumberedStyle = Shared & {
  kind: 'numbered'
  label: (number: number) => string
  /** Around the whole citation. */
  around: readonly [before: string, after: string]
  /** Around each number (IEEE). */
  each: readonly [before: string, after: string]
  between: string
  hasRanges: boolean
  isRaised: boolean
  /** The locator behind a number; absent: the style prints none. */
  locator?: (text: string) => string
}

/** Styles whose citations are notes. */
export type NoteStyle = Shared & {
  kind: 'note'
  /** First mention; `locator` stands where the pages would. */
  note: (item: CslItem, locator: string) => Pieces
  /** Later mentions; `isRepeat` = the same work as in the note before. */
  shortNote: (item: CslItem, locator: string, isRepeat: boolean) => Pieces
}

export type StyleDefinition = NamedStyle | NumberedStyle | NoteStyle

export type RichEntry = { label?: string; text: RichText }

/** Short words for what a locator counts, in American English; styles replace what they write otherwise. */
export const shortLocators: Record<LocatorLabel, LabelForm> = {
  page: ['p. ', 'pp. '],
  chapter: ['chap. ', 'chaps. '],
  section: ['sec. ', 'secs. '],
  paragraph: ['para. ', 'paras. '],
  figure: ['fig. ', 'figs. '],
  table: ['table ', 'tables '],
  volume: ['vol. ', 'vols. '],
  verse: ['v. ', 'vv. '],
  line: ['l. ', 'll. '],
}
