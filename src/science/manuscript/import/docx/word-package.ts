import { childrenOf, findElements, textOf, type XmlElement } from '../../../records/xml.ts'
import { ImportRefused } from '../imported-draft.ts'

const MEDIA: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** What a style of the document means for its text. */
export type StyleMeaning =
  | 'title'
  | 'quote'
  | 'code'
  | 'rule'
  | 'caption'
  | 'bibliography'
  | 'list'
  | { heading: 1 | 2 | 3 | 4 }

export type ListLevel = { isBullet: boolean; start: number }

/** The parts of a Word document that its text refers to. */
export type WordPackage = {
  body: XmlElement
  style: (id: string | undefined) => StyleMeaning | undefined
  isCodeStyle: (id: string | undefined) => boolean
  listLevel: (numId: string, level: number) => ListLevel
  /** Notes by their id, footnotes and endnotes apart. */
  footnotes: ReadonlyMap<string, XmlElement>
  endnotes: ReadonlyMap<string, XmlElement>
  comments: ReadonlyMap<string, XmlElement>
  /** The address or part that a relation of the document or its notes names. */
  target: (id: string | undefined, inNotes: boolean) => string | undefined
  /** A picture as a data address; undefined where it is none that is read. */
  picture: (path: string) => string | undefined
  /** What a reference manager keeps in the document about itself. */
  preference: string
}

/** Which files of the package are unpacked: text, and pictures that a draft can hold. */
export const isWanted = (name: string): boolean =>
  /^(?:_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.xml\.rels|docProps\/custom\.xml|word\/media\/[^/]+\.(?:png|jpe?g|gif|webp))$/i.test(
    name,
  )

export function wordPackage(parts: ReadonlyMap<string, Uint8Array>): WordPackage {
  const text = (name: string) => new TextDecoder().decode(parts.get(name))
  const all = (part: string, name: string) =>
    [...findElements(text(part), new Set([name]))].map(({ element }) => element)
  const main = mainPart(all('_rels/.rels', 'Relationship'))
  const [body] = all(main, 'w:body')
  if (body === undefined) throw new ImportRefused('This file is not a Word document (.docx), whatever its name says.')
  const styles = stylesOf(all('word/styles.xml', 'w:style'))
  const levels = levelsOf(all('word/numbering.xml', 'w:abstractNum'), all('word/numbering.xml', 'w:num'))
  const byId = (part: string, name: string) =>
    new Map(all(part, name).map((element) => [element.attributes['w:id'] ?? '', element] as const))
  const targets = (part: string) =>
    new Map(
      all(part, 'Relationship').map(({ attributes }) => [attributes['Id'] ?? '', attributes['Target'] ?? ''] as const),
    )
  const documentTargets = targets(main.replace(/[^/]+$/, '_rels/$&.rels'))
  const noteTargets = targets('word/_rels/footnotes.xml.rels')
  return {
    body,
    style: (id) => (id === undefined ? undefined : (styles.get(id) ?? meaningOf(id))),
    isCodeStyle: (id) => id !== undefined && /code|verbatim/i.test(id),
    listLevel: (numId, level) => levels.get(`${numId}|${level}`) ?? { isBullet: true, start: 1 },
    footnotes: byId('word/footnotes.xml', 'w:footnote'),
    endnotes: byId('word/endnotes.xml', 'w:endnote'),
    comments: byId('word/comments.xml', 'w:comment'),
    target: (id, inNotes) => (id === undefined ? undefined : (inNotes ? noteTargets : documentTargets).get(id)),
    picture: (path) => {
      const bytes = parts.get(`word/${path.replace(/^\/?(?:word\/)?/, '')}`)
      const type = MEDIA[path.split('.').at(-1)?.toLowerCase() ?? '']
      return bytes === undefined || type === undefined ? undefined : `data:${type};base64,${base64(bytes)}`
    },
    preference: all('docProps/custom.xml', 'property')
      .filter(({ attributes }) => attributes['name']?.startsWith('ZOTERO_PREF') === true)
      .map(textOf)
      .join(''),
  }
}

/** The part that holds the text: "word/document.xml", unless the package names another. */
function mainPart(relations: readonly XmlElement[]): string {
  const main = relations.find(({ attributes }) => attributes['Type']?.endsWith('/officeDocument'))
  return main?.attributes['Target']?.replace(/^\//, '') ?? 'word/document.xml'
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

function meaningOf(name: string): StyleMeaning | undefined {
  const plain = name.toLowerCase().replaceAll(' ', '')
  const level = /^(?:heading|überschrift|titre|título)(\d)$/.exec(plain)?.[1]
  if (level !== undefined) return { heading: Math.min(4, Math.max(1, Number(level))) as 1 | 2 | 3 | 4 }
  if (plain === 'title') return 'title'
  if (/^(?:intense)?quote$|^blocktext$/.test(plain)) return 'quote'
  if (/^sourcecode|^htmlpreformatted$|^verbatim/.test(plain)) return 'code'
  if (plain === 'horizontalrule') return 'rule'
  if (plain === 'caption' || plain === 'imagecaption' || plain === 'tablecaption') return 'caption'
  if (plain === 'bibliography') return 'bibliography'
  return plain.startsWith('listparagraph') ? 'list' : undefined
}

/** Meanings by the id of a style; one without a meaning has that of the style it is based on. */
function stylesOf(styles: readonly XmlElement[]): Map<string, StyleMeaning> {
  const named = new Map(
    styles.map((style) => [
      style.attributes['w:styleId'] ?? '',
      {
        name: childrenOf(style, 'w:name')[0]?.attributes['w:val'] ?? '',
        based: childrenOf(style, 'w:basedOn')[0]?.attributes['w:val'],
      },
    ]),
  )
  const found = new Map<string, StyleMeaning>()
  for (const id of named.keys()) {
    let at: string | undefined = id
    for (let step = 0; step < 10 && at !== undefined; step += 1) {
      const style = named.get(at)
      const meaning = style === undefined ? undefined : (meaningOf(style.name) ?? meaningOf(at))
      if (meaning !== undefined) {
        found.set(id, meaning)
        break
      }
      at = style?.based
    }
  }
  return found
}

function levelsOf(abstracts: readonly XmlElement[], nums: readonly XmlElement[]): Map<string, ListLevel> {
  const value = (element: XmlElement | undefined, ...path: string[]) =>
    childrenOf(element, ...path)[0]?.attributes['w:val']
  const kinds = new Map(abstracts.map((each) => [each.attributes['w:abstractNumId'] ?? '', childrenOf(each, 'w:lvl')]))
  const found = new Map<string, ListLevel>()
  for (const num of nums) {
    const id = num.attributes['w:numId'] ?? ''
    for (const level of kinds.get(value(num, 'w:abstractNumId') ?? '') ?? []) {
      const index = level.attributes['w:ilvl'] ?? '0'
      const override = childrenOf(num, 'w:lvlOverride').find((each) => each.attributes['w:ilvl'] === index)
      found.set(`${id}|${index}`, {
        isBullet: (value(level, 'w:numFmt') ?? 'bullet') === 'bullet',
        start: Number(value(override, 'w:startOverride') ?? value(level, 'w:start') ?? 1) || 1,
      })
    }
  }
  return found
}
