import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { describe, expect, test } from 'vitest'

import type { CitationCluster, RichText } from '#science/citations/citation.ts'
import type { CslItem } from '#science/citations/csl-item.ts'
import { keptLocales, readCslLocale, type CslLocales } from '#science/citations/csl-file/locales.ts'
import { readCslStyle } from '#science/citations/csl-file/read-style.ts'
import { renderByStyleFile } from '#science/citations/csl-file/render-style-file.ts'
import { richRuns } from '#science/manuscript/export/docx/inline.ts'
import { childrenOf, findElements, textOf } from '#science/records/xml.ts'
import { plainCitation } from '#science/citations/render-citations.ts'
import { awkwardItems } from '../awkward/items.ts'
import { smallStyle } from './small-style.ts'

/** Where Debian's packages citation-style-language-styles and -locales put their files. */
const system = '/usr/share/citation-style-language'
const styleFile = (name: string) => `${system}/styles/${name}.csl`
const localeFile = (language: string) => `${system}/locales/locales-${language}.xml`

/** Numbers, names, notes and labels; in English, French, German and Portuguese; numbers set apart, raised, small capitals, bold and underlined text. */
const tenStyles = [
  'elsevier-vancouver',
  'bmj',
  'the-lancet',
  'acm-sig-proceedings',
  'american-chemical-society',
  'turabian-fullnote-bibliography',
  'din-1505-2',
  'associacao-brasileira-de-normas-tecnicas',
  'annales',
  'din-1505-2-alphanumeric',
]
/** Styles and locales are two packages of the system. */
const isThere = existsSync(styleFile('bmj')) && existsSync(localeFile('en-GB'))

const papers = new Map<string, CslItem>(
  awkwardItems.filter((_item, index) => index % 2 === 0).map((item) => [item.id, item]),
)
const ids = [...papers.keys()]
const clusters: CitationCluster[] = [
  ...ids.map((paperId) => ({ id: `one-${paperId}`, items: [{ paperId }] })),
  { id: 'again', items: [{ paperId: ids[0] ?? '', locator: '12-14' }] },
  {
    id: 'words',
    items: [
      { paperId: ids[1] ?? '', locator: '3', label: 'chapter', prefix: 'see', suffix: ', and others' },
      { paperId: ids[2] ?? '', suppressAuthor: true },
    ],
  },
]

type Processor = {
  Engine: new (
    system: object,
    style: string,
    language: string,
  ) => {
    rebuildProcessorState: (clusters: object[], mode: string, uncited: string[]) => [string, number, string][]
    makeBibliography: () => false | [object, string[]]
  }
}

/** What the processor itself writes, fed with the texts of the files. */
function processorOutput(style: string) {
  const CSL = createRequire(import.meta.url)('citeproc') as Processor
  const text = readFileSync(styleFile(style), 'utf8')
  const isNote = /class="note"/.test(text)
  const engine = new CSL.Engine(
    {
      retrieveLocale: (language: string) =>
        readFileSync(existsSync(localeFile(language)) ? localeFile(language) : localeFile('en-US'), 'utf8'),
      retrieveItem: (id: string) => structuredClone(papers.get(id)),
    },
    text,
    'en-US',
  )
  const citations = engine.rebuildProcessorState(
    clusters.map(({ id, items }, index) => ({
      citationID: id,
      properties: { noteIndex: isNote ? index + 1 : 0 },
      citationItems: items.map(({ paperId, suppressAuthor, prefix, locator, label, suffix }) => ({
        id: paperId,
        ...(locator && { locator, label: label ?? 'page' }),
        ...(prefix && { prefix: `${prefix} ` }),
        ...(suffix && { suffix }),
        ...(suppressAuthor && { 'suppress-author': true }),
      })),
    })),
    'html',
    [],
  )
  const made = engine.makeBibliography()
  return { citations, entries: made === false ? [] : made[1] }
}

