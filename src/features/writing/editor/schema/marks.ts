import { Mark } from '@tiptap/core'

import { safeUrl } from '#shared/browser/safe-url.ts'

/** Where a link of a text may lead: outside by https, or by mail. */
export const linkTarget = (href: unknown): string | undefined => {
  const safe = safeUrl(href)
  return safe?.kind === 'external' ? safe.href : undefined
}

export const Link = Mark.create({
  name: 'link',
  priority: 900,
  keepOnSplit: false,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (linkTarget(element.getAttribute('href')) === undefined ? false : null) },
  ],
  // Somebody else may have written it: only what may be followed becomes an address.
  renderHTML: ({ HTMLAttributes }) => {
    const href = linkTarget(HTMLAttributes['href'])
    return href === undefined ? ['span', 0] : ['a', { href, rel: 'noopener noreferrer nofollow', target: '_blank' }, 0]
  },
})

const script = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: name === 'subscript' ? 'superscript' : 'subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })
export const Subscript = script('subscript', 'sub', 'Mod-,')
export const Superscript = script('superscript', 'sup', 'Mod-.')

const dataOf = (element: HTMLElement, name: string) => element.dataset[name] ?? ''

/** Comments overlap: each keeps its own thread. */
export const CommentMark = Mark.create({
  name: 'comment',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({
    threadId: {
      default: '',
      parseHTML: (element: HTMLElement) => dataOf(element, 'thread'),
      renderHTML: ({ threadId }: Record<string, unknown>) => ({ 'data-thread': threadId }),
    },
  }),
  // A copy of the words is not commented on: only our own documents carry threads.
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'draft-comment' }, 0],
})

const suggestion = (name: 'insertion' | 'deletion', tag: 'ins' | 'del') =>
  Mark.create({
    name,
    excludes: name,
    inclusive: name === 'insertion',
    addAttributes: () => ({
      suggestionId: {
        default: '',
        renderHTML: ({ suggestionId }: Record<string, unknown>) => ({ 'data-suggestion': suggestionId }),
      },
      by: { default: 'person', rendered: false },
      name: {
        default: '',
        renderHTML: ({ name: who }: Record<string, unknown>) => ({ title: `Proposed by ${String(who)}` }),
      },
      at: { default: '', rendered: false },
    }),
    parseHTML: () => [],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...HTMLAttributes, class: `draft-${name}` }, 0],
  })
export const Insertion = suggestion('insertion', 'ins')
export const Deletion = suggestion('deletion', 'del')
