import fc from 'fast-check'

import { locatorLabels, type CitationItem } from '#science/citations/citation.ts'
import type { Block, Inline, Manuscript, Mark, ParagraphNode, TableCellNode } from '#science/manuscript/manuscript.ts'

type Options = { paperIds: readonly string[]; format: 'docx' | 'markdown' | 'latex' }

/** Words with signs that the formats read as their own, without white space at the edges. */
const signs = fc.constantFrom(
  'sleep',
  'light & dark',
  'a*b',
  'x_1',
  '100 %',
  '$5',
  '[1]',
  '#2',
  'C:\\dir',
  '{a}',
  '<b>',
  'A | B',
  '~3',
  '^up',
  '`tick`',
  'é–ß',
  'don’t',
  '"so"',
  '-',
  '1.',
  '@home',
  'e.g.',
  "it's",
  '>',
  '+',
  '=',
)
const words = fc.array(signs, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '))

const simpleMarks: Mark['type'][] = ['bold', 'italic', 'underline', 'strike', 'superscript']
const marks = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Mark[]>([]) },
  fc.constantFrom(...simpleMarks).map((type): Mark[] => [{ type } as Mark]),
  fc.constant<Mark[]>([{ type: 'bold' }, { type: 'italic' }]),
  fc.constant<Mark[]>([{ type: 'link', attrs: { href: 'https://example.org/a?b=1&c=%20d' } }]),
)

/** The draft's texts: neighbours never share a format, as the editor keeps them. */
function tidy(content: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const node of content) {
    const last = all.at(-1)
    const isSame =
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(node.marks ?? []) === JSON.stringify(last.marks ?? [])
    if (isSame) continue
    // A formatted piece stands between spaces, as words do.
    if (all.length > 0) {
      const open = all.at(-1)
      if (open?.type === 'text' && open.marks === undefined) open.text += ' '
      else if (node.type === 'text' && node.marks === undefined) {
        all.push({ ...node, text: ` ${node.text}` })
        continue
      } else all.push({ type: 'text', text: ' and ' })
    }
    all.push(node.type === 'text' ? { ...node } : node)
  }
  return all
}

