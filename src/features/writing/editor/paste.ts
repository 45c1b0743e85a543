import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Parts of a pasted page or document that are no text of it. */
const STRIPPED = 'style,script,meta,link,title,xml,template,iframe,object,svg,input,button,select,textarea,noscript'

/** Word writes its lists as paragraphs: the sign that stands for the bullet, and how deep it is. */
const wordLevel = (paragraph: Element) => {
  const match = /mso-list:[^;]{0,200}?level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')
  return match ? Number(match[1]) : undefined
}

function wordLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p')) {
    if (wordLevel(paragraph) === undefined) continue
    const sign = paragraph.querySelector('span[style*="mso-list" i]')
    const isOrdered = /^[\s(]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign?.textContent ?? paragraph.textContent)
    sign?.remove()
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    const tag = isOrdered ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    if (before?.tagName.toLowerCase() === tag && (before as HTMLElement).dataset['word'] !== undefined) {
      before.append(item)
      paragraph.remove()
    } else {
      const list = document.createElement(tag)
      list.dataset['word'] = ''
      list.append(item)
      paragraph.replaceWith(list)
    }
  }
}

/** Google Docs and Word say bold and italic by style; a page's own bold around everything says nothing. */
function styledText(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal"], b[style*="font-weight:normal"]')) {
    wrapper.replaceWith(...wrapper.childNodes)
  }
  for (const span of body.querySelectorAll('span[style]')) {
    const style = span.getAttribute('style') ?? ''
    const tags = [
      /font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? 'strong' : undefined,
      /font-style:\s*italic/i.test(style) ? 'em' : undefined,
      /vertical-align:\s*super/i.test(style) ? 'sup' : undefined,
      /vertical-align:\s*sub/i.test(style) ? 'sub' : undefined,
    ].filter((tag) => tag !== undefined)
    for (const tag of tags) {
      const wrapper = document.createElement(tag)
      wrapper.append(...span.childNodes)
      span.append(wrapper)
    }
  }
}

/** Pasted markup without what is no text. What the schema does not know is dropped after it, so nothing of it can run. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(STRIPPED)) element.remove()
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  wordLists(body)
  styledText(body)
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style')
  return body.innerHTML
}

export const Paste = Extension.create({
  name: 'pasted',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPasted } })],
})
