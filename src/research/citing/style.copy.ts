import type { CslRefusal, DependentStyle } from '#science/citations/csl-file/read-style.ts'

const STYLES = 'https://www.zotero.org/styles'

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '')

export const styleCopy = {
  label: 'Citation style',
  builtIn: 'Built in',
  fromFile: 'From a file',
  add: 'Add a style file',
  where: 'Your journal is not listed? Look for its name at',
  whereName: 'zotero.org/styles',
  whereAddress: STYLES,
  whereThen: ', download its .csl file and add it here.',
  added: (title: string) => `“${title}” is added, and this draft is cited by it.`,
  addedHere: (title: string) =>
    `This draft is cited by “${title}”. It stays with this draft alone: it could not be kept among your styles.`,
  replaced: (title: string, name: string) =>
    `“${title}” has the rules of ${name}, which is built in: this draft is cited by that.`,
  chosenHere: (title: string) => `“${title}” is added and chosen.`,
  notKept: (title: string) => `“${title}” could not be kept among your styles, so it is not chosen. Add it again.`,
  replacedHere: (title: string, name: string) =>
    `“${title}” has the rules of ${name}, which is built in and chosen now.`,
  localeFirst:
    'It holds the words of a language, which are added to a draft that is cited by a style from a file. Choose the style there first.',
  notCited: 'The style could not be applied',
  another: 'Another style',
  localeAdded: (language: string) => `The words of ${language} are added to this draft.`,
  remove: (title: string) => `Remove “${title}” from my styles`,
  removed: (title: string) => `“${title}” is no longer among your styles. Drafts that use it keep it.`,
  notRemoved: 'The style could not be removed',
  notOpened: 'The style could not be opened',
  working: 'The style is being applied.',
  failed: (title: string) => `“${title}” could not be run, so the draft is shown in APA`,
  failedWhy: (why: string) => `${why} Choose another style, or download the file anew and add it again.`,
  tookTooLong: 'It did not come to an end in 30 seconds.',
  notLoaded: 'The processor of styles could not be loaded.',
  calledOff: 'It was called off.',
  missing: (languages: readonly string[]) =>
    `The words of ${languages.join(', ')} are not here: American English stands in their place. Add the file locales-${languages[0] ?? ''}.xml of the Citation Style Language to have them.`,
  notRead: 'The file could not be read: it was moved or changed since you chose it. Choose it again.',
  notTaken: 'The style file is not taken',
}

/** What is wrong with a file that is no style, and what to do. */
export function refusalWords(refusal: CslRefusal): string {
  const again = `Download it anew from ${withoutScheme(STYLES)} and add it again.`
  switch (refusal.reason) {
    case 'too-large':
      return 'It is larger than any style: up to 512 KB are read. Choose the .csl file itself.'
    case 'document-type':
      return `It declares a document type in line ${refusal.line}, which no style does. ${again}`
    case 'not-well-formed':
      return `Line ${refusal.line} is no well-formed XML: the file is damaged, or it is a web page. ${again}`
    case 'too-deep':
      return `Its elements stand more than a hundred deep in line ${refusal.line}. ${again}`
    case 'not-a-style':
      return `It is no style of the Citation Style Language. ${again}`
    case 'a-locale':
      return 'It holds the words of a language, which are added once a style from a file is chosen. Choose the style first.'
    case 'no-title':
      return `It does not say what it is called. ${again}`
    case 'no-citation':
      return `It has no rules for citations. ${again}`
    case 'version':
      return `It is written for version ${refusal.version || 'none'} of the Citation Style Language; 1.0 is read. ${again}`
    case 'macro-missing':
      return `It uses a rule “${refusal.macro}” that it does not have. ${again}`
    case 'macro-circle':
      return `Its rule “${refusal.macro}” uses itself without end. ${again}`
  }
}

/** A file that only points to another style, and where that one is. */
export const dependentWords = ({ title, parent }: DependentStyle) =>
  `“${title}” only says that it has the rules of another style. Download that one from ${withoutScheme(parent)} and add it.`
