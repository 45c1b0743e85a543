import { CLOSE, OPEN, type Pieces } from './pieces.ts'
import type { CslItem } from './csl-item.ts'
import { titleCase } from './title-case.ts'

type Options = { isTitleCase?: boolean }

/** A title as pieces: quotation marks set, the few tags that bibliographic data carry read, no full stop at its end. */
export function titleText(title: string | undefined, { isTitleCase = false }: Options = {}): Pieces {
  const plain = (title ?? '').trim().replace(/(?<![\p{Lu}.]|\s\p{L})\.$/u, '')
  if (plain === '') return []
  const marked = withQuotes(isTitleCase ? titleCase(plain) : plain)
  return marked.includes('<') ? tagged(marked) : [{ text: marked }]
}

/** A title of an item in headline style, which is a custom of English: titles of other languages stay as they are. */
export const headline = (item: CslItem, title: string | undefined): Pieces =>
  titleText(title, { isTitleCase: /^(?:en|$)/i.test(item.language ?? '') })

/** The name of a site in headline style; one that is an address ("gov.uk") stays as its owner writes it. */
export const siteName = (item: CslItem): Pieces => {
  const name = item['container-title']
  return name !== undefined && /\S\.\S/.test(name) ? fieldText(name) : headline(item, name)
}

/** Any other text of a record, with its apostrophes and quotation marks set. */
export const fieldText = (value: string | undefined): Pieces =>
  value === undefined || value === '' ? [] : [{ text: withQuotes(value) }]

const withQuotes = (text: string) =>
  text
    .replace(/“|(?<=^|[\s([{—–-])"/g, OPEN)
    .replace(/[”"]/g, CLOSE)
    .replace(/(?<=^|[\s([{])'(?=\S[^']*')/g, '‘')
    .replaceAll("'", '’')

const formats: Record<string, 'italic' | 'bold' | 'superscript' | 'subscript' | undefined> = {
  i: 'italic',
  em: 'italic',
  b: 'bold',
  strong: 'bold',
  sup: 'superscript',
  sub: 'subscript',
}

function tagged(text: string): Pieces {
  const open = new Set<string>()
  return text.split(/(<\/?(?:i|em|b|strong|sup|sub)>)/i).flatMap((part) => {
    const tag = /^<(\/?)(\w+)>$/.exec(part)
    const format = formats[tag?.[2]?.toLowerCase() ?? '']
    if (tag === null || format === undefined)
      return part === '' ? [] : [{ text: part, ...Object.fromEntries([...open].map((name) => [name, true])) }]
    if (tag[1] === '/') open.delete(format)
    else open.add(format)
    return []
  })
}
