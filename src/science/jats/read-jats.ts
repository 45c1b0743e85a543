import type { PaperDraft } from '#contract/papers.ts'

import type { PageText } from '../evidence/full-text.ts'
import { findElements } from '../records/xml.ts'
import { elementsIn, firstOf, MAIN_TEXT, nameOf, partsOf, type JatsPart } from './jats-blocks.ts'
import { assertJats, JatsRefused } from './jats-guard.ts'
import { jatsDraft, licenceOf } from './jats-record.ts'
import { jatsReferences, type JatsReference } from './jats-references.ts'

/** A paper in JATS XML (NISO Z39.96), read: each section is a page that names it, the list of references the last. */
export type JatsPaper = {
  pages: PageText[]
  draft: PaperDraft
  references: JatsReference[]
  licence?: string
  hasBody: boolean
}

const ARTICLE = new Set(['article', 'jats:article'])
const REFERENCES = 'References'
/** Titles of parts at the end that often bear none. */
const BACK: Readonly<Record<string, string>> = {
  ack: 'Acknowledgements',
  'fn-group': 'Notes',
  notes: 'Notes',
  glossary: 'Glossary',
  'app-group': 'Appendix',
  sec: 'Further information',
}

/**
 * Reads an article in JATS. Throws `JatsRefused` for what is no article, is cut off, or is made to break programs. No
 * entity is looked up and no address in it is followed.
 */
export function readJats(text: string, fallbackTitle = ''): JatsPaper {
  assertJats(text)
  const [found] = findElements(text, ARTICLE)
  if (!found) throw new JatsRefused('It is XML, but no article in JATS.')
  if (!found.closed) throw new JatsRefused('It is cut off before the article ends. Nothing of it was kept.')
  const front = firstOf(found.element, 'front')
  const body = firstOf(found.element, 'body')
  const back = firstOf(found.element, 'back')
  const draft = jatsDraft(front, fallbackTitle)
  const references = jatsReferences(back ?? body)
  const head = [draft.title, ...(draft.abstract ? ['Abstract', draft.abstract] : [])].join('\n\n')
  const parts: JatsPart[] = [
    { section: draft.abstract ? 'Abstract' : 'Title', text: head },
    ...(body ? partsOf(body) : []),
    ...(back ? elementsIn(back) : []).flatMap((each) => {
      const fallback = BACK[nameOf(each)]
      return fallback === undefined ? [] : partsOf(each, [], fallback)
    }),
    ...(references.length > 0 ? [referencePart(references)] : []),
  ]
  const licence = licenceOf(front)
  return {
    pages: parts.map(({ section, text: words }, at) => ({ page: at + 1, text: words, section })),
    draft,
    references,
    ...(licence !== undefined && { licence }),
    hasBody: body !== undefined && parts.some(({ section }) => section === MAIN_TEXT || section !== parts[0]?.section),
  }
}

/** Numbered where the paper numbers its references; those that are named by author and year stand as paragraphs. */
function referencePart(references: readonly JatsReference[]): JatsPart {
  const isNumbered = references.every(({ label }) => label !== undefined)
  const lines = references.map(({ text, label }) => (isNumbered ? `${label}. ${text}` : text))
  return { section: REFERENCES, text: `${REFERENCES}\n\n${lines.join(isNumbered ? '\n' : '\n\n')}` }
}
