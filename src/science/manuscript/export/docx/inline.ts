import type { RichText, TextRun } from '../../../citations/citation.ts'
import type { CitationNode, FootnoteNode, Inline, Mark } from '../../manuscript.ts'
import { el, field, plainRun, runText, type Xml } from '../../../word/markup.ts'
import { referenceLabel } from '../export-input.ts'
import { bookmarkName, threadsOf, type DocxState } from './docx-state.ts'
import { wordMath } from './math-markup.ts'
import { citationInstruction } from './reference-fields.ts'

/** Elements of a run's properties in the order that the schema asks for (ECMA-376, CT_RPr). */
function properties(marks: readonly Mark[] = [], isSmallCaps = false): Xml {
  const has = new Set(marks.map(({ type }) => type))
  const inner = [
    has.has('code')
      ? el('w:rStyle', { 'w:val': 'CodeChar' })
      : has.has('link')
        ? el('w:rStyle', { 'w:val': 'Hyperlink' })
        : '',
    has.has('bold') ? el('w:b') : '',
    has.has('italic') ? el('w:i') : '',
    isSmallCaps ? el('w:smallCaps') : '',
    has.has('strike') ? el('w:strike') : '',
    has.has('underline') ? el('w:u', { 'w:val': 'single' }) : '',
    has.has('superscript')
      ? el('w:vertAlign', { 'w:val': 'superscript' })
      : has.has('subscript')
        ? el('w:vertAlign', { 'w:val': 'subscript' })
        : '',
  ].join('')
  return inner === '' ? '' : el('w:rPr', {}, inner)
}

/** Formatted text of a style as runs; the run of a citation keeps the marks of the place it stands in. */
export const richRuns = (text: RichText, more: readonly Mark[] = [], name: 'w:t' | 'w:delText' = 'w:t'): Xml =>
  text
    .map((run) => el('w:r', {}, properties([...more, ...marksOf(run)], run.smallCaps), runText(run.text, name)))
    .join('')

const marksOf = (run: TextRun): Mark[] =>
  (['bold', 'italic', 'underline', 'superscript', 'subscript'] as const)
    .filter((name) => run[name] === true)
    .map((type) => ({ type }))

const isDeleted = (node: Inline) => node.marks?.some(({ type }) => type === 'deletion') ?? false

function citation(node: CitationNode, state: DocxState): Xml {
  const { context } = state
  const text = context.rendered.citations.get(node.attrs.id) ?? []
  const name = isDeleted(node) ? 'w:delText' : 'w:t'
  context.ledger.add('taken', 'citations')
  const known = node.attrs.items.filter((item) => context.papers.has(item.paperId))
  if (known.length < node.attrs.items.length) context.ledger.add('changed', 'references')
  if (!state.isNoteStyle || state.isInFootnote)
    return field(citationInstruction(node, context, 0), richRuns(text, node.marks, name))
  const index = state.footnotes.length + 1
  return footnote(state, () => field(citationInstruction(node, context, index), richRuns(text)))
}

/** A note of the document's own kind; `write` makes its content while the note is being written. */
function footnote(state: DocxState, write: () => Xml): Xml {
  const place = state.footnotes.length
  state.footnotes.push('')
  state.isInFootnote = true
  const sign = el('w:r', {}, el('w:rPr', {}, el('w:rStyle', { 'w:val': 'FootnoteReference' })), el('w:footnoteRef'))
  state.footnotes[place] = el(
    'w:footnote',
    { 'w:id': place + 1 },
    el('w:p', {}, el('w:pPr', {}, el('w:pStyle', { 'w:val': 'FootnoteText' })), sign, plainRun(runText(' ')), write()),
  )
  state.isInFootnote = false
  return el(
    'w:r',
    {},
    el('w:rPr', {}, el('w:rStyle', { 'w:val': 'FootnoteReference' })),
    el('w:footnoteReference', { 'w:id': place + 1 }),
  )
}

function ownFootnote(node: FootnoteNode, state: DocxState): Xml {
  state.context.ledger.add('taken', 'footnotes')
  // A footnote inside a footnote, which no word processor has, is written in line.
  if (state.isInFootnote) return inlineXml(node.attrs.content, state)
  return footnote(state, () => inlineXml(node.attrs.content, state))
}

