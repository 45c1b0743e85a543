import type { Node as TextNode } from '@tiptap/pm/model'
import type { EditorView, NodeView } from '@tiptap/pm/view'

import type { LiveContent } from '#science/manuscript/manuscript.ts'

import type { LabelStore } from '../labels.ts'
import { PICTURE } from '../schema/block-atoms.ts'
import { captionField } from './caption.ts'
import { drawFormula } from './formula.ts'
import { richNodes } from './rich-text.ts'

type GetPos = () => number | undefined

const block = (tag: string, className: string) => {
  const dom = document.createElement(tag)
  dom.className = className
  return dom
}
const labelOf = (labels: LabelStore, node: TextNode) =>
  labels.get().numbering.targets.get(String(node.attrs['id']))?.label ?? ''

/** A block that is drawn anew when it changes, or when numbers do; nothing in it is typed into. */
function drawnBlock(dom: HTMLElement, node: TextNode, labels: LabelStore, draw: (shown: TextNode) => void): NodeView {
  let shown = node
  const drawNow = () => draw(shown)
  drawNow()
  return {
    dom,
    update(next) {
      if (next.type !== shown.type) return false
      shown = next
      drawNow()
      return true
    },
    ignoreMutation: () => true,
    destroy: labels.subscribe(drawNow),
  }
}

export function figureView(labels: LabelStore) {
  return (node: TextNode, view: EditorView, getPos: GetPos): NodeView => {
    const dom = block('figure', 'draft-figure')
    const picture = document.createElement('img')
    const caption = captionField({ view, getPos }, 'figure')
    dom.append(picture, caption.dom)
    const drawn = drawnBlock(dom, node, labels, (shown) => {
      const { src, alt, width } = shown.attrs as { src: string; alt: string; width: number | null }
      const safe = PICTURE.test(src) ? src : ''
      if (picture.getAttribute('src') !== safe) picture.src = safe
      picture.alt = alt
      picture.classList.toggle('is-unnamed', alt === '')
      picture.style.width = width === null ? '' : `${Math.max(10, Math.min(100, width))}%`
      caption.draw(String(shown.attrs['caption']), labelOf(labels, shown))
    })
    return {
      ...drawn,
      stopEvent: (event) => caption.isInside(event.target),
      destroy() {
        drawn.destroy?.()
        caption.destroy()
      },
    }
  }
}

export function tableView(labels: LabelStore) {
  return (node: TextNode, view: EditorView, getPos: GetPos): NodeView => {
    const dom = block('figure', 'draft-table')
    const caption = captionField({ view, getPos }, 'table')
    const scroll = block('div', 'draft-table-scroll scroll-quiet')
    const table = document.createElement('table')
    const contentDOM = document.createElement('tbody')
    table.append(contentDOM)
    scroll.append(table)
    dom.append(caption.dom, scroll)
    let shown = node
    const draw = () => {
      const label = labelOf(labels, shown)
      caption.draw(String(shown.attrs['caption']), label)
      table.setAttribute('aria-label', `${label} ${String(shown.attrs['caption'])}`.trim() || 'Table')
    }
    draw()
    const stop = labels.subscribe(draw)
    return {
      dom,
      contentDOM,
      update(next) {
        if (next.type !== shown.type) return false
        const isSame = next.attrs === shown.attrs
        shown = next
        if (!isSame) draw()
        return true
      },
      stopEvent: (event) => caption.isInside(event.target),
      ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
      destroy() {
        stop()
        caption.destroy()
      },
    }
  }
}

export function equationBlockView(labels: LabelStore) {
  return (node: TextNode): NodeView => {
    const dom = block('div', 'draft-equation-block')
    const formula = document.createElement('div')
    const number = block('span', 'draft-equation-number')
    dom.append(formula, number)
    let drawn: string | undefined
    return drawnBlock(dom, node, labels, (shown) => {
      const latex = String(shown.attrs['latex'])
      number.textContent = labelOf(labels, shown).replace(/^Equation (\d+)$/, '($1)')
      if (drawn === latex) return
      drawn = latex
      formula.textContent = latex === '' ? 'Empty formula: press Enter to write it' : latex
      if (latex !== '') drawFormula(formula, latex, true).catch(() => {})
    })
  }
}

/** What a live block showed when it was last brought up to date. */
export function liveBlockView(labels: LabelStore) {
  return (node: TextNode): NodeView => {
    const dom = block('figure', 'draft-live')
    return drawnBlock(dom, node, labels, (shown) => {
      const made = shown.attrs['made'] as LiveContent
      const caption = document.createElement('figcaption')
      caption.className = 'draft-caption'
      const number = block('span', 'draft-caption-number')
      number.textContent = labelOf(labels, shown)
      caption.append(number, ` ${String(shown.attrs['caption'])}`)
      dom.replaceChildren(caption, ...contentOf(made))
    })
  }
}

function contentOf({ columns = [], rows = [], lines = [], svg }: LiveContent): HTMLElement[] {
  const parts: HTMLElement[] = []
  if (svg !== undefined) {
    // As a picture, in which nothing runs.
    const picture = document.createElement('img')
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    picture.alt = lines.join(' ')
    parts.push(picture)
  }
  if (columns.length > 0 || rows.length > 0) {
    const scroll = block('div', 'draft-table-scroll scroll-quiet')
    const table = document.createElement('table')
    const rowOf = (tag: 'th' | 'td', cells: readonly string[]) => {
      const row = document.createElement('tr')
      for (const text of cells) {
        const cell = document.createElement(tag)
        cell.textContent = text
        row.append(cell)
      }
      return row
    }
    if (columns.length > 0) table.append(rowOf('th', columns))
    for (const row of rows) table.append(rowOf('td', row))
    scroll.append(table)
    parts.push(scroll)
  }
  for (const line of svg === undefined ? lines : []) {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    parts.push(paragraph)
  }
  return parts
}

export function bibliographyView(labels: LabelStore) {
  return (): NodeView => {
    const dom = block('section', 'draft-bibliography')
    dom.setAttribute('aria-label', 'References')
    let before: unknown
    const draw = () => {
      const { rendered } = labels.get()
      if (before === rendered && before !== undefined) return
      before = rendered
      const entries = rendered?.bibliography ?? []
      if (entries.length === 0) {
        dom.textContent = 'Papers that you cite are listed here. Type @ to cite one.'
        dom.classList.add('is-empty')
        return
      }
      dom.classList.remove('is-empty')
      dom.replaceChildren(
        ...entries.map((entry) => {
          const line = document.createElement('p')
          if (entry.label !== undefined) {
            const label = block('span', 'draft-bibliography-label')
            label.textContent = entry.label
            line.append(label)
          }
          const text = document.createElement('span')
          text.append(...richNodes(entry.text))
          line.append(text)
          return line
        }),
      )
    }
    draw()
    const stop = labels.subscribe(draw)
    return { dom, ignoreMutation: () => true, destroy: stop, update: (next) => next.type.name === 'bibliography' }
  }
}
