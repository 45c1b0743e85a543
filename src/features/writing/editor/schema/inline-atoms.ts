import { InputRule, Node } from '@tiptap/core'

import { newKey } from '#shared/browser/new-key.ts'

/** What a node carries, as text on the clipboard of our own editor. */
const jsonAttribute = (name: string, fallback: unknown) => ({
  default: fallback,
  parseHTML: (element: HTMLElement): unknown => {
    try {
      return JSON.parse(element.dataset[name] ?? '') as unknown
    } catch {
      return fallback
    }
  },
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: JSON.stringify(attributes[name]) }),
})
const textAttribute = (name: string, dataName: string, fallback: string | null = '') => ({
  default: fallback,
  parseHTML: (element: HTMLElement) => element.dataset[dataName] ?? fallback,
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${dataName}`]: attributes[name] } : {},
})

/** What is proposed for it: see `../proposals.ts`. A copy is no proposal. */
const suggested = { suggested: { default: null as unknown, rendered: false, parseHTML: () => null } }

const atom = { group: 'inline', inline: true, atom: true, selectable: true, draggable: false } as const

export const Citation = Node.create({
  name: 'citation',
  ...atom,
  addAttributes: () => ({ ...suggested, id: textAttribute('id', 'citation'), items: jsonAttribute('items', []) }),
  parseHTML: () => [
    {
      tag: 'span[data-citation]',
      getAttrs: (element) => (isItems(element.dataset['items']) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
})

/** Anything may be on a clipboard. */
function isItems(text: string | undefined): boolean {
  try {
    const items = JSON.parse(text ?? '') as unknown
    return (
      Array.isArray(items) &&
      items.length > 0 &&
      items.every((item) => typeof (item as { paperId?: unknown } | null)?.paperId === 'string')
    )
  } catch {
    return false
  }
}

export const Equation = Node.create({
  name: 'equation',
  ...atom,
  addAttributes: () => ({ ...suggested, latex: textAttribute('latex', 'equation') }),
  parseHTML: () => [{ tag: 'span[data-equation]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  addInputRules() {
    return [
      // "$x^2$ " and not "$5 to $7": no space beside the signs, no digit after the last.
      new InputRule({
        find: /\$([^\s$](?:[^$\n]*[^\s$])?)\$(?=\s|[.,;:)]?$)$/,
        handler: ({ range, match, chain }) => {
          chain()
            .insertContentAt(range, { type: 'equation', attrs: { latex: match[1] ?? '' } })
            .run()
        },
      }),
    ]
  },
})

export const Footnote = Node.create({
  name: 'footnote',
  ...atom,
  addAttributes: () => ({ ...suggested, id: textAttribute('id', 'footnote'), content: jsonAttribute('content', []) }),
  parseHTML: () => [{ tag: 'span[data-footnote]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  addKeyboardShortcuts() {
    const insert = () =>
      this.editor
        .chain()
        .insertContent({ type: 'footnote', attrs: { id: newKey(), content: [] } })
        .setNodeSelection(this.editor.state.selection.from)
        .run()
    return { 'Mod-Alt-f': insert }
  },
})

export const CrossReference = Node.create({
  name: 'crossReference',
  ...atom,
  addAttributes: () => ({ ...suggested, targetId: textAttribute('targetId', 'target') }),
  parseHTML: () => [{ tag: 'span[data-target]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
})
