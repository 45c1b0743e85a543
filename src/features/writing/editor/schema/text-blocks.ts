import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'

/** Made once for a block and never copied to another: a new one gets its own from the plugin `ids`. */
export const idAttribute = {
  id: {
    default: null as string | null,
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => element.dataset['id'] ?? null,
    renderHTML: ({ id }: Record<string, unknown>) => (typeof id === 'string' ? { 'data-id': id } : {}),
  },
}

export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => idAttribute,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') }
  },
})

const levels = [1, 2, 3, 4] as const

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ ...idAttribute, level: { default: 1, rendered: false } }),
  parseHTML: () => [
    ...levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // Deeper ones of a pasted text keep being headings.
    ...['h5', 'h6'].map((tag) => ({ tag, attrs: { level: 4 } })),
  ],
  // The page has its h1: those of a text begin one below.
  renderHTML: ({ node, HTMLAttributes }) => [
    `h${Number(node.attrs['level']) + 1}`,
    { ...HTMLAttributes, 'data-level': node.attrs['level'] as number },
    0,
  ],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      levels.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
      ]),
    )
  },
  addInputRules() {
    return levels.map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => Number(element.getAttribute('start') ?? 1) || 1,
      renderHTML: ({ start }: Record<string, unknown>) => (start === 1 ? {} : { start: String(start) }),
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList('orderedList', 'listItem') }
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d+)\.\s$/,
        type: this.type,
        getAttributes: (match) => ({ start: Number(match[1]) }),
        joinPredicate: (match, node) => node.childCount + Number(node.attrs['start']) === Number(match[1]),
      }),
    ]
  },
})