export function draftArbitrary({ paperIds, format }: Options): fc.Arbitrary<Manuscript> {
  const text = fc
    .tuple(words, marks)
    .map(([said, list]): Inline =>
      list.length > 0 ? { type: 'text', text: said, marks: list } : { type: 'text', text: said },
    )
  const isLatex = format === 'latex'
  const item: fc.Arbitrary<CitationItem> = fc
    .record({
      paperId: fc.constantFrom(...paperIds),
      locator: fc.option(fc.constantFrom('12', '12-14', '3a'), { nil: undefined }),
      label: fc.option(fc.constantFrom(...locatorLabels), { nil: undefined }),
      prefix: fc.option(fc.constantFrom('see', 'see also'), { nil: undefined }),
      suffix: fc.option(fc.constantFrom('and others'), { nil: undefined }),
      suppressAuthor: fc.constantFrom(true, undefined),
    })
    .map(({ paperId, locator, label, prefix, suffix, suppressAuthor }) => ({
      paperId,
      ...(locator !== undefined && { locator, ...(label !== undefined && label !== 'page' && { label }) }),
      ...(prefix !== undefined && { prefix }),
      ...(suffix !== undefined && { suffix }),
      ...(suppressAuthor === true && !isLatex && { suppressAuthor }),
    }))
  const citation = fc
    .tuple(fc.uuid(), fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([id, items]): Inline => ({ type: 'citation', attrs: { id, items } }))
  const equation = fc
    .constantFrom('x^{2}', String.raw`\alpha +b`, String.raw`\frac{a}{b}`)
    .map((latex): Inline => ({ type: 'equation', attrs: { latex } }))
  const flat = fc.array(fc.oneof({ weight: 4, arbitrary: text }, citation, equation), { minLength: 1, maxLength: 5 })
  const footnote = fc
    .tuple(fc.uuid(), words)
    .map(([id, said]): Inline => ({ type: 'footnote', attrs: { id, content: [{ type: 'text', text: said }] } }))
  // A paragraph begins and ends with words.
  const edge = words.map((said): Inline => ({ type: 'text', text: said }))
  const paragraph = fc
    .tuple(
      edge,
      fc.array(
        fc.oneof(
          { weight: 5, arbitrary: flat },
          footnote.map((note) => [note]),
        ),
        { maxLength: 3 },
      ),
      fc.constant<Inline>({ type: 'text', text: 'end' }),
    )
    .map(([first, middle, last]): ParagraphNode => ({
      type: 'paragraph',
      content: tidy([first, ...middle.flat(), last]),
    }))
  const plain = words.map((said): ParagraphNode => ({ type: 'paragraph', content: [{ type: 'text', text: said }] }))
  const heading = fc
    .tuple(fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const), words)
    .map(([level, said]): Block => ({
      type: 'heading',
      attrs: { id: null, level },
      content: [{ type: 'text', text: said }],
    }))
  const list = (depth: number): fc.Arbitrary<Block> =>
    fc
      .tuple(
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        fc.array(
          fc.tuple(plain, depth > 0 ? fc.option(list(depth - 1), { nil: undefined, freq: 2 }) : fc.constant(undefined)),
          { minLength: 1, maxLength: 3 },
        ),
      )
      .map(([isBullet, start, items]): Block => ({
        type: isBullet ? 'bulletList' : 'orderedList',
        ...(!isBullet && start !== 1 && { attrs: { start } }),
        content: items.map(([first, nested]) => ({
          type: 'listItem',
          content: nested === undefined ? [first] : [first, nested],
        })),
      }))
  const cell = plain
  const table = fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      fc.option(words, { nil: undefined }),
    )
    .map(([width, rows, caption]): Block => ({
      type: 'table',
      attrs: { id: null, ...(caption !== undefined && { caption }) },
      content: rows.map((cells, index) => ({
        type: 'tableRow',
        content: cells
          .slice(0, width)
          .map((content): TableCellNode => ({ type: index === 0 ? 'tableHeader' : 'tableCell', content: [content] })),
      })),
    }))
  const block = fc.oneof(
    { weight: 4, arbitrary: paragraph },
    heading,
    list(2),
    table,
    paragraph.map((inner): Block => ({ type: 'blockquote', content: [inner] })),
    fc
      .constantFrom('x <- 1', 'a\n  b\n\nc')
      .map((code): Block => ({ type: 'codeBlock', content: [{ type: 'text', text: code }] })),
    fc.constant<Block>({ type: 'equationBlock', attrs: { id: null, latex: String.raw`\frac{a}{b}=x_{1}` } }),
    fc.constant<Block>({ type: 'horizontalRule' }),
  )
  // Two quotations or lists that touch are one in every format.
  return fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) => ({
    type: 'doc',
    content: [
      ...blocks.flatMap((each, index): Block[] => {
        const before = blocks[index - 1]
        const isSame =
          before !== undefined &&
          before.type !== 'paragraph' &&
          before.type !== 'heading' &&
          each.type !== 'paragraph' &&
          each.type !== 'heading'
        return isSame ? [{ type: 'paragraph', content: [{ type: 'text', text: 'Between.' }] }, each] : [each]
      }),
      { type: 'bibliography' },
    ],
  }))
}

/** The same draft with its notes and citations numbered: ids of both are made anew where a format has no place for them. */
export function withNumberedIds(manuscript: Manuscript): unknown {
  let count = 0
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)]))
    const hasId = 'type' in value && (value.type === 'footnote' || value.type === 'citation')
    return hasId ? { ...copy, attrs: { ...(copy['attrs'] as object), id: `n${(count += 1)}` } } : copy
  }
  return renamed(manuscript)
}
