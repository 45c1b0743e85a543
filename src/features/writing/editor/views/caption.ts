import type { EditorView } from '@tiptap/pm/view'

type Place = { view: EditorView; getPos: () => number | undefined }

/** A caption under a table or above a figure: one line that grows, written into the node when it is left. */
export function captionField({ view, getPos }: Place, name: string) {
  const dom = document.createElement('figcaption')
  dom.className = 'draft-caption'
  dom.contentEditable = 'false'
  const number = document.createElement('span')
  number.className = 'draft-caption-number'
  const field = document.createElement('textarea')
  field.rows = 1
  field.placeholder = 'Write a caption'
  field.setAttribute('aria-label', `Caption of this ${name}`)
  dom.append(number, field)

  let shown = ''
  const commit = () => {
    const at = getPos()
    if (at === undefined || field.value === shown || !view.editable) return
    shown = field.value
    view.dispatch(view.state.tr.setNodeAttribute(at, 'caption', field.value))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(commit, 400)
  })
  field.addEventListener('blur', commit)
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    commit()
    view.focus()
  })
  return {
    dom,
    draw(caption: string, label: string) {
      number.textContent = label
      field.readOnly = !view.editable
      // What somebody is typing is not taken from under their hands.
      if (caption !== shown && document.activeElement !== field) field.value = caption
      shown = caption
      dom.classList.toggle('is-empty', caption === '')
    },
    isInside: (target: EventTarget | null) => target instanceof Node && dom.contains(target),
    destroy() {
      clearTimeout(timer)
      commit()
    },
  }
}
