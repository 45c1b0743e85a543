import { InputRule, Node } from '@tiptap/core'

import { idAttribute } from './text-blocks.ts'

const hidden = { default: '', rendered: false } as const
const block = { group: 'block', atom: true, selectable: true } as const

/** The only addresses of pictures: data of the picture itself. */
export const PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/

export const Figure = Node.create({
  name: 'figure',
  ...block,
  draggable: true,
  addAttributes: () => ({
    ...idAttribute,
    src: { default: '' },
    alt: { default: '' },
    caption: { ...hidden, parseHTML: (element: HTMLElement) => element.getAttribute('title') ?? '' },
    width: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (PICTURE.test(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'img',
    {
      ...HTMLAttributes,
      src: PICTURE.test(String(node.attrs['src'])) ? (node.attrs['src'] as string) : '',
      title: node.attrs['caption'] as string,
    },
  ],
})

export const EquationBlock = Node.create({
  name: 'equationBlock',
  ...block,
  addAttributes: () => ({
    ...idAttribute,
    latex: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['latex'] ?? '',
      renderHTML: ({ latex }: Record<string, unknown>) => ({ 'data-latex': latex }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addInputRules() {
    return [
      new InputRule({
        find: /^\$\$\s$/,
        handler: ({ range, chain }) => {
          chain()
            .deleteRange(range)
            .setNode('paragraph')
            .insertContent({ type: 'equationBlock', attrs: { latex: '' } })
            .run()
        },
      }),
    ]
  },
})

/** What it shows and how it is brought up to date is the matter of who puts it in. */
export const LiveBlock = Node.create({
  name: 'liveBlock',
  ...block,
  draggable: true,
  addAttributes: () => ({
    ...idAttribute,
    analysisId: hidden,
    view: { default: 'evidence_table', rendered: false },
    caption: hidden,
    inputsHash: hidden,
    madeAt: hidden,
    isFrozen: { default: null, rendered: false },
    made: { default: {}, rendered: false },
  }),
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-live': '' }],
})

export const Bibliography = Node.create({
  name: 'bibliography',
  ...block,
  parseHTML: () => [{ tag: 'div[data-bibliography]' }],
  renderHTML: () => ['div', { 'data-bibliography': '' }],
})