const signs: Record<string, string> = {
  '&#38;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}

/** Each sign of the processor's HTML with the elements in which it stands: read by the page's own parser of HTML. */
function signsOf(html: string): string {
  const open: string[] = []
  let all = ''
  for (const part of html.match(/<[^>]*>|&#?\w+;|[^]/g) ?? []) {
    if (part.startsWith('</')) open.pop()
    else if (part.startsWith('<')) open.push(part)
    else all += `${signs[part] ?? part}${markOf(open)}`
  }
  return squeezed(all)
}

function markOf(open: string[]): string {
  const has = (tag: string) => open.includes(tag)
  const last = (on: string, off: string) => open.lastIndexOf(on) > open.lastIndexOf(off)
  return [
    last('<i>', '<span style="font-style:normal;">') ? '/' : '',
    last('<b>', '<span style="font-weight:normal;">') ? '*' : '',
    has('<sup>') ? '^' : '',
    has('<sub>') ? '_' : '',
    last('<span style="font-variant:small-caps;">', '<span style="font-variant:normal;">') ? '#' : '',
    last('<span style="text-decoration:underline;">', '<span style="text-decoration:none;">') ? '~' : '',
  ].join('')
}

const ourSigns = (text: RichText) =>
  squeezed(
    text
      .flatMap(({ text: words, ...run }) =>
        Array.from(words).map(
          (sign) =>
            `${sign}${run.italic ? '/' : ''}${run.bold ? '*' : ''}${run.superscript ? '^' : ''}${run.subscript ? '_' : ''}${run.smallCaps ? '#' : ''}${run.underline ? '~' : ''}`,
        ),
      )
      .join(''),
  )

/** The same of the runs that a Word file gets. */
const wordSigns = (text: RichText) =>
  squeezed(
    [...findElements(`<all>${richRuns(text)}</all>`, new Set(['w:r']))]
      .flatMap(({ element }) => {
        const has = (name: string, value?: string) =>
          childrenOf(element, 'w:rPr', name).some(({ attributes }) => !value || attributes['w:val'] === value)
        const marks = [
          has('w:i') ? '/' : '',
          has('w:b') ? '*' : '',
          has('w:vertAlign', 'superscript') ? '^' : '',
          has('w:vertAlign', 'subscript') ? '_' : '',
          has('w:smallCaps') ? '#' : '',
          has('w:u') ? '~' : '',
        ].join('')
        return childrenOf(element, 'w:t').flatMap((child) => Array.from(textOf(child)).map((sign) => sign + marks))
      })
      .join(''),
  )

const squeezed = (text: string) => text.replace(/\s[/*^_#~]*/g, '')

async function localesAtHand(): Promise<CslLocales> {
  const files = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'pt-BR', 'es-ES'].flatMap((language) => {
    const read = readCslLocale(readFileSync(localeFile(language), 'utf8'))
    return read === undefined ? [] : [[read.language, read.tree] as const]
  })
  return Object.fromEntries(files)
}

describe.runIf(isThere)(
  'ten styles from files give what their processor gives, in the model of the page and in Word, formats included',
  () => {
    test.each(tenStyles)('%s', async (name) => {
      const read = readCslStyle(readFileSync(styleFile(name), 'utf8'))
      if (read.kind !== 'style') throw new Error(`${name} is not taken: ${JSON.stringify(read)}`)
      const ours = renderByStyleFile({ style: read.style, locales: await localesAtHand(), papers, clusters })
      const theirs = processorOutput(name)
      expect(ours.bibliography.map(({ label, text }) => squeezed(label ?? '') + ourSigns(text))).toEqual(
        theirs.entries.map(signsOf),
      )
      expect(ours.bibliography.map(({ label, text }) => squeezed(label ?? '') + wordSigns(text))).toEqual(
        theirs.entries.map(signsOf),
      )
      expect(theirs.citations).toHaveLength(clusters.length)
      for (const [id, , html] of theirs.citations) {
        expect(ourSigns(ours.citations.get(id) ?? [])).toBe(signsOf(html))
        expect(wordSigns(ours.citations.get(id) ?? [])).toBe(signsOf(html))
      }
      expect(ours.missing).toEqual([])
      expect(ours.missingLocales).toEqual([])
    })
  },
)

test.runIf(isThere)(
  'British words made of American ones are those of the public file, but for a few rare terms',
  async () => {
    const official = readCslLocale(readFileSync(localeFile('en-GB'), 'utf8'))?.tree
    const made = (await keptLocales())['en-GB']
    const style = readCslStyle(readFileSync(styleFile('harvard-cite-them-right'), 'utf8'))
    if (style.kind !== 'style' || official === undefined || made === undefined) throw new Error('files are missing')
    const american = (await keptLocales())['en-US']
    const write = (words: typeof official) =>
      renderByStyleFile({
        style: style.style,
        locales: { 'en-GB': words, ...(american && { 'en-US': american }) },
        papers,
        clusters,
      })
    expect(write(made).bibliography).toEqual(write(official).bibliography)
  },
)

const small = (more: Parameters<typeof smallStyle>[0] = {}) => {
  const read = readCslStyle(smallStyle(more))
  if (read.kind !== 'style') throw new Error(JSON.stringify(read))
  return read.style
}
const two = new Map<string, CslItem>([
  [
    'a',
    {
      type: 'book',
      title: 'Sleep & <i>E. coli</i>',
      author: [{ family: 'Berg', given: 'Ada' }],
      issued: { 'date-parts': [[2020]] },
    },
  ],
  ['b', { type: 'book', title: 'Light', author: [{ family: 'Ode', given: 'Fay' }], URL: 'https://example.org/light' }],
])

test('a small style: citations, a list with formats and addresses, and a paper that nobody knows', async () => {
  const rendered = renderByStyleFile({
    style: small(),
    locales: await keptLocales(),
    papers: two,
    clusters: [
      { id: '1', items: [{ paperId: 'b' }, { paperId: 'gone' }] },
      { id: '2', items: [{ paperId: 'gone' }] },
      { id: '3', items: [{ paperId: 'a', locator: '4-6', prefix: 'see' }] },
    ],
  })
  expect([...rendered.citations].map(([id, text]) => `${id} ${plainCitation(text)}`)).toEqual([
    '1 (Ode) [missing reference]',
    '2 [missing reference]',
    '3 (see Berg 2020 pp. 4–6)',
  ])
  expect(rendered.missing).toEqual(['gone'])
  expect(rendered.bibliography).toEqual([
    {
      paperId: 'a',
      number: 1,
      text: [{ text: 'Berg. ' }, { text: 'Sleep & ', italic: true }, { text: 'E. coli' }],
    },
    {
      paperId: 'b',
      number: 2,
      text: [
        { text: 'Ode. ' },
        { text: 'Light', italic: true },
        { text: '. ' },
        { text: 'https://example.org/light', url: 'https://example.org/light' },
      ],
    },
  ])
})

test('papers that are listed without being cited stand in the list', async () => {
  const rendered = renderByStyleFile({
    style: small(),
    locales: await keptLocales(),
    papers: two,
    clusters: [],
    alsoListed: ['b', 'gone'],
  })
  expect(rendered.bibliography.map(({ paperId }) => paperId)).toEqual(['b'])
  expect(rendered.missing).toEqual(['gone'])
})

test('a language that is not at hand is named, and its style written with American words', async () => {
  const rendered = renderByStyleFile({
    style: small({ locale: 'is-IS' }),
    locales: await keptLocales(),
    papers: two,
    clusters: [{ id: '1', items: [{ paperId: 'a', locator: '4-6' }] }],
  })
  expect(rendered.missingLocales).toEqual(['is-IS'])
  expect(plainCitation(rendered.citations.get('1') ?? [])).toBe('(Berg 2020 pp. 4–6)')
  const german = renderByStyleFile({
    style: small(),
    locales: await keptLocales(),
    language: 'de-AT',
    papers: two,
    clusters: [{ id: '1', items: [{ paperId: 'a', locator: '4-6' }] }],
  })
  expect(german.missingLocales).toEqual([])
  expect(plainCitation(german.citations.get('1') ?? [])).toBe('(Berg 2020 S. 4–6)')
})

test('signs of a style that look like markup stay signs', async () => {
  const rendered = renderByStyleFile({
    style: small({ prefix: '&lt;img src=x onerror=alert(1)&gt;&lt;a href="javascript:alert(1)"&gt;' }),
    locales: await keptLocales(),
    papers: two,
    clusters: [{ id: '1', items: [{ paperId: 'a' }] }],
  })
  const [run] = rendered.citations.get('1') ?? []
  expect(run?.text).toContain('<img src=x onerror=alert(1)>')
  expect(JSON.stringify([...rendered.citations])).not.toContain('"url"')
})
