/**
 * Letters at the places below the space in the code of TeX's fonts (T1, "Cork"). A font that does not name its letters
 * gives them as they are: "e\u001Ecacy". No text has these codes for another reason.
 */
const LETTERS: Record<string, string> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
  '\u0017': '',
  '\u0018': '',
  '\u0019': 'ı',
  '\u001A': 'ȷ',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
}
// oxlint-disable-next-line no-control-regex -- these codes are what is looked for
const CODES = /[\u0010-\u001F]/g

/** Accents that are letters of their own, and the marks that they are above or below a letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '¨': '\u0308',
  '˜': '\u0303',
  ˆ: '\u0302',
  '¸': '\u0327',
  ˇ: '\u030C',
  '˘': '\u0306',
  '˚': '\u030A',
  '˙': '\u0307',
  '˝': '\u030B',
  '˛': '\u0328',
}
/** An accent that is drawn before its letter: "J¨urgen". Behind a figure it is a sign of its own: "5´end". */
const ACCENTED = /(?<!\d)([´¨˜ˆ¸ˇ˘˚˙˝˛])([A-Za-zı])/g

/**
 * A piece of a PDF's text as people write it: the letters of ligatures and dashes that its font left as bare codes, and
 * accents that stand apart from their letters, as TeX's first fonts have them.
 */
export const withLetters = (text: string): string =>
  text
    .replace(CODES, (code) => LETTERS[code] ?? '')
    .replace(ACCENTED, (whole, accent: string, letter: string) => composed(accent, letter) ?? whole)

/** A letter with an accent as one letter; undefined where there is none. */
export function composed(accent: string, letter: string): string | undefined {
  if (!/^[A-Za-zı]$/.test(letter)) return undefined
  const whole = `${letter === 'ı' ? 'i' : letter}${ACCENTS[accent] ?? ''}`.normalize('NFC')
  return whole.length === 1 && whole !== letter ? whole : undefined
}