function plain(node: Inline, state: DocxState): Xml {
  const { context } = state
  const name = isDeleted(node) ? 'w:delText' : 'w:t'
  const run = (inner: Xml) => el('w:r', {}, properties(node.marks), inner)
  switch (node.type) {
    case 'text':
      return run(runText(node.text, name))
    case 'hardBreak':
      return run(el('w:br'))
    case 'citation':
      return citation(node, state)
    case 'footnote':
      return ownFootnote(node, state)
    case 'equation': {
      const math = wordMath(node.attrs.latex)
      context.ledger.add(
        math === undefined ? 'changed' : 'taken',
        'equations',
        math === undefined ? node.attrs.latex : undefined,
      )
      return math ?? run(runText(`$${node.attrs.latex}$`, name))
    }
    case 'crossReference': {
      const { targetId } = node.attrs
      const label = referenceLabel(context, targetId)
      const target = context.numbering.targets.get(targetId)
      if (target === undefined) {
        context.ledger.add('changed', 'crossReferences')
        return run(runText(label, name))
      }
      context.ledger.add('taken', 'crossReferences')
      return field(`REF ${bookmarkName(targetId)} \\h`, run(runText(label, name)))
    }
  }
}

function linked(node: Inline, inner: Xml, state: DocxState): Xml {
  const link = node.marks?.find((mark) => mark.type === 'link')
  if (link?.type !== 'link' || node.type !== 'text') return inner
  if (!/^(?:https?|mailto):/i.test(link.attrs.href)) {
    state.context.ledger.add('changed', 'links', link.attrs.href)
    return inner
  }
  state.context.ledger.add('taken', 'links')
  return el('w:hyperlink', { 'r:id': state.linkTo(link.attrs.href) }, inner)
}

/** Proposals as tracked changes. */
function tracked(node: Inline, inner: Xml, state: DocxState): Xml {
  let whole = inner
  for (const mark of node.marks ?? []) {
    if (mark.type !== 'insertion' && mark.type !== 'deletion') continue
    state.context.ledger.add('taken', 'suggestions')
    whole = el(
      mark.type === 'insertion' ? 'w:ins' : 'w:del',
      { 'w:id': state.nextId(), 'w:author': mark.attrs.name, 'w:date': wordDate(mark.attrs.at) },
      whole,
    )
  }
  return whole
}

/** Word knows no zone: a date is written in UTC to the second. */
function wordDate(at: string): string | undefined {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, 19)}Z`
}

function commentsBefore(node: Inline, state: DocxState): Xml {
  return threadsOf(node)
    .map((threadId) => {
      if (state.threadComments.has(threadId)) return ''
      const thread = state.context.threads?.find(({ id }) => id === threadId)
      const numbers = (thread?.messages ?? []).map(({ name, at, text }) => {
        const id = state.comments.length
        const paragraphs = text
          .split('\n')
          .map((line) =>
            el('w:p', {}, el('w:pPr', {}, el('w:pStyle', { 'w:val': 'CommentText' })), plainRun(runText(line))),
          )
        const initials = name
          .split(/\s+/)
          .map((word) => word.charAt(0))
          .join('')
          .slice(0, 3)
        state.comments.push(
          el(
            'w:comment',
            { 'w:id': id, 'w:author': name, 'w:date': wordDate(at), 'w:initials': initials },
            ...paragraphs,
          ),
        )
        state.context.ledger.add('taken', 'comments')
        return id
      })
      state.threadComments.set(threadId, numbers)
      return numbers.map((id) => el('w:commentRangeStart', { 'w:id': id })).join('')
    })
    .join('')
}

function commentsAfter(node: Inline, state: DocxState): Xml {
  return threadsOf(node)
    .map((threadId) => {
      const left = (state.threadsLeft.get(threadId) ?? 1) - 1
      state.threadsLeft.set(threadId, left)
      if (left > 0) return ''
      return (state.threadComments.get(threadId) ?? [])
        .map((id) => el('w:commentRangeEnd', { 'w:id': id }) + plainRun(el('w:commentReference', { 'w:id': id })))
        .join('')
    })
    .join('')
}

/** The content of a paragraph as runs, fields, notes and changes. */
export function inlineXml(content: readonly Inline[] | undefined, state: DocxState): Xml {
  return (content ?? [])
    .map((node) => {
      // A comment inside a note has no place of its own in Word.
      if (state.isInFootnote) return tracked(node, linked(node, plain(node, state), state), state)
      const before = commentsBefore(node, state)
      return before + tracked(node, linked(node, plain(node, state), state), state) + commentsAfter(node, state)
    })
    .join('')
}
