import type { RichText } from '#science/citations/citation.ts'

import { linkTarget } from '../schema/marks.ts'

const tags = { bold: 'b', italic: 'i', superscript: 'sup', subscript: 'sub', underline: 'u' } as const

/** Formatted text as elements; never as markup. */
export function richNodes(text: RichText): Node[] {
  return text.map((run) => {
    let node: Node = document.createTextNode(run.text)
    const wrap = (element: HTMLElement) => {
      element.append(node)
      node = element
    }
    for (const [flag, tag] of Object.entries(tags)) {
      if (run[flag as keyof typeof tags]) wrap(document.createElement(tag))
    }
    if (run.smallCaps) {
      const caps = document.createElement('span')
      caps.className = 'draft-small-caps'
      wrap(caps)
    }
    const href = linkTarget(run.url)
    if (href !== undefined) {
      const link = document.createElement('a')
      link.href = href
      link.rel = 'noopener noreferrer nofollow'
      link.target = '_blank'
      wrap(link)
    }
    return node
  })
}

export const plainOf = (text: RichText): string => text.map((run) => run.text).join('')
